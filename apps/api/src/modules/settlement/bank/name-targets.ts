import type { MatchKind } from '@onegi/contract/fields/bank';
import type { Db } from '../../../db/database.ts';

/** What a movement was posted for, as people and banks call it. */
export interface TargetName {
  /** Its number: RC2611000045; empty where it has none. */
  readonly name: string;
  /** Its number, and what a bank was told of it. */
  readonly references: readonly string[];
}

export interface Target {
  readonly kind: MatchKind;
  readonly targetId: string;
}

interface NamedRow {
  readonly id: string;
  readonly name: string;
  readonly references: readonly (string | null)[];
}

async function nameReceipts(db: Db, ids: readonly string[]): Promise<NamedRow[]> {
  const rows = await db
    .selectFrom('receipts')
    .select(['id', 'receipt_number', 'bank_reference', 'cheque_number'])
    .where('id', 'in', ids)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.receipt_number,
    references: [row.receipt_number, row.bank_reference, row.cheque_number],
  }));
}

const nameDisbursements =
  (table: 'insurer_payments' | 'commission_drawings' | 'commission_payouts') =>
  async (db: Db, ids: readonly string[]): Promise<NamedRow[]> => {
    const rows = await db.selectFrom(table).select(['id', 'number', 'bank_reference']).where('id', 'in', ids).execute();
    return rows.map(({ id, number, bank_reference }) => ({ id, name: number, references: [number, bank_reference] }));
  };

async function nameRefunds(db: Db, ids: readonly string[]): Promise<NamedRow[]> {
  const rows = await db
    .selectFrom('client_refunds')
    .select(['id', 'refund_number', 'bank_reference'])
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ id, refund_number, bank_reference }) => ({
    id,
    name: refund_number,
    references: [refund_number, bank_reference],
  }));
}

/** What the bank of a card's holder takes back is known by its receipt, and by what the gateway calls the payment. */
async function nameChargebacks(db: Db, ids: readonly string[]): Promise<NamedRow[]> {
  const rows = await db
    .selectFrom('card_chargebacks as c')
    .innerJoin('receipts as r', 'r.id', 'c.receipt_id')
    .select(['c.id', 'r.receipt_number', 'r.bank_reference'])
    .where('c.id', 'in', ids)
    .execute();
  return rows.map(({ id, receipt_number, bank_reference }) => ({
    id,
    name: receipt_number,
    references: [receipt_number, bank_reference],
  }));
}

/** What a gateway pays out has no number but the bank's. */
async function namePayouts(db: Db, ids: readonly string[]): Promise<NamedRow[]> {
  const rows = await db.selectFrom('gateway_payouts').select(['id', 'bank_reference']).where('id', 'in', ids).execute();
  return rows.map(({ id, bank_reference }) => ({ id, name: bank_reference, references: [bank_reference] }));
}

/** Where the names of each kind are read. */
const sources: Partial<Record<MatchKind, (db: Db, ids: readonly string[]) => Promise<NamedRow[]>>> = {
  receipt: nameReceipts,
  refund: nameRefunds,
  gatewayPayout: namePayouts,
  chargeback: nameChargebacks,
  insurerPayment: nameDisbursements('insurer_payments'),
  commissionDrawing: nameDisbursements('commission_drawings'),
  consultantPayout: nameDisbursements('commission_payouts'),
};
const BATCH = 5_000;

/** The names of what movements were posted for, by id. */
export async function nameTargets(db: Db, targets: readonly Target[]): Promise<Map<string, TargetName>> {
  const names = new Map<string, TargetName>();
  for (const [kind, ofKind] of Map.groupBy(targets, (target) => target.kind)) {
    const read = sources[kind];
    const ids = [...new Set(ofKind.map(({ targetId }) => targetId))];
    for (let at = 0; read && at < ids.length; at += BATCH) {
      for (const { id, name, references } of await read(db, ids.slice(at, at + BATCH)))
        names.set(id, {
          name,
          references: references.filter((reference) => reference !== null && reference !== '') as string[],
        });
    }
  }
  return names;
}
