import { Html, html } from '../../../lib/html.ts';
import { type Language, texts } from '../../../lib/texts.ts';

/** HK$1,234.50 */
export function money(cents: number, currency: string): string {
  const amount = new Intl.NumberFormat('en-HK', { minimumFractionDigits: 2 }).format(cents / 100);
  return currency === 'HKD' ? `HK$${amount}` : `${currency} ${amount}`;
}

/** The gateway's own look: another company's, so nothing of the shop's. */
const style = new Html(`
:root { color-scheme: light dark; --page: #f4f2fb; --card: #fff; --ink: #1d1830; --dim: #5b5573; --line: #cfc9e2;
  --act: #5b37c9; --on-act: #fff; --warn: #fff3cd; --warn-ink: #5c4300; --bad: #b3261e; --tint: #f1edfc; }
@media (prefers-color-scheme: dark) { :root { --page: #14111f; --card: #1f1b2e; --ink: #f0edfa; --dim: #b8b1cf;
  --line: #4a4463; --act: #b9a3ff; --on-act: #1a1033; --warn: #4a3800; --warn-ink: #ffe7a3; --bad: #ffb4ab; --tint: #2a2440; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 17px/1.5 system-ui, -apple-system, "Segoe UI", Roboto,
  "PingFang HK", "Noto Sans CJK HK", "Noto Sans TC", "Microsoft JhengHei", sans-serif; font-variant-numeric: tabular-nums; }
header p { padding: 14px 16px; margin: 0 auto; font-weight: 700; letter-spacing: .01em; display: flex; gap: 10px; align-items: center;
  max-width: 880px; }
header svg { flex: none; }
header .warning { display: block; max-width: none; font-weight: 400; padding: 10px 16px; background: var(--warn); color: var(--warn-ink); text-align: center; font-size: 15px; }
.warning span { display: block; text-wrap: balance; }
p { text-wrap: pretty; }
main { max-width: 880px; margin: 0 auto; padding: 12px 16px 48px; display: grid; gap: 16px; }
@media (min-width: 760px) { main.wide { grid-template-columns: 1.2fr 1fr; align-items: start; } main.wide > h1 { grid-column: 1 / -1; } }
h1 { font-size: 26px; line-height: 1.25; margin: 8px 0 0; text-wrap: balance; }
h2 { font-size: 17px; margin: 0 0 8px; }
main:not(.wide) { max-width: 560px; }
section, form.card { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 18px; margin: 0; }
dl { margin: 0; display: grid; gap: 4px; }
dt { color: var(--dim); font-size: 15px; }
dd { margin: 0 0 6px; overflow-wrap: anywhere; }
dd.amount { font-size: 26px; font-weight: 700; margin: 0; }
label { display: block; font-weight: 600; margin-top: 14px; }
form.card > div:first-child label { margin-top: 0; }
.help { color: var(--dim); font-size: 15px; margin: 2px 0 4px; font-weight: 400; }
input { width: 100%; font: inherit; color: inherit; background: transparent; border: 1px solid var(--dim); border-radius: 10px;
  padding: 10px 12px; min-height: 48px; }
input[aria-invalid="true"] { border: 2px solid var(--bad); }
.problem { color: var(--bad); font-size: 15px; margin: 4px 0 0; font-weight: 600; }
.problems { border: 2px solid var(--bad); border-radius: 12px; padding: 12px 16px; margin: 0 0 14px; }
.problems p { margin: 0; font-weight: 700; } .problems ul { margin: 6px 0 0; padding-left: 20px; }
.problems a { color: var(--bad); }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
button, a.button { display: flex; align-items: center; justify-content: center; width: 100%; min-height: 50px; margin-top: 18px;
  font: inherit; font-weight: 700; border-radius: 12px; border: 1px solid var(--act); background: var(--act); color: var(--on-act);
  padding: 10px 16px; cursor: pointer; text-decoration: none; text-align: center; }
button.quiet, a.quiet { background: transparent; color: var(--act); margin-top: 10px; }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
ul.cards { list-style: none; margin: 0; padding: 0; display: grid; gap: 10px; }
ul.cards + .help { margin: 12px 0 0; }
.stack { display: grid; gap: 16px; }
ul.cards code { font: inherit; font-weight: 700; white-space: nowrap; }
ul.cards span { display: block; color: var(--dim); font-size: 15px; }
.code { background: var(--tint); border-radius: 10px; padding: 10px 12px; margin: 12px 0 0; }
`);

const mark = html`<svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true"><rect width="28" height="28" rx="8" fill="#5b37c9"/><path d="M6 11h16M6 17h9" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/></svg>`;

/** A whole page of the gateway, with the warning in both languages on top. */
export function frame(language: Language, title: string, main: Html): string {
  const t = texts[language];
  const other = language === 'en' ? 'zh-Hant' : 'en';
  const tag = (which: Language) => (which === 'en' ? 'en' : 'zh-Hant-HK');
  return html`<!doctype html>
<html lang="${tag(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${t('sandbox.brand')}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<header><p class="warning"><span>${t('sandbox.warning')}</span><span lang="${tag(other)}">${texts[other]('sandbox.warning')}</span></p>
<p>${mark}${t('sandbox.brand')}</p></header>
${main}
</body>
</html>
`.text;
}
