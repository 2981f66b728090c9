import type { AgeingBucket } from '@onegi/contract/fields/accounts-current';
import { addDays } from '@onegi/contract/lines/dates';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { isOfClient } from '../client-mark.ts';

/** The first and the last day after the account date of each bucket; null: no end. */
export const bucketDays: Readonly<Record<AgeingBucket, readonly [from: number | null, until: number | null]>> = {
  current: [null, 0],
  to30: [1, 30],
  to60: [31, 60],
  to90: [61, 90],
  over90: [91, null],
};

/** What is left of a note; negative for a credit note that is not set against anything yet. */
export const openCents = sql<number>`(debit_credit_notes.amount_cents - debit_credit_notes.allocated_cents)`;

interface Narrowed {
  /** Null: everybody's. */
  readonly codes: readonly string[] | null;
  readonly today: string;
  readonly bucket?: AgeingBucket | undefined;
  readonly clientKey?: string | undefined;
  readonly consultantCode?: string | undefined;
  readonly insurerCode?: string | undefined;
}

const ofCodes = (codes: readonly string[]): RawBuilder<boolean> =>
  sql`(policies.consultant_code = any(${[...codes]}) or policies.second_consultant_code = any(${[...codes]}))`;

/** Notes that are not settled, with their policies. */
export function openNotes(db: Db, { codes, today, bucket, clientKey, consultantCode, insurerCode }: Narrowed) {
  let notes = db
    .selectFrom('debit_credit_notes')
    .innerJoin('policies', 'policies.id', 'debit_credit_notes.policy_id')
    .where('debit_credit_notes.settlement', 'in', ['unsettled', 'partlySettled']);
  if (codes) notes = notes.where(ofCodes(codes));
  if (clientKey) notes = notes.where(isOfClient(clientKey));
  if (consultantCode) notes = notes.where('policies.consultant_code', '=', consultantCode);
  if (insurerCode) notes = notes.where('policies.insurer_code', '=', insurerCode);
  if (bucket) {
    const [from, until] = bucketDays[bucket];
    if (from !== null) notes = notes.where('debit_credit_notes.account_on', '<=', addDays(today, -from));
    if (until !== null) notes = notes.where('debit_credit_notes.account_on', '>=', addDays(today, -until));
  }
  return notes;
}
