import type { Order } from '../shoppers/crowd.ts';
import { applicationIdOf, type OrderRow } from './rows.ts';

export interface Findings {
  readonly lost: string[];
  readonly doubled: string[];
  readonly wrong: string[];
}

const centsOf = (total: string) => Math.round(Number(total.replaceAll(',', '')) * 100);

/** Everything the shopper was told, against the row. */
function checkOrder(order: Order, row: OrderRow | undefined, { lost, wrong }: Findings): void {
  const { email, savedVersion = 0, confirmedTotal } = order;
  if (!row) {
    lost.push(`${email}: the application is not there`);
    return;
  }
  if (row.version < savedVersion) lost.push(`${email}: version ${savedVersion} was saved, ${row.version} is there`);
  if (order.isSubmitted && row.state === 'draft') lost.push(`${email}: submitted, but a draft`);
  if (order.isCharged && row.charges === 0 && row.refunds === 0) lost.push(`${email}: paid, and no charge is known`);
  if (order.policyNumber && row.policyNumber !== order.policyNumber) {
    lost.push(`${email}: policy ${order.policyNumber} was confirmed, ${row.policyNumber ?? 'none'} is there`);
  }
  const totals = [order.listedTotal, order.savedTotal, order.openedTotal, confirmedTotal].filter((one) => one);
  if (new Set(totals).size > 1) wrong.push(`${email}: shown ${totals.join(', then ')}`);
  const shown = centsOf(order.listedTotal ?? '0');
  if (row.policies > 0 && (row.policyCents !== shown || row.receiptCents !== shown)) {
    wrong.push(`${email}: ${shown} cents were listed, policy ${row.policyCents}, receipt ${row.receiptCents}`);
  }
}

/** What holds of every application, also where the answer was lost on the way to the shopper. */
function checkRow(row: OrderRow, { lost, doubled, wrong }: Findings): void {
  const id = row.applicationId;
  if (row.charges > 0 && row.policies === 0 && row.refunds === 0) lost.push(`${id}: charged, no policy, no refund`);
  for (const what of ['charges', 'policies', 'receipts'] as const) {
    if (row[what] > 1) doubled.push(`${id}: ${row[what]} ${what}`);
  }
  if (row.policies > 0 && row.charges === 0) wrong.push(`${id}: a policy without a charge`);
  if (row.policies > 0 && (row.receipts !== 1 || row.documents !== 3)) {
    wrong.push(`${id}: a policy with ${row.receipts} receipts and ${row.documents} documents`);
  }
}

/** What every shopper was told against the rows, and what the rows say among themselves. */
export function checkOrders(orders: readonly Order[], rows: ReadonlyMap<string, OrderRow>, findings: Findings): void {
  for (const order of orders) {
    if (order.applicationRef) checkOrder(order, rows.get(applicationIdOf(order.applicationRef)), findings);
  }
  for (const row of rows.values()) checkRow(row, findings);
}
