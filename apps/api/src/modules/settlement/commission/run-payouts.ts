import type { CommissionPayout, PayoutDue } from '@onegi/contract/calls/settlement/commission';
import { addDays } from '@onegi/contract/lines/dates';
import type { Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import { rememberAnswer } from '../../../http/idempotency.ts';
import type { SignedInUser } from '../../../http/signed-in.ts';
import { orderedId } from '../../../lib/ordered-id.ts';
import { consultantNames } from '../../accounts/users/consultants.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { drawNumber } from '../../policies/numbers.ts';
import { act } from '../../workflow/act.ts';
import { commissionPayoutWorkflow } from '../disbursements/disbursement-workflow.ts';
import { idOfNumber } from '../disbursements/move-disbursement.ts';
import { balanceOf, type PayableEarnings, readPayable } from './payable-earnings.ts';
import { describePayout, namedConsultant } from './payout.ts';

/** Payouts are prepared a month ahead at most. */
const AHEAD_DAYS = 31;

/** @throws AppError request.invalid */
function requireNear({ clock }: Pick<Deps, 'clock'>, payableOn: string): void {
  const last = addDays(clock.today(), AHEAD_DAYS);
  if (payableOn <= last) return;
  const fields = [{ field: 'payableOn', message: 'validation.dateUntil', params: { date: last } }];
  throw new AppError('request.invalid', {}, { fields });
}

/** By consultant what is payable by a day. @throws AppError request.invalid */
export async function listPayoutsDue(deps: Deps, payableOn: string): Promise<{ records: PayoutDue[] }> {
  requireNear(deps, payableOn);
  const payable = await readPayable(deps.db, payableOn);
  const names = await consultantNames(
    deps.db,
    payable.map(({ consultantCode }) => consultantCode),
  );
  const records = payable.map((each) => ({
    ...each,
    ...namedConsultant(names, each.consultantCode),
    balanceCents: balanceOf(each),
  }));
  return { records };
}

/** Makes a consultant's payout; not where another run was quicker. */
async function insertPayout(
  deps: Deps,
  tx: Tx,
  user: SignedInUser,
  { number, payableOn, consultantCode }: { number: string; payableOn: string; consultantCode: string },
): Promise<string | null> {
  // Read anew: what another has paid since it was looked for is no more to be had.
  const [payable] = await readPayable(tx, payableOn, consultantCode);
  const total_cents = payable ? balanceOf(payable) : 0;
  if (total_cents <= 0) return null;
  const id = orderedId();
  const made = await tx
    .insertInto('commission_payouts')
    .values({
      id,
      number,
      state: 'draft',
      consultant_code: consultantCode,
      payable_on: payableOn,
      total_cents,
      created_by: user.userId,
      created_at: deps.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return null;
  const after = { state: 'draft', trCodes: [consultantCode], amountCents: total_cents };
  await recordAudit(tx, 'disbursement.made', { id, name: number, after });
  return number;
}

const isPaidOut = (payable: PayableEarnings) => balanceOf(payable) > 0 && payable.openPayout === null;

/**
 * Prepares a payout for each consultant whose balance by a day is positive; a negative one is carried against later
 * earnings. A consultant has one open payout.
 * @throws AppError request.invalid, disbursement.nothingDue
 */
export async function makePayouts(deps: Deps, user: SignedInUser, payableOn: string) {
  requireNear(deps, payableOn);
  const payable = await readPayable(deps.db, payableOn);
  const due = payable.filter(isPaidOut);
  if (due.length === 0) throw new AppError('disbursement.nothingDue');
  const today = deps.clock.today();
  const planned: { number: string; payableOn: string; consultantCode: string }[] = [];
  for (const { consultantCode } of due) {
    planned.push({ number: await drawNumber(deps.numbers, 'CP', today), payableOn, consultantCode });
  }
  const carried = payable.filter((each) => balanceOf(each) < 0).length;
  return inTransaction(deps.db, async (tx) => {
    const made: string[] = [];
    for (const plan of planned) {
      const number = await insertPayout(deps, tx, user, plan);
      if (number) made.push(number);
    }
    if (made.length === 0) throw new AppError('disbursement.nothingDue');
    return rememberAnswer(tx, { made, carried });
  });
}

/** Sums a draft up anew. @throws AppError disbursement.notFound, .stale, .wrongState, .nothingDue */
export function refreshPayout(
  deps: Deps,
  user: SignedInUser,
  { number, version }: { readonly number: string; readonly version: number },
): Promise<CommissionPayout> {
  return inTransaction(deps.db, async (tx) => {
    const id = await idOfNumber(tx, 'commission_payouts', number);
    const found = await tx
      .selectFrom('commission_payouts')
      .select(['consultant_code', 'payable_on'])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const [payable] = await readPayable(tx, found.payable_on, found.consultant_code);
    const total_cents = payable ? balanceOf(payable) : 0;
    if (total_cents <= 0) throw new AppError('disbursement.nothingDue');
    const by = { actor: user, now: deps.clock.now(), action: 'edit' } as const;
    const change = { total_cents, created_by: user.userId };
    const row = await act(tx, commissionPayoutWorkflow, { ...by, id, version, change });
    return describePayout(deps, tx, row, user);
  });
}
