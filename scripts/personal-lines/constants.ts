import { contract, dictionary, lines, quotes, web } from './places.ts';

interface Constant {
  readonly says: string;
  readonly file: string;
  /** Stands in the file, letter by letter. */
  readonly written: string;
}

export const constants: readonly Constant[] = [
  { says: 'Compare: at most 3 plans', file: `${quotes}/choice.ts`, written: 'mostCompared = 3' },
  { says: 'Compare: at least 2 plans', file: `${quotes}/choice.ts`, written: 'fewestCompared = 2' },
  {
    says: 'Compare: the API takes 1 to 3 plans',
    file: `${contract}/calls/quotes/plan-compare.ts`,
    written: ".min(1, 'validation.required').max(3, 'validation.compareMax')",
  },
  { says: 'Motor: named drivers up to 9', file: `${contract}/lines/drivers.ts`, written: 'MOST_DRIVERS = 9' },
  { says: 'Motor: 50 years of manufacture', file: `${contract}/lines/drivers.ts`, written: 'MODEL_YEARS = 50' },
  {
    says: 'Motor: no-claim discount 0, 20, 30, 40, 50, 60 percent',
    file: dictionary,
    written: '[0, 20, 30, 40, 50, 60]',
  },
  {
    says: 'Personal accident: forms offer occupation classes 01 to 04',
    file: `${lines}/accident/form.ts`,
    written: "onlineClasses = ['01', '02', '03', '04']",
  },
  {
    says: 'Travel: at most 20 adults and 20 children',
    file: `${contract}/lines/travel.ts`,
    written: '{ maxAdults: 20, maxChildren: 20, minAdults: 1 }',
  },
  {
    says: 'Travel: the longest trip is the setting TRAVEL_DAY_LIMIT',
    file: 'apps/api/seeds/catalogue/settings.ts',
    written: "TRAVEL_DAY_LIMIT: '182'",
  },
  {
    says: 'Travel: back by departure plus TRAVEL_DAY_LIMIT less 1',
    file: `${contract}/lines/travel.ts`,
    written: 'addDays(departOn, dayLimit - 1)',
  },
  {
    says: 'Levy: 0.04% from 1 January 2018, capped at HK$2,000, in every displayed premium',
    file: 'apps/api/seeds/catalogue/levies.ts',
    written: "['2018-01-01', '2019-03-31', 400, 2_000]",
  },
  { says: 'Money: HK$ with 2 decimals', file: `${web}/lib/money.ts`, written: 'HK$${dollars}.${digits.slice(-2)}' },
  {
    says: 'A request for a quote is answered within 24 hours',
    file: 'apps/api/seeds/catalogue/settings.ts',
    written: "REQUEST_QUOTE_SLA_HOURS: '24'",
  },
  {
    says: 'Travel: cruise vacation rider, off unless chosen',
    file: 'apps/api/seeds/catalogue/travel/optional-covers.ts',
    written: "name: 'Cruise vacation rider'",
  },
  {
    says: 'Travel: scuba diving rider, off unless chosen',
    file: 'apps/api/seeds/catalogue/travel/optional-covers.ts',
    written: "name: 'Scuba diving rider'",
  },
  {
    says: 'Paging: 10 (the default), 20, 50, 100 rows',
    file: 'packages/contract/src/page-sizes.ts',
    written: '[10, 20, 50, 100]',
  },
  { says: 'Paging: 7 page buttons', file: `${web}/lib/paging.ts`, written: 'visiblePages = 7' },
  {
    says: 'Paging: another size returns to page 1',
    file: `${web}/lib/paging.ts`,
    written: "next.delete('page')",
  },
  {
    says: 'Paging: a page that is not there is page 1',
    file: `${web}/lib/paging.ts`,
    written: 'wanted <= pages ? wanted : 1',
  },
  { says: 'Home tabs: two beside More', file: `${web}/features/home/line-tabs.tsx`, written: 'FIRST = 2' },
  {
    says: 'Home tabs: More below 500 px',
    file: `${web}/features/home/line-tabs.module.css`,
    written: '@media (max-width: 499px)',
  },
  {
    says: 'Recent searches: 4 slides',
    file: `${lines}/landing/recent-searches.module.css`,
    written: 'grid-auto-columns: calc((100% - 3 * 16px) / 4);',
  },
  {
    says: 'Recent searches: 2 slides below 750 px',
    file: `${lines}/landing/recent-searches.module.css`,
    written: '@media (max-width: 749px) {\n  .track {\n    grid-auto-columns: calc((100% - 16px) / 2);',
  },
  {
    says: 'Recent searches: 1 slide below 500 px',
    file: `${lines}/landing/recent-searches.module.css`,
    written: '@media (max-width: 499px) {\n  .track {\n    grid-auto-columns: 100%;',
  },
];
