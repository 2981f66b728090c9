import { randomUUID } from 'node:crypto';
import type { AnswerOf, BodyOf } from '@onegi/contract/call';
import type { MotorCase } from '@onegi/contract/calls/motor/case-shapes';
import type * as calls from '@onegi/contract/calls/motor/cases';
import { panelOf } from '@onegi/contract/motor/panel-limits';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { rememberAnswer } from '../../http/idempotency.ts';
import type { SignedInUser } from '../../http/signed-in.ts';
import type { Actor } from '../../ports/actor.ts';
import { act, requireAction } from '../workflow/act.ts';
import { type AssessedCase, assessCase, refusal } from './assess-case.ts';
import { excessesOf } from './case-excess.ts';
import { readLastQuote, readMotorCase } from './case-row.ts';
import { priceByPlan, termsFor } from './case-tariff.ts';
import { describeMotorCase, describeOption, describeReferral } from './describe-case.ts';
import { expiryFrom, motorWorkflow } from './motor-workflow.ts';
import { enteredBy } from './save-case.ts';
import type { MotorCaseRow } from './tables.ts';
import { changedTerms } from './term-entries.ts';

const isCleared = ({ cleared_facts }: Pick<MotorCaseRow, 'cleared_facts'>, digest: string) => cleared_facts === digest;

/** The underwriter's loading is for what they have cleared: as long as that stands, it is priced and frozen with it. */
const clearedLoading = (row: Pick<MotorCaseRow, 'cleared_facts' | 'underwriter_loading_cents'>, digest: string) =>
  isCleared(row, digest) ? row.underwriter_loading_cents : 0;

/**
 * The premium of a case by every plan there is, and which rules would refer it; nothing is written.
 * @throws AppError motorCase.notFound, request.invalid naming what is missing
 */
export async function priceMotorCase(
  deps: Deps,
  actor: Actor,
  { quotationNumber, ...terms }: BodyOf<typeof calls.priceMotorCase>,
): Promise<AnswerOf<typeof calls.priceMotorCase>> {
  const row = await readMotorCase(deps, deps.db, actor, 'motor.read', quotationNumber);
  const { form, risk, agreed, referral, digest } = await assessCase(deps, deps.db, row, terms, panelOf(row, actor));
  const version = deps.catalogue.current().line('MOTOR');
  const caseTerms = await termsFor(deps, row, form, agreed);
  return {
    options: version.plans.map((plan) => {
      const underwriterLoadingCents = clearedLoading(row, digest(plan.code));
      return describeOption(plan, risk, priceByPlan(version, plan, risk, { ...caseTerms, underwriterLoadingCents }));
    }),
    referral: describeReferral(referral),
  };
}

/**
 * Freezes the premium of a plan as a row of its own. A case whose tariff has no rates is frozen without one.
 * @returns the columns of the case that go with it
 * @throws AppError request.invalid for an unknown plan, and terms that leave nothing to pay
 */
export async function freezeQuote(
  deps: Deps,
  tx: Tx,
  { userId }: SignedInUser,
  row: Pick<MotorCaseRow, 'id' | 'consultant_code' | 'underwriter_loading_cents'>,
  { form, risk, agreed, referral, digest }: AssessedCase,
  planCode: string,
) {
  const version = deps.catalogue.current().line('MOTOR');
  const plan = version.planByCode.get(planCode);
  if (!plan) throw refusal([{ field: 'planCode', message: 'validation.choice' }]);
  const terms = await termsFor(deps, row, form, agreed);
  const priced = priceByPlan(version, plan, risk, terms);
  if (priced === 'terms') throw refusal([{ field: 'loadingPercent', message: 'motorCases.checks.leavesNothing' }]);
  if (priced === 'rider-not-offered') throw refusal([{ field: 'planCode', message: 'validation.choice' }]);
  const premium = typeof priced === 'string' ? null : priced;
  const id = randomUUID();
  const now = deps.clock.now();
  await tx
    .insertInto('motor_quotes')
    .values({
      id,
      case_id: row.id,
      made_at: now,
      made_by: userId,
      catalogue_version: version.version,
      plan_code: planCode,
      risk: JSON.stringify(risk),
      terms: JSON.stringify(terms),
      agreed: JSON.stringify(agreed),
      premium: premium && JSON.stringify(premium),
      referral: JSON.stringify(referral),
      facts: digest(planCode),
      excesses: JSON.stringify(excessesOf(plan, risk)),
    })
    .execute();
  return {
    quote_id: id,
    insurer_code: plan.insurer.code,
    total_cents: premium?.receivableCents ?? null,
    refers: referral.refers,
    expires_at: expiryFrom(now),
  };
}

/**
 * Quotes a case by a plan, or refers it. What an underwriter has cleared and nobody has changed since stays cleared, with
 * the underwriter's loading.
 * @throws AppError motorCase.*, request.invalid naming what is missing or wrong
 */
export async function quoteMotorCase(
  deps: Deps,
  actor: SignedInUser,
  { quotationNumber, rowVersion, planCode, ...terms }: BodyOf<typeof calls.quoteMotorCase>,
): Promise<MotorCase> {
  return inTransaction(deps.db, async (tx) => {
    const row = await readMotorCase(deps, tx, actor, 'motor.write', quotationNumber, { isLocked: true });
    const by = { actor, now: deps.clock.now() };
    // Wherever a case can be priced, it can also be referred.
    requireAction(motorWorkflow, row, { ...by, action: 'refer' });
    const assessed = await assessCase(deps, tx, row, terms, panelOf(row, actor));
    const digest = assessed.digest(planCode);
    const stands = isCleared(row, digest);
    const loading = clearedLoading(row, digest);
    const underWay = { ...row, underwriter_loading_cents: loading };
    const refers = assessed.referral.refers && !stands;
    const frozenBefore = await readLastQuote(tx, row);
    const asks = row.status !== 'returned' && stands ? 'restore' : 'quote';
    const quoted = await act(tx, motorWorkflow, {
      id: row.id,
      version: rowVersion,
      action: refers ? 'refer' : asks,
      ...by,
      change: {
        ...(await freezeQuote(deps, tx, actor, underWay, assessed, planCode)),
        entered_by: enteredBy(row, actor),
        underwriter_loading_cents: loading,
        ...(stands ? {} : { cleared_facts: null, cleared_by: null }),
      },
      event: changedTerms(frozenBefore, {
        plan_code: planCode,
        agreed: assessed.agreed,
        terms: { underwriterLoadingCents: loading },
      }),
    });
    return rememberAnswer(tx, await describeMotorCase(deps, tx, quoted, actor));
  });
}
