import { localeOf } from '../../../lib/locale-path.ts';
import { plansOf } from './decode.ts';
import { fillList } from './fill-list.ts';
import type { AnswerNames } from './sources.ts';

/** Filled in when the pages are built. */
declare const __NAMES__: AnswerNames;

type Rows = Record<string, unknown>[];

/** Reads a copy: the answer itself is the page's. */
async function rowsOf(asked: Promise<Response>): Promise<Rows> {
  const response = await asked;
  if (!response.ok) throw new Error(`Refused: ${response.status}`);
  return ((await response.clone().json()) as { data: Rows }).data;
}

const pageIsRead = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', resolve);
    else resolve(undefined);
  });

/**
 * Puts the first cards into the page as soon as both answers are there.
 * @throws when there are none to show
 */
export async function showFirstCards(
  address: URLSearchParams,
  prices: Promise<Response>,
  facts: Promise<Response>,
): Promise<void> {
  const [priceRows, factRows] = await Promise.all([rowsOf(prices), rowsOf(facts), pageIsRead()]);
  fillList(document, plansOf(priceRows, factRows, __NAMES__), address, localeOf(location.pathname));
}
