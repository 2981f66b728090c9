import type { ListedPlan } from '@onegi/contract/calls/quotes/shapes';
import { type Locale, localePath } from '../../../lib/locale-path.ts';
import { paramsText } from '../../../lib/params-text.ts';
import { toggled } from '../choice.ts';
import { detailsUrl } from '../details-url.ts';
import { listViewOf } from '../list-view.ts';
import { requestUrl } from '../plan-action.ts';
import { lookOf, lookOfHighlight, samples, wordsOf, wordsOfHighlight } from './samples.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Puts words in the place of a sample's, in texts and in what is read out; one pass, so that no word is taken for a sample's. */
function replaceWords(root: Element, from: readonly string[], to: readonly string[]): void {
  const pattern = new RegExp(from.filter(Boolean).map(escaped).join('|'), 'g');
  const replaced = (text: string) => text.replace(pattern, (word) => to[from.indexOf(word)] ?? '');
  for (const element of [root, ...root.querySelectorAll('*')]) {
    for (const name of ['aria-label', 'src']) {
      const value = element.getAttribute(name);
      if (value) element.setAttribute(name, replaced(value));
    }
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) node.nodeValue = replaced(node.nodeValue ?? '');
    }
  }
}

/** One row per benefit, each a copy of the sample's row of its look. */
function fillHighlights(list: Element, sample: ListedPlan, plan: ListedPlan, locale: Locale): void {
  const rows = [...list.children];
  const filled = plan.highlights.map((highlight) => {
    const look = lookOfHighlight(highlight, locale);
    const at = sample.highlights.findIndex((each) => lookOfHighlight(each, locale) === look);
    const row = rows[at]?.cloneNode(true) as Element;
    const from = sample.highlights[at];
    if (from) replaceWords(row, wordsOfHighlight(from, locale), wordsOfHighlight(highlight, locale));
    return row;
  });
  list.replaceChildren(...filled);
}

function removeRemark(card: Element, text: string): void {
  for (const remark of card.querySelectorAll('ul > li')) if (remark.textContent.includes(text)) remark.remove();
}

/** A plan that is chosen now stands in the address, as one chosen later does: it is still chosen after a reload. */
function writeChoice(plan: string): void {
  const params = new URLSearchParams(location.search);
  const chosen = toggled(listViewOf(params).chosen, plan);
  params.set('chosen', chosen.join(','));
  if (chosen.length === 0) params.delete('chosen');
  history.replaceState(history.state, '', `?${paramsText(params)}`);
}

export interface CardOptions {
  locale: Locale;
  chosen: boolean;
  listUrl: string;
}

/**
 * A plan's card out of the samples in the page.
 * @throws when the page holds no sample of its look
 */
export function filledCard(page: ParentNode, plan: ListedPlan, { locale, chosen, listUrl }: CardOptions): Element {
  const look = lookOf(plan);
  const sample = samples.find((each) => lookOf(each) === look);
  const template = page.querySelector<HTMLTemplateElement>(`template[data-look="${look}"]`);
  const card = template?.content.firstElementChild?.cloneNode(true) as Element | undefined;
  if (!sample || !card) throw new Error(`No sample card for: ${look}`);
  if (!plan.special && sample.special) removeRemark(card, sample.special.text);
  if (!plan.missing && sample.missing) removeRemark(card, sample.missing.text);
  const highlights = card.querySelector('dl');
  if (highlights) fillHighlights(highlights, sample, plan, locale);
  replaceWords(card, wordsOf(sample, locale), wordsOf(plan, locale));
  card.querySelector('a[href*="/planCoverage/"]')?.setAttribute('href', localePath(detailsUrl(plan), locale));
  card.querySelector('a[href*="templateId="]')?.setAttribute('href', localePath(requestUrl(plan, listUrl), locale));
  card.querySelector('input')?.addEventListener('change', () => writeChoice(plan.plan));
  if (chosen) {
    card.setAttribute('data-chosen', 'true');
    card.querySelector('input')?.setAttribute('checked', '');
  }
  return card;
}
