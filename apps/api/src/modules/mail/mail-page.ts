import { writtenDayPattern } from '@onegi/contract/written-dates';
/** The look of every mail: one column of tables with inlined styles, which mail programs draw alike, light and dark. */

export interface MailPage {
  readonly lang: 'en' | 'zh-Hant-HK';
  readonly subject: string;
  /** The grey line that inboxes show after the subject. */
  readonly preview: string;
  readonly brandLine: string;
  readonly heading: string;
  readonly greeting: string;
  readonly intro: string;
  readonly facts: readonly {
    readonly label: string;
    readonly value: string;
    readonly strong?: boolean;
    readonly url?: string;
  }[];
  readonly action?: { readonly label: string; readonly url: string; readonly hint: string };
  readonly attachments?: { readonly title: string; readonly names: readonly string[] };
  readonly after: string;
  /** Closing words and who writes. */
  readonly closing: readonly string[];
  readonly footer: readonly string[];
}

const FONT =
  "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'PingFang HK','Noto Sans TC','Microsoft JhengHei',Arial,sans-serif";

const NIGHT = '#063c45';
const HARBOUR = '#2a92a0';
const LANTERN = '#fbae34';

const DARK = `@media (prefers-color-scheme:dark){
.page{background:#0d1518!important}.sheet{background:#1d2a2e!important;border-color:#3a4b4f!important}
.ink,.ink a{color:#dfe8e9!important}.soft,.soft a{color:#98a9ac!important}.line{border-color:#3a4b4f!important}
.brand{color:#7fc2ca!important}.panel{background:#121c1f!important}}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}
.fact td{display:block!important;width:auto!important;text-align:left!important}.fact .value{padding-top:0!important;border-top:0!important}}`;

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** A date is never broken at its hyphens. */
const withWholeDates = (html: string) =>
  html.replaceAll(new RegExp(writtenDayPattern, 'g'), (date) => `<span style="white-space:nowrap">${date}</span>`);

function factRows(facts: MailPage['facts']): string {
  return facts
    .map(({ label, value, strong, url }, index) => {
      const written = withWholeDates(escapeHtml(value)).replaceAll('\n', '<br>');
      const shown = url ? `<a class="brand" href="${escapeHtml(url)}" style="color:#0b616e">${written}</a>` : written;
      const line = index === 0 ? '' : 'border-top:1px solid #dfe8e9;';
      const size = strong ? 'font-size:20px;font-weight:700' : 'font-size:15px';
      return `<tr class="fact"><td class="soft line" style="${line}padding:12px 0;width:40%;font-size:13px;color:#5a6d70;vertical-align:top">${escapeHtml(label)}</td>
<td class="ink line value" style="${line}padding:12px 0;text-align:right;${size};color:#121c1f;vertical-align:top">${shown}</td></tr>`;
    })
    .join('\n');
}

function actionBlock(action: MailPage['action']): string {
  if (!action) return '';
  const url = escapeHtml(action.url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 16px"><tr>
<td bgcolor="#0b616e" style="border-radius:12px;background:#0b616e"><a href="${url}" style="display:inline-block;padding:14px 28px;font-size:17px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(action.label)}</a></td>
</tr></table>
<p class="soft" style="margin:0 0 24px;font-size:13px;line-height:20px;color:#5a6d70;word-break:break-all">${escapeHtml(action.hint)}<br><a class="brand" href="${url}" style="color:#0b616e">${url}</a></p>`;
}

function attachmentBlock(attachments: MailPage['attachments']): string {
  if (!attachments || attachments.names.length === 0) return '';
  return `<p class="soft" style="margin:0 0 24px;font-size:13px;line-height:20px;color:#5a6d70">${escapeHtml(attachments.title)}: ${attachments.names.map(escapeHtml).join(' · ')}</p>`;
}

const paragraph = (text: string, style = '') =>
  `<p class="ink" style="margin:0 0 16px;font-size:15px;line-height:24px;color:#121c1f;${style}">${text}</p>`;

/**
 * The harbour at night, without a picture: the name on it, and below the waterline with the one light. Its own colours are dark
 * in either scheme, so that no program has a reason to turn them round.
 */
function head(brandLine: string): string {
  const stretch = (width: string, colour: string) =>
    `<td bgcolor="${colour}" width="${width}" style="height:4px;font-size:0;line-height:0;background:${colour}">&nbsp;</td>`;
  return `<tr><td class="pad" bgcolor="${NIGHT}" style="padding:22px 32px 20px;background:${NIGHT};border-radius:12px 12px 0 0"><span style="font-size:26px;font-weight:600;letter-spacing:-0.5px;color:#ffffff">One<span style="color:${LANTERN}">GI</span></span>
<span style="font-size:13px;color:#c6e0e3">&nbsp; ${escapeHtml(brandLine)}</span></td></tr>
<tr><td><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${stretch('78%', HARBOUR)}${stretch('8%', LANTERN)}${stretch('14%', HARBOUR)}</tr></table></td></tr>`;
}

export function mailHtml(page: MailPage): string {
  return `<!doctype html>
<html lang="${page.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(page.subject)}</title><style>:root{color-scheme:light dark}${DARK}</style></head>
<body class="page" style="margin:0;padding:0;background:#eef3f4;${FONT}">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escapeHtml(page.preview)}</div>
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#eef3f4"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;${FONT}">
${head(page.brandLine)}
<tr><td class="sheet pad" style="padding:32px;background:#ffffff;border:1px solid #dfe8e9;border-top:0;border-radius:0 0 12px 12px">
<h1 class="ink" style="margin:0 0 20px;font-size:26px;line-height:34px;font-weight:600;color:#121c1f">${escapeHtml(page.heading)}</h1>
${paragraph(escapeHtml(page.greeting))}
${paragraph(escapeHtml(page.intro).replaceAll(/\r?\n/g, '<br>'))}
<table class="panel" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px;background:#f6f9f9;border-radius:12px"><tr><td style="padding:8px 20px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
${factRows(page.facts)}
</table></td></tr></table>
${actionBlock(page.action)}
${attachmentBlock(page.attachments)}
${paragraph(escapeHtml(page.after))}
${paragraph(page.closing.map(escapeHtml).join('<br>'), 'margin:24px 0 0;')}
</td></tr>
<tr><td class="soft pad" style="padding:20px 32px;font-size:13px;line-height:20px;color:#5a6d70">${page.footer.map(escapeHtml).join('<br><br>')}</td></tr>
</table></td></tr></table></body></html>`;
}

export function mailText(page: MailPage): string {
  const colon = page.lang === 'en' ? ': ' : '：';
  return [
    page.greeting,
    page.intro,
    page.facts.map(({ label, value, url }) => `${label}${colon}${value}${url ? `\n${url}` : ''}`).join('\n'),
    page.action && `${page.action.label}${colon.trim()}\n${page.action.url}`,
    page.attachments &&
      page.attachments.names.length > 0 &&
      `${page.attachments.title}${colon}${page.attachments.names.join(', ')}`,
    page.after,
    page.closing.join('\n'),
    `--\n${page.footer.join('\n')}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
