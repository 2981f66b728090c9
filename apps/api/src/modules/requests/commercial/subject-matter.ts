import type { BodyOf, QueryOf } from '@onegi/contract/call';
import type { SubjectMatter } from '@onegi/contract/calls/requests/commercial/matter-shapes';
import type {
  addSubjectMatter as addCall,
  deleteSubjectMatter as deleteCall,
  updateSubjectMatter as updateCall,
} from '@onegi/contract/calls/requests/commercial/subject-matter';
import { hasSubjectMatter } from '@onegi/contract/fields/commercial';
import type { Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import { rememberAnswer } from '../../../http/idempotency.ts';
import type { SignedInUser } from '../../../http/signed-in.ts';
import type { Actor } from '../../../ports/actor.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { withContents, withoutRow, withRow } from '../../subject-matter/change-matter.ts';
import { type Matter, readMatter, writeMatter } from '../../subject-matter/stored-matter.ts';
import { allowedActions, requireAction } from '../../workflow/act.ts';
import type { RequestRow } from '../tables.ts';
import { formOf } from './case-form.ts';
import { isOwn, readCase } from './case-row.ts';
import { caseWorkflow } from './case-workflow.ts';
import { describeMatterRows, matterOwner } from './describe-matter.ts';
import { reopenQuoted } from './offers/close-offers.ts';
import { openedOf } from './pending-case.ts';

function requireMatter({ template }: RequestRow): void {
  if (!hasSubjectMatter(template)) throw new AppError('subjectMatter.notAsked');
}

/** Whether the rows are the consultant's to change: of a draft, or because the office has asked for them. */
const isOpen = (deps: Deps, row: RequestRow): boolean =>
  openedOf(deps, row, formOf(deps.catalogue.current(), row)).section('subjectMatter');

const describe = (row: RequestRow, matter: Matter, mayChange: boolean): SubjectMatter => ({
  transactionNumber: row.request_number,
  matterVersion: matter.version,
  mayChange,
  rows: describeMatterRows(row, matter),
});

/**
 * What a case insures, and whether the caller may change it now.
 * @throws AppError quoteRequest.notFound, also for another consultant's; subjectMatter.notAsked
 */
export async function openSubjectMatter(deps: Deps, actor: Actor, caseNumber: string): Promise<SubjectMatter> {
  const row = await readCase(deps, deps.db, actor, 'commercial.read', { number: caseNumber });
  requireMatter(row);
  if (!isOwn(row, actor)) await recordAudit(deps.db, 'request.read', { id: row.id, name: row.request_number });
  const by = { actor, now: deps.clock.now() };
  const maySave = allowedActions(caseWorkflow, row, by).includes('save');
  return describe(row, await readMatter(deps, deps.db, matterOwner(row)), maySave && isOpen(deps, row));
}

/** What was written of what a case insures, to be compared. */
const writtenIn = ({ rows }: Matter): string =>
  JSON.stringify(rows.flatMap(({ name, content }) => (content === '' ? [] : [[name, content]])));

/** Changes the rows of a case that is the caller's to change, under the lock of the case. */
async function changeMatter(
  deps: Deps,
  actor: SignedInUser,
  caseNumber: string,
  change: (matter: Matter) => Matter,
): Promise<SubjectMatter> {
  return inTransaction(deps.db, async (tx: Tx) => {
    const row = await readCase(deps, tx, actor, 'commercial.write', { number: caseNumber }, { isLocked: true });
    requireMatter(row);
    const now = deps.clock.now();
    requireAction(caseWorkflow, row, { actor, now, action: 'save' });
    if (!isOpen(deps, row)) throw new AppError('case.notOpen');
    const before = await readMatter(deps, tx, matterOwner(row));
    const after = await writeMatter(deps, tx, matterOwner(row), change(before));
    if (row.status === 'pending' && writtenIn(before) !== writtenIn(after)) await reopenQuoted(tx, row.id, now);
    const event = { id: row.id, name: row.request_number };
    await recordAudit(tx, 'request.subjectMatterChanged', {
      ...event,
      before: { rows: before.rows.length },
      after: { rows: after.rows.length, version: after.version },
    });
    return rememberAnswer(tx, describe(row, after, true));
  });
}

/**
 * Writes contents into rows. Of two who changed the same version the second is told, and changes nothing.
 * @throws AppError quoteRequest.notFound, case.*, subjectMatter.*, request.invalid naming rows by their place in what was sent
 */
export function updateSubjectMatter(
  deps: Deps,
  actor: SignedInUser,
  { transactionNumber, matterVersion, contents }: BodyOf<typeof updateCall>,
): Promise<SubjectMatter> {
  return changeMatter(deps, actor, transactionNumber, (matter) => withContents(matter, matterVersion, contents));
}

/** @throws AppError quoteRequest.notFound, case.*, subjectMatter.notAsked, subjectMatter.tooMany */
export function addSubjectMatter(
  deps: Deps,
  actor: SignedInUser,
  { transactionNumber, ...row }: BodyOf<typeof addCall>,
): Promise<SubjectMatter> {
  return changeMatter(deps, actor, transactionNumber, (matter) => withRow(matter, row));
}

/** @throws AppError quoteRequest.notFound, case.*, subjectMatter.notAsked, subjectMatter.rowNotFound */
export function deleteSubjectMatter(
  deps: Deps,
  actor: SignedInUser,
  { transactionNumber, rowSought }: QueryOf<typeof deleteCall>,
): Promise<SubjectMatter> {
  return changeMatter(deps, actor, transactionNumber, (matter) => withoutRow(matter, rowSought));
}
