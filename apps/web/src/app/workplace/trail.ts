import { type MenuEntry, type MenuGroupCode, type MenuItemCode, menuGroups } from '@onegi/contract/menus';
import type { Rights } from '@onegi/contract/permissions';
import type { frame } from '@onegi/messages/en/frame';
import { linePages } from '../../lib/line-pages.ts';

/** Where a page stands: in a group, at or below a row of it; a page below a row, or without one, has a name of its own. */
export interface Trail {
  readonly group?: MenuGroupCode;
  readonly row?: { readonly item: MenuItemCode; readonly path: string };
  readonly page?: keyof (typeof frame)['pages'];
}

const rows = Object.entries(menuGroups).flatMap(([group, entries]) =>
  Object.entries(entries as Record<string, MenuEntry>).map(([item, { path }]) => ({
    group: group as MenuGroupCode,
    row: { item: item as MenuItemCode, path },
  })),
);

const rowAt = (path: string): Trail | undefined => rows.find(({ row }) => row.path === path);
/** The row that a page stands below. */
const rowAbove = (path: string): Trail | undefined => rows.find(({ row }) => path.startsWith(`${row.path}/`));

/** Step 1 of a line is below its landing page. */
const searches = Object.values(linePages).flatMap(({ landing, search }): [string, Trail][] =>
  landing === search ? [] : [[search, { ...rowAt(landing), page: 'search' }]],
);

/** By the first part of their address. */
const others: Readonly<Record<string, Trail>> = {
  ...Object.fromEntries(searches),
  '/': { group: 'buy', page: 'shop' },
  '/home1': { ...rowAt('/home') },
  '/home2': { ...rowAt('/home') },
  '/sme-searchPlan': { ...rowAt('/smeIndex'), page: 'search' },
  '/quoteCards': { group: 'buy', page: 'quotes' },
  '/planCompare': { group: 'buy', page: 'comparison' },
  '/planCoverage': { group: 'buy', page: 'plan' },
  '/shared': { group: 'buy', page: 'shared' },
  '/apply': { group: 'buy', page: 'application' },
  '/pay': { group: 'buy', page: 'payment' },
  '/confirmation': { group: 'buy', page: 'confirmation' },
  '/purchase': { group: 'buy', page: 'purchaseLink' },
  '/client': { group: 'buy', page: 'clientPage' },
  '/motor-check': { group: 'buy', page: 'motorCheck' },
  '/insurer': { group: 'myCase', page: 'insurerLink' },
  '/settlement': { ...rowAt('/settlement/receipts') },
  '/subject-matter': { ...rowAt('/commercial-insurance/quotation') },
  '/QuotationPolicyEnquiryEdit': { ...rowAt('/quotation/policy-enquiry'), page: 'policy' },
  ...Object.fromEntries(
    (['motor_quotation', 'motor_generate', 'motor_audit', 'quotation_enquiry'] as const).flatMap((list) => [
      [`/go_${list}_detail`, { ...rowAt(`/go_${list}`), page: 'motorDetail' } as const],
      [`/go_${list}_premium`, { ...rowAt(`/go_${list}`), page: 'motorPremium' } as const],
    ]),
  ),
  '/insurer-payment-notes': { ...rowAt('/insurer-payments') },
  '/ageing-notes': { ...rowAt('/ageing') },
  '/account-statement': { ...rowAt('/ageing') },
  '/commercial-insurance': { group: 'buyCommercial', page: 'requestQuote' },
  '/collectionStatement': { group: 'about', page: 'collectionStatement' },
  '/outbox': { group: 'about', page: 'outbox' },
};

/** Where the form of a case stands for those who have a list of cases. */
const caseForm: Trail = { ...rowAt('/commercial-insurance/quotation'), page: 'caseForm' };

/**
 * Where the page at an address stands; nothing of an address that is no page.
 * @param barePath without language
 * @param rights of the reader, to whom a page may be another than to everybody
 */
export function trailOf(barePath: string, rights: Rights = {}): Trail {
  if (rights['commercial.read'] && barePath === '/commercial-insurance/form') return caseForm;
  return rowAt(barePath) ?? rowAbove(barePath) ?? others[barePath.replace(/(?<=.)\/.*$/, '')] ?? {};
}

/** Whether something is sold on the page. */
export const isSelling = ({ group }: Trail): boolean => group === 'buy' || group === 'buyCommercial';
