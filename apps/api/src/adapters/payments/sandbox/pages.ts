import { type Html, html } from '../../../lib/html.ts';
import { type Language, texts } from '../../../lib/texts.ts';
import type { SessionRow } from './notices.ts';
import { frame, money } from './page-frame.ts';
import { type CardField, type CardForm, type CardProblem, cardFields } from './read-card.ts';
import { grouped, testCards } from './test-cards.ts';

const addressOf = (session: SessionRow) => `/sandbox-gateway/pay/${session.id}`;
const amountOf = (session: SessionRow) => money(session.amount_cents, session.currency);

function order(session: SessionRow): Html {
  const t = texts[session.language];
  return html`<section aria-labelledby="order"><h2 id="order">${t('sandbox.order')}</h2>
<dl><dt>${session.description}</dt><dd class="amount"><span>${amountOf(session)}</span></dd></dl></section>`;
}

function cards(language: Language): Html {
  const t = texts[language];
  return html`<section aria-labelledby="cards"><h2 id="cards">${t('sandbox.cards')}</h2>
<ul class="cards">${testCards.map(
    ({ number, outcome }) =>
      html`<li><code>${grouped(number)}</code><span>${t(`sandbox.outcome.${outcome}`)}</span></li>`,
  )}</ul><p class="help">${t('sandbox.useAny')}</p></section>`;
}

const attributes: Record<CardField, Html> = {
  number: html`autocomplete="cc-number" inputmode="numeric" maxlength="23"`,
  expiry: html`autocomplete="cc-exp" inputmode="numeric" maxlength="9" placeholder="MM/YY"`,
  code: html`autocomplete="cc-csc" inputmode="numeric" maxlength="4"`,
};

type Problems = Partial<Record<CardField, CardProblem>>;

function cardInput(language: Language, field: CardField, value: string, problem: CardProblem | undefined): Html {
  const t = texts[language];
  return html`<div><label for="${field}">${t(`sandbox.${field}`)}</label>
<p class="help" id="${field}-help">${t(`sandbox.${field}Help`)}</p>
<input id="${field}" name="${field}" value="${value}" ${attributes[field]} required aria-describedby="${field}-help${
    problem ? ` ${field}-problem` : ''
  }"${problem ? html` aria-invalid="true"` : ''}>
${problem ? html`<p class="problem" id="${field}-problem">${t(`sandbox.problems.${problem}`)}</p>` : ''}</div>`;
}

function summary(language: Language, problems: Problems): Html | null {
  const t = texts[language];
  const wrong = cardFields.filter((field) => problems[field]);
  if (wrong.length === 0) return null;
  return html`<div class="problems" role="alert"><p>${t('sandbox.problemSummary', { count: wrong.length })}</p>
<ul>${wrong.map((field) => html`<li><a href="#${field}">${t(`sandbox.${field}`)}</a></li>`)}</ul></div>`;
}

/** The card form. The security code is never shown again. */
export function cardPage(session: SessionRow, cancelUrl: string, typed?: CardForm, problems: Problems = {}): string {
  const { language } = session;
  const t = texts[language];
  const input = (field: CardField) =>
    cardInput(language, field, field === 'code' ? '' : (typed?.[field] ?? ''), problems[field]);
  const main = html`<main class="wide"><h1>${t('sandbox.heading')}</h1>
<form class="card" method="post" action="${addressOf(session)}" novalidate>
${summary(language, problems)}${input('number')}<div class="pair">${input('expiry')}${input('code')}</div>
<button type="submit">${t('sandbox.pay', { amount: amountOf(session) })}</button>
<a class="button quiet" href="${cancelUrl}">${t('sandbox.cancel')}</a>
</form>
<div class="stack">${order(session)}${cards(language)}</div></main>`;
  return frame(language, t('sandbox.pageTitle'), main);
}

/** The bank's question before it answers for the card. */
export function challengePage(session: SessionRow, isWrong: boolean): string {
  const t = texts[session.language];
  const action = `${addressOf(session)}/challenge`;
  const main = html`<main><h1>${t('sandbox.challenge.heading')}</h1>
<form class="card" method="post" action="${action}" novalidate>
<h2>${t('sandbox.challenge.bank')}</h2>
<p>${t('sandbox.challenge.text', { amount: amountOf(session), last4: session.card_last4 ?? '' })}</p>
<p class="code">${t('sandbox.challenge.shownCode', { code: session.challenge_code ?? '' })}</p>
<label for="code">${t('sandbox.challenge.code')}</label>
<input id="code" name="code" autocomplete="one-time-code" inputmode="numeric" maxlength="10"${
    isWrong ? html` aria-invalid="true" aria-describedby="code-problem"` : ''
  }>
${
  isWrong
    ? html`<p class="problem" id="code-problem" role="alert">${t('sandbox.problems.challengeCode', { left: session.attempts_left })}</p>`
    : ''
}
<button type="submit" name="answer" value="approve">${t('sandbox.challenge.approve')}</button>
<button type="submit" name="answer" value="refuse" class="quiet">${t('sandbox.challenge.refuse')}</button>
</form></main>`;
  return frame(session.language, t('sandbox.challenge.pageTitle'), main);
}

/** The holder's own bank would be asked; the sandbox does it for whoever tries. */
function disputeForm(session: SessionRow): Html {
  const t = texts[session.language];
  return html`<form class="card" method="post" action="${addressOf(session)}/dispute"><h2>${t('sandbox.dispute.heading')}</h2>
<p>${t('sandbox.dispute.text')}</p><div><label for="dispute-amount">${t('sandbox.dispute.amount')}</label>
<input id="dispute-amount" name="amount" inputmode="decimal" maxlength="12" autocomplete="off"></div><button type="submit" class="quiet">${t('sandbox.dispute.act')}</button></form>`;
}

/** What is left to say when there is nothing to pay any more. */
export function overPage(session: SessionRow, returnUrl: string): string {
  const t = texts[session.language];
  const state = session.state === 'open' || session.state === 'challenged' ? 'expired' : session.state;
  const main = html`<main><h1>${t('sandbox.over.pageTitle')}</h1>
<section><p>${t(`sandbox.over.${state}`)}</p><a class="button" href="${returnUrl}">${t('sandbox.over.back')}</a></section>${
    state === 'paid' ? disputeForm(session) : ''
  }</main>`;
  return frame(session.language, t('sandbox.over.pageTitle'), main);
}

/** Somebody came with an address that was never given out. */
export function unknownPage(): string {
  const main = html`<main><h1>${texts.en('sandbox.unknown.pageTitle')}</h1>
<section><p>${texts.en('sandbox.unknown.text')}</p><p lang="zh-Hant-HK">${texts['zh-Hant']('sandbox.unknown.text')}</p></section></main>`;
  return frame('en', texts.en('sandbox.unknown.pageTitle'), main);
}
