import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@onegi/contract/call';
import type { MotorCase, MotorForm } from '@onegi/contract/calls/motor/case-shapes';
import type * as calls from '@onegi/contract/calls/motor/cases';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { rememberAnswer } from '../../http/idempotency.ts';
import { rateLimit } from '../../http/rate-limit.ts';
import type { SignedInUser } from '../../http/signed-in.ts';
import { sellingCode } from '../accounts/selling-code.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { drawNumber } from '../policies/numbers.ts';
import { act } from '../workflow/act.ts';
import { changedEntries, formColumns, formOfCase } from './case-form.ts';
import { readMotorCase } from './case-row.ts';
import { describeMotorCase } from './describe-case.ts';
import { motorWorkflow } from './motor-workflow.ts';
import type { MotorCaseRow } from './tables.ts';

const MOST_PER_HOUR = 240;

/**
 * Those who have worked on a case, with this user too: by keying, calculating, confirming, generating or auditing any edition.
 * Who did a step last stands in its own column, and is lost with the next edition.
 */
export const enteredBy = ({ entered_by }: Pick<MotorCaseRow, 'entered_by'>, { userId }: SignedInUser): string[] => [
  ...new Set([...entered_by, userId]),
];

/** A draft with a number that was drawn for it, in a transaction of the caller. */
export async function insertCase(
  deps: Deps,
  tx: Tx,
  actor: SignedInUser,
  {
    form,
    quotationNumber,
    copiedFrom = null,
  }: { form: MotorForm; quotationNumber: string; copiedFrom?: string | null },
): Promise<MotorCaseRow> {
  const id = randomUUID();
  const now = deps.clock.now();
  const row = await tx
    .insertInto('motor_cases')
    .values({
      id,
      quotation_number: quotationNumber,
      status: 'draft',
      panel: actor.roles.includes('BK') ? 'BK' : 'AS',
      consultant_code: sellingCode(actor),
      unit: actor.unit,
      created_by: actor.userId,
      created_at: now,
      changed_at: now,
      entered_by: [actor.userId],
      copied_from: copiedFrom,
      ...formColumns(deps, id, form),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordAudit(tx, 'motorCase.made', { id, name: quotationNumber, ...changedEntries(null, form) });
  return row;
}

/** Begins a case as a draft. @throws AppError request.rateLimited */
export async function beginCase(
  deps: Deps,
  actor: SignedInUser,
  form: MotorForm,
  copiedFrom: string | null = null,
): Promise<MotorCase> {
  await rateLimit(deps.db, `motor-case:${actor.userId}`, MOST_PER_HOUR, 3600);
  const quotationNumber = await drawNumber(deps.numbers, 'GQ', deps.clock.today());
  return inTransaction(deps.db, async (tx) => {
    const row = await insertCase(deps, tx, actor, { form, quotationNumber, copiedFrom });
    return rememberAnswer(tx, await describeMotorCase(deps, tx, row, actor));
  });
}

/** Begins a case with whatever is known so far. @throws AppError request.rateLimited */
export const addMotorCase = (deps: Deps, actor: SignedInUser, { form }: BodyOf<typeof calls.addMotorCase>) =>
  beginCase(deps, actor, form);

/**
 * Begins a case with what an earlier one says. Declaration and consent are given anew, and so is the first day.
 * @throws AppError motorCase.notFound, request.rateLimited
 */
export async function copyMotorCase(
  deps: Deps,
  actor: SignedInUser,
  { quotationNumber }: BodyOf<typeof calls.copyMotorCase>,
): Promise<MotorCase> {
  const row = await readMotorCase(deps, deps.db, actor, 'motor.write', quotationNumber);
  const form = { ...formOfCase(deps, row), startsOn: '', declared: '', consented: '' };
  return beginCase(deps, actor, form, row.id);
}

/**
 * Saves what is keyed. What was quoted, referred or cleared is a draft again: its premium is worked out anew.
 * @throws AppError motorCase.notFound, .stale, .wrongState
 */
export async function saveMotorCase(
  deps: Deps,
  actor: SignedInUser,
  { quotationNumber, rowVersion, form }: BodyOf<typeof calls.saveMotorCase>,
): Promise<MotorCase> {
  return inTransaction(deps.db, async (tx) => {
    const row = await readMotorCase(deps, tx, actor, 'motor.write', quotationNumber, { isLocked: true });
    const saved = await act(tx, motorWorkflow, {
      id: row.id,
      version: rowVersion,
      action: 'save',
      actor,
      now: deps.clock.now(),
      change: {
        ...formColumns(deps, row.id, form),
        entered_by: enteredBy(row, actor),
        quote_id: null,
        insurer_code: null,
        total_cents: null,
        refers: false,
        expires_at: null,
      },
      event: changedEntries(formOfCase(deps, row), form),
    });
    return rememberAnswer(tx, await describeMotorCase(deps, tx, saved, actor));
  });
}
