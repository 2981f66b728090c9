import { askEarly } from '../../../lib/early-answers.ts';
import { earlyRequestsOf } from './early-requests.ts';
import type { RequestSources } from './sources.ts';

/** Filled in when the pages are built: where show-first-cards.ts is, and what the contract says. */
declare const __SHOW_FIRST_CARDS__: string;
declare const __REQUESTS__: RequestSources;
declare global {
  interface Window {
    /** Settled when the first cards are shown, or cannot be. */
    firstCards?: Promise<unknown>;
  }
}

const address = new URLSearchParams(location.search);
const requests = earlyRequestsOf(address, __REQUESTS__);
if (requests) {
  const [prices, facts] = [askEarly(requests.prices), askEarly(requests.facts)];
  const show: Promise<typeof import('./show-first-cards.ts')> = import(/* @vite-ignore */ __SHOW_FIRST_CARDS__);
  // Whatever goes wrong here, the page's own script tells it.
  window.firstCards = show.then(({ showFirstCards }) => showFirstCards(address, prices, facts)).catch(() => {});
}
