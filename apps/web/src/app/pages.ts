import { chinesePrefix } from '../lib/locale-path.ts';

/** Which texts a page needs beside the ones every page has. Each bundle is one nested layout per language. */
export type Bundle = 'public' | 'purchase';

export interface Page {
  /** Path below the language, in React Router's syntax. The empty path is the home page. */
  readonly path: string;
  /** Route module, below src. */
  readonly file: string;
  readonly bundle: Bundle;
}

/** Every page of the site. Routes, prerendering and the server's list of known pages are all made from this table. */
export const pages: readonly Page[] = [
  { path: '', file: 'features/home/home-page.tsx', bundle: 'public' },
  { path: 'travelIndex', file: 'features/travel/landing-page.tsx', bundle: 'public' },
  { path: 'travel-searchPlan', file: 'features/travel/search-page.tsx', bundle: 'public' },
  { path: 'quoteCards', file: 'features/quotes/quote-list-page.tsx', bundle: 'purchase' },
  { path: 'planCompare', file: 'features/quotes/compare-page.tsx', bundle: 'purchase' },
  { path: 'planCoverage/:prod/:isr/:plan', file: 'features/quotes/details-page.tsx', bundle: 'purchase' },
  { path: 'apply', file: 'features/purchases/start-page.tsx', bundle: 'purchase' },
  { path: 'apply/:ref', file: 'features/purchases/application-page.tsx', bundle: 'purchase' },
  { path: 'pay/:ref', file: 'features/purchases/pay-page.tsx', bundle: 'purchase' },
  { path: 'confirmation/:ref', file: 'features/purchases/confirmation-page.tsx', bundle: 'purchase' },
  { path: 'purchase/:token', file: 'features/purchases/purchase-link-page.tsx', bundle: 'purchase' },
  { path: 'commercial-insurance/form', file: 'features/requests/request-quote-page.tsx', bundle: 'purchase' },
  { path: 'outbox', file: 'features/demo/outbox-page.tsx', bundle: 'purchase' },
];

/** The page for addresses nobody knows. It is prerendered under this path. */
export const notFoundPath = '404';

export const hasParams = (path: string) => path.includes(':');

/** Address of a page in one language, without a trailing slash. */
export function addressOf(path: string, prefix: '' | typeof chinesePrefix): string {
  return path === '' ? prefix || '/' : `${prefix}/${path}`;
}

/** A page without parameters in its path is made at build time: its shell, or all of it. */
export const prerenderedPaths: string[] = ['', ...[chinesePrefix]].flatMap((prefix) =>
  [...pages.map((page) => page.path).filter((path) => !hasParams(path)), notFoundPath].map((path) =>
    addressOf(path, prefix as '' | typeof chinesePrefix),
  ),
);
