import type { BodyOf } from '@onegi/contract/call';
import type { CaseDetail } from '@onegi/contract/calls/requests/commercial/case-shapes';
import type { endorseCase as endorseCall } from '@onegi/contract/calls/requests/commercial/issue';
import type { Db } from '../../../../db/database.ts';
import { inTransaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../../http/app-error.ts';
import { rememberAnswer } from '../../../../http/idempotency.ts';
import type { Actor } from '../../../../ports/actor.ts';
import { type PolicyRow, selectByNumber } from '../../../policies/policy-row.ts';
import { act, requireAction } from '../../../workflow/act.ts';
import type { RequestRow } from '../../tables.ts';
import { readCase } from '../case-row.ts';
import { caseWorkflow } from '../case-workflow.ts';
import { describeCaseDetail } from '../describe-case-detail.ts';

type Named = Omit<BodyOf<typeof endorseCall>, 'caseNumber' | 'caseVersion'>;

const refusal = (field: keyof Named, message: string) =>
  new AppError('request.invalid', {}, { fields: [{ field, message }] });

/** Whether one consultant has the codes of a case and of a policy: a colleague's may have been taken over or shared since. */
async function areOfOne(db: Db, code: string, policyCodes: readonly string[]): Promise<boolean> {
  if (policyCodes.includes(code)) return true;
  if (policyCodes.length === 0) return false;
  const found = await db
    .selectFrom('user_consultant_codes as own')
    .innerJoin('user_consultant_codes as other', 'other.user_id', 'own.user_id')
    .select('own.user_id')
    .where('own.consultant_code', '=', code)
    .where('other.consultant_code', 'in', policyCodes)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether a policy is what a case asked to endorse: of its class of business and consultant; the office asks for everybody's. */
async function fits(db: Db, policy: PolicyRow, { consultant_code, product }: RequestRow): Promise<boolean> {
  if (policy.line !== product) return false;
  const codes = [policy.consultant_code, policy.second_consultant_code].filter((code) => code !== null);
  return consultant_code === null || areOfOne(db, consultant_code, codes);
}

/** The id of an endorsement that was issued. @throws AppError request.invalid, with the field that names none that fits */
async function readIssued(db: Db, request: RequestRow, { policyEndorsed, endorsementNumber }: Named): Promise<string> {
  const policy = await selectByNumber(db, policyEndorsed).executeTakeFirst();
  if (!policy) throw refusal('policyEndorsed', 'errors.policyNotFound');
  if (!(await fits(db, policy, request))) throw refusal('policyEndorsed', 'errors.policyNotOfCase');
  const issued = await db
    .selectFrom('policy_endorsements')
    .select('id')
    .where('policy_id', '=', policy.id)
    .where('endorsement_no', '=', endorsementNumber)
    .executeTakeFirst();
  if (issued) return issued.id;
  const draft = await db
    .selectFrom('endorsement_drafts')
    .select('id')
    .where('policy_id', '=', policy.id)
    .where('endorsement_no', '=', endorsementNumber)
    .executeTakeFirst();
  throw refusal('endorsementNumber', draft ? 'errors.endorsementNotIssued' : 'errors.endorsementNotFound');
}

/**
 * Ends an accepted case that asked for an endorsement: it was made on its policy, where it has its note, documents and mails.
 * @throws AppError quoteRequest.notFound, case.* with what happened, request.invalid
 */
export async function endorseCase(
  deps: Deps,
  actor: Actor,
  { caseNumber, caseVersion, ...named }: BodyOf<typeof endorseCall>,
): Promise<CaseDetail> {
  return inTransaction(deps.db, async (tx) => {
    const by = { actor, now: deps.clock.now(), action: 'endorse' } as const;
    const row = await readCase(deps, tx, actor, 'requests.answer', { number: caseNumber }, { isLocked: true });
    // What became of the case is told before what is wrong with a number.
    requireAction(caseWorkflow, row, by);
    if (caseVersion !== undefined && caseVersion !== row.version) throw new AppError('case.reopened');
    const change = { endorsement_id: await readIssued(tx, row, named) };
    const ended = await act(tx, caseWorkflow, { ...by, id: row.id, change });
    return rememberAnswer(tx, await describeCaseDetail(deps, tx, ended, actor));
  });
}
