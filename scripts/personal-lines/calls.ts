import type { LineCode } from '../../packages/contract/src/lines.ts';
import { api, contract } from './places.ts';

interface DocumentedCall {
  /** Name of the call in the contract. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly contract: string;
  /** Wire names that the body or the query takes. */
  readonly takes: readonly string[];
  /** For a body of several shapes: the product that tells them apart. */
  readonly prod?: LineCode;
  readonly useCase: string;
}

const listCall = (name: string, tempStr: string, prod?: LineCode): DocumentedCall => ({
  name,
  method: 'POST',
  path: `/buy/plan-${tempStr}`,
  contract: `${contract}/calls/quotes/plan-lists.ts`,
  takes: ['promotion', 'sort', 'isrList'],
  prod,
  useCase: `${api}/modules/quotes/list-plans.ts`,
});

export const calls: readonly DocumentedCall[] = [
  listCall('planTravel', 'travel'),
  listCall('planFire', 'fire'),
  listCall('planMotor', 'motor'),
  listCall('planHelper', 'dh'),
  listCall('planPet', 'pet'),
  listCall('planMedical', 'medical'),
  listCall('planOthers', 'others', 'HOME'),
  {
    name: 'planCompare',
    method: 'POST',
    path: '/buy/plan-compare',
    contract: `${contract}/calls/quotes/plan-compare.ts`,
    takes: ['prod', 'difference', 'planList'],
    useCase: `${api}/modules/quotes/compare-plans.ts`,
  },
  {
    name: 'promotionCheck',
    method: 'POST',
    path: '/buy/promotion-check',
    contract: `${contract}/calls/quotes/promotion-check.ts`,
    takes: ['prod', 'promotion'],
    prod: 'FIRE',
    useCase: `${api}/modules/quotes/check-promotion-code.ts`,
  },
  {
    name: 'dropdown',
    method: 'POST',
    path: '/common/dropdown',
    contract: `${contract}/calls/common/dropdown.ts`,
    takes: ['codes', 'prod', 'make'],
    useCase: `${api}/modules/catalogue/find-list.ts`,
  },
  {
    name: 'planCoverage',
    method: 'POST',
    path: '/buy/plan-coverage',
    contract: `${contract}/calls/quotes/plan-coverage.ts`,
    takes: ['wfIsr', 'wfPlan', 'wfProd'],
    useCase: `${api}/modules/quotes/describe-quote.ts`,
  },
  {
    name: 'sendLink',
    method: 'POST',
    path: '/buy/send-link',
    contract: `${contract}/calls/purchases/send-link.ts`,
    takes: ['email', 'url', 'wfPlan9', 'productCat'],
    useCase: `${api}/modules/purchases/send-link.ts`,
  },
  {
    name: 'setting',
    method: 'GET',
    path: '/common/setting',
    contract: `${contract}/calls/common/setting.ts`,
    takes: ['key'],
    useCase: `${api}/modules/catalogue/routes.ts`,
  },
  {
    name: 'recentSearches',
    method: 'GET',
    path: '/buy/recent',
    contract: `${contract}/calls/quotes/recent-searches.ts`,
    takes: [],
    useCase: `${api}/modules/quotes/recent-searches.ts`,
  },
  {
    name: 'downFile',
    method: 'GET',
    path: '/common/down-file',
    contract: `${contract}/calls/common/down-file.ts`,
    takes: ['name'],
    useCase: `${api}/modules/documents/read-document.ts`,
  },
  {
    name: 'getTemplate',
    method: 'GET',
    path: '/commercial-insurance/template',
    contract: `${contract}/calls/requests/template.ts`,
    takes: ['templateId', 'prodCode', 'isr', 'parameter'],
    useCase: `${api}/modules/templates/open-template.ts`,
  },
  {
    name: 'requestQuote',
    method: 'POST',
    path: '/buy/request-quote',
    contract: `${contract}/calls/requests/request-quote.ts`,
    takes: ['templateId', 'prod', 'isr', 'answers'],
    useCase: `${api}/modules/requests/request-quote.ts`,
  },
];
