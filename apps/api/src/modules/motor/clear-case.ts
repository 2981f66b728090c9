import type { BodyOf } from '@onegi/contract/call';
import type { MotorCase } from '@onegi/contract/calls/motor/case-shapes';
import type * as calls from '@onegi/contract/calls/motor/cases';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { rememberAnswer } from '../../http/idempotency.ts';
import type { SignedInUser } from '../../http/signed-in.ts';
import { act, requireAction } from '../workflow/act.ts';
import { assessCase } from './assess-case.ts';
import { readMotorCase, readMotorQuote } from './case-row.ts';
import { describeMotorCase } from './describe-case.ts';
import { motorWorkflow } from './motor-workflow.ts';
import { freezeQuote } from './quote-case.ts';
import { sealOwner } from './tables.ts';
import { changedTerms } from './term-entries.ts';

/**
 * An underwriter's authority ends at a sum insured and at a loading; an approver's does not.
 * @throws AppError motorCase.beyondLimit
 */
function requireAuthority(
  { settings }: Pick<Deps, 'settings'>,
  { roles }: SignedInUser,
  { insuredDollars, loadingCents }: { readonly insuredDollars: number; readonly loadingCents: number },
): void {
  if (roles.includes('approver')) return;
  const { MOTOR_SUM_LIMIT, MOTOR_LOADING_LIMIT } = settings.current();
  if (insuredDollars > MOTOR_SUM_LIMIT || Math.abs(loadingCents) > MOTOR_LOADING_LIMIT * 100)
    throw new AppError('motorCase.beyondLimit');
}

/**
 * Clears a referred case with a loading and a reason. It is assessed as it stands now, and its premium frozen anew.
 * @throws AppError motorCase.*, request.invalid where a fact is no longer right
 */
export async function clearMotorCase(
  deps: Deps,
  actor: SignedInUser,
  { quotationNumber, rowVersion, underwriterLoadingCents, returnNote }: BodyOf<typeof calls.clearMotorCase>,
): Promise<MotorCase> {
  return inTransaction(deps.db, async (tx) => {
    const row = await readMotorCase(deps, tx, actor, 'motor.clear', quotationNumber, { isLocked: true });
    const by = { actor, now: deps.clock.now(), action: 'clear' } as const;
    requireAction(motorWorkflow, row, by);
    const quote = await readMotorQuote(tx, row);
    const assessed = await assessCase(deps, tx, row, quote.agreed);
    const { valueDollars } = assessed.risk;
    requireAuthority(deps, actor, { insuredDollars: valueDollars ?? 0, loadingCents: underwriterLoadingCents });
    const loaded = { ...row, underwriter_loading_cents: underwriterLoadingCents };
    const frozen = await freezeQuote(deps, tx, actor, loaded, assessed, quote.plan_code);
    if (frozen.total_cents === null) throw new AppError('motorCase.noPremium');
    const { before, after } = changedTerms(quote, {
      ...quote,
      terms: { underwriterLoadingCents },
    });
    const cleared = await act(tx, motorWorkflow, {
      ...by,
      id: row.id,
      version: rowVersion,
      change: {
        ...frozen,
        underwriter_loading_cents: underwriterLoadingCents,
        cleared_facts: assessed.digest(quote.plan_code),
        cleared_by: actor.userId,
        note_sealed: deps.seal.seal(sealOwner(row.id), returnNote),
      },
      event: { before, after: { ...after, remarks: returnNote } },
    });
    return rememberAnswer(tx, await describeMotorCase(deps, tx, cleared, actor));
  });
}
