import type { BodyOf } from '@onegi/contract/call';
import type { MotorCase } from '@onegi/contract/calls/motor/case-shapes';
import type * as calls from '@onegi/contract/calls/motor/cases';
import { confirmFailures } from '@onegi/contract/motor/check-motor-case';
import type { Permission } from '@onegi/contract/permissions';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { rememberAnswer } from '../../http/idempotency.ts';
import type { SignedInUser } from '../../http/signed-in.ts';
import { drawNumber } from '../policies/numbers.ts';
import { act, requireAction } from '../workflow/act.ts';
import type { ChangeOf } from '../workflow/workflow.ts';
import { assessCase, ofForm, refusal } from './assess-case.ts';
import { filesOfCase, requireFiles } from './case-files.ts';
import { formOfCase } from './case-form.ts';
import { readMotorCase, readMotorQuote } from './case-row.ts';
import { coverNoteTimes } from './cover-dates.ts';
import { describeMotorCase } from './describe-case.ts';
import { motorWorkflow } from './motor-workflow.ts';
import { enteredBy } from './save-case.ts';
import { type MotorCaseRow, sealOwner } from './tables.ts';

type Action = 'confirm' | 'cancel' | 'generate' | 'audit' | 'return' | 'decline';

interface Move {
  readonly action: Action;
  readonly permission: Permission;
  readonly quotationNumber: string;
  readonly rowVersion: number;
  /** What else must hold, and the columns that go with the move. The case is locked. */
  readonly prepare: (tx: Tx, row: MotorCaseRow) => ChangeOf<'motor_cases'> | Promise<ChangeOf<'motor_cases'>>;
  /** Why, for the audit trail. */
  readonly remarks?: string;
}

/** Moves a case by one action. @throws AppError motorCase.*, permission.denied, what `prepare` throws */
function move(deps: Deps, actor: SignedInUser, asked: Move): Promise<MotorCase> {
  const { action, permission, quotationNumber, rowVersion, prepare, remarks } = asked;
  return inTransaction(deps.db, async (tx) => {
    const row = await readMotorCase(deps, tx, actor, permission, quotationNumber, { isLocked: true });
    const by = { actor, now: deps.clock.now(), action } as const;
    requireAction(motorWorkflow, row, by);
    const change = await prepare(tx, row);
    const event = remarks === undefined ? {} : { event: { after: { remarks } } };
    const moved = await act(tx, motorWorkflow, { ...by, id: row.id, version: rowVersion, change, ...event });
    return rememberAnswer(tx, await describeMotorCase(deps, tx, moved, actor));
  });
}

const noteColumn = ({ seal }: Pick<Deps, 'seal'>, { id }: MotorCaseRow, note: string) => ({
  note_sealed: seal.seal(sealOwner(id), note),
});

/**
 * Confirms a case: its premium holds, nobody has to clear anything, it is declared, and its documents are there.
 * @throws AppError motorCase.notQuoted where something has changed since the premium, .filesMissing, request.invalid
 */
export const confirmMotorCase = (deps: Deps, actor: SignedInUser, asked: BodyOf<typeof calls.confirmMotorCase>) =>
  move(deps, actor, {
    ...asked,
    action: 'confirm',
    permission: 'motor.write',
    async prepare(tx, row) {
      const form = formOfCase(deps, row);
      const undeclared = confirmFailures(form);
      if (undeclared.length > 0) throw refusal(ofForm(undeclared));
      const quote = await readMotorQuote(tx, row);
      const now = deps.clock.now();
      const { referral, digest } = await assessCase(deps, tx, row, quote.agreed);
      const isCleared = row.cleared_facts === digest(quote.plan_code);
      const holds = quote.premium !== null && row.expires_at !== null && row.expires_at > now;
      if (!holds || (referral.refers && !isCleared)) throw new AppError('motorCase.notQuoted');
      requireFiles(form, row.status, await filesOfCase(tx, row));
      return { confirmed_at: now, confirmed_by: actor.userId, entered_by: enteredBy(row, actor), returned_fields: [] };
    },
  });

export const cancelMotorCase = (
  deps: Deps,
  actor: SignedInUser,
  { returnNote, ...asked }: BodyOf<typeof calls.cancelMotorCase>,
) =>
  move(deps, actor, {
    ...asked,
    action: 'cancel',
    permission: 'motor.write',
    remarks: returnNote,
    prepare: (_tx, row) => noteColumn(deps, row, returnNote),
  });

export const declineMotorCase = (
  deps: Deps,
  actor: SignedInUser,
  { returnNote, ...asked }: BodyOf<typeof calls.declineMotorCase>,
) =>
  move(deps, actor, {
    ...asked,
    action: 'decline',
    permission: 'motor.clear',
    remarks: returnNote,
    prepare: (_tx, row) => noteColumn(deps, row, returnNote),
  });

/** Generates a confirmed case, whose payment is on record. @throws AppError motorCase.filesMissing */
export async function generateMotorCase(
  deps: Deps,
  actor: SignedInUser,
  asked: BodyOf<typeof calls.generateMotorCase>,
): Promise<MotorCase> {
  const coverNote = await drawNumber(deps.numbers, 'CN', deps.clock.today());
  return move(deps, actor, {
    ...asked,
    action: 'generate',
    permission: 'motor.generate',
    async prepare(tx, row) {
      const form = formOfCase(deps, row);
      requireFiles(form, row.status, await filesOfCase(tx, row));
      // A corrected case keeps the number that it has.
      return {
        cover_note_number: row.cover_note_number ?? coverNote,
        ...coverNoteTimes(row, form.startsOn, deps.clock.now()),
        generated_by: actor.userId,
        entered_by: enteredBy(row, actor),
      };
    },
  });
}

/** Audits a generated case, none of whose documents is still to be corrected. @throws AppError motorCase.filesMissing */
export const auditMotorCase = (deps: Deps, actor: SignedInUser, asked: BodyOf<typeof calls.auditMotorCase>) =>
  move(deps, actor, {
    ...asked,
    action: 'audit',
    permission: 'motor.audit',
    async prepare(tx, row) {
      requireFiles(formOfCase(deps, row), row.status, await filesOfCase(tx, row));
      return { audited_by: actor.userId, entered_by: enteredBy(row, actor) };
    },
  });

/** Returns a case with the fields that are wrong: it is the next edition. By the auditor, or from the approver. */
export const returnMotorCase = (
  deps: Deps,
  actor: SignedInUser,
  { returnedFields, returnNote, ...asked }: BodyOf<typeof calls.returnMotorCase>,
) =>
  move(deps, actor, {
    ...asked,
    action: 'return',
    permission: 'motor.read',
    remarks: `${returnedFields.join(', ')}: ${returnNote}`,
    prepare: (_tx, row) => ({
      ...noteColumn(deps, row, returnNote),
      returned_fields: returnedFields,
      edition: row.edition + 1,
      confirmed_at: null,
      audited_by: null,
    }),
  });
