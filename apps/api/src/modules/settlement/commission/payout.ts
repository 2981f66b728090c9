import type { CommissionPayout } from '@onegi/contract/calls/settlement/commission';
import type { Db, Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Actor } from '../../../ports/actor.ts';
import { type ConsultantNames, consultantNames } from '../../accounts/users/consultants.ts';
import { postEntries } from '../../ledger/post-entries.ts';
import { consultantPaid } from '../../ledger/postings.ts';
import type { RowOf } from '../../workflow/workflow.ts';
import { approversOf, describeDisbursements } from '../disbursements/describe-disbursement.ts';
import type { DisbursementKind } from '../disbursements/move-disbursement.ts';
import { describeParts } from '../disbursements/part-notes.ts';
import { mailPayout } from './mail-payout.ts';

export type PayoutRow = RowOf<'commission_payouts'>;

/** How a consultant is called in answers; a code that nobody has any more is its own name. */
export function namedConsultant(names: ReadonlyMap<string, ConsultantNames>, consultantCode: string) {
  const found = names.get(consultantCode);
  const consultantName = found?.name ?? consultantCode;
  return { consultantCode, consultantName, consultantNameZh: found?.nameZh ?? consultantName };
}

/** The earnings of a payout: those that it paid, or as long as it is not paid those that it would. */
function earningsOf(db: Db, { id, state, consultant_code, payable_on }: PayoutRow) {
  const earnings = db.selectFrom('commission_earnings').select(['id', 'note_id', 'amount_cents']);
  return state === 'paid'
    ? earnings.where('payout_id', '=', id)
    : earnings
        .where('consultant_code', '=', consultant_code)
        .where('payout_id', 'is', null)
        .where('payable_on', '<=', payable_on);
}

const sumOf = (earnings: readonly { readonly amount_cents: number }[]) =>
  earnings.reduce((sum, { amount_cents }) => sum + amount_cents, 0);

export async function describePayout(deps: Deps, db: Db, row: PayoutRow, actor: Actor): Promise<CommissionPayout> {
  const by = { actor, now: deps.clock.now() };
  const [described] = await describeDisbursements(deps, db, 'commission_payouts', [row], by);
  if (!described) throw new AppError('disbursement.notFound');
  const names = await consultantNames(db, [row.consultant_code]);
  const earnings = row.state === 'cancelled' ? [] : await earningsOf(db, row).execute();
  const approvers = await approversOf(db, 'commission.approve', row);
  return {
    ...described,
    ...namedConsultant(names, row.consultant_code),
    payableOn: row.payable_on,
    earnedCents: sumOf(earnings.filter(({ amount_cents }) => amount_cents > 0)),
    clawbackCents: sumOf(earnings.filter(({ amount_cents }) => amount_cents < 0)),
    parts: await describeParts(db, earnings),
    approvers,
  };
}

/** A payout by its number; another's answers as one that does not exist. @throws AppError disbursement.notFound */
export async function openPayout(
  deps: Deps,
  actor: Actor,
  { number, codes }: { readonly number: string; readonly codes: readonly string[] | null },
): Promise<CommissionPayout> {
  const row = await deps.db
    .selectFrom('commission_payouts')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirst();
  // A consultant's own is theirs to see once it is paid.
  const isHidden = codes && row && !(codes.includes(row.consultant_code) && row.state === 'paid');
  if (!row || isHidden) throw new AppError('disbursement.notFound');
  return describePayout(deps, deps.db, row, actor);
}

/** What it pays, locked; whatever was earned or went back since it was prepared is told. @throws AppError disbursement.changed */
async function checkedEarnings(tx: Tx, row: PayoutRow) {
  const earnings = await earningsOf(tx, { ...row, state: 'approved' })
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (sumOf(earnings) !== row.total_cents) throw new AppError('disbursement.changed');
  return earnings.map(({ id }) => id);
}

async function settle(deps: Deps, tx: Tx, row: PayoutRow, actor: Actor): Promise<void> {
  const paid = await checkedEarnings(tx, row);
  await tx.updateTable('commission_earnings').set({ payout_id: row.id }).where('id', 'in', paid).execute();
  const postings = consultantPaid({ consultantCode: row.consultant_code, amountCents: row.total_cents });
  await postEntries(deps, tx, [{ event: 'consultantPaid', postings, postedBy: actor.userId, paymentId: row.id }]);
  await mailPayout(deps, tx, row);
}

export const payoutKind: DisbursementKind<'commission_payouts', CommissionPayout> = {
  table: 'commission_payouts',
  settle,
  check: async (_deps, tx, row) => void (await checkedEarnings(tx, row)),
  describe: describePayout,
};
