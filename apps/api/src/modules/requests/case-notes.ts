import { randomUUID } from 'node:crypto';
import type { AnswerOf, BodyOf } from '@onegi/contract/call';
import type { addCaseNote as addCall, caseNotes } from '@onegi/contract/calls/requests/commercial/case-notes';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { rememberAnswer } from '../../http/idempotency.ts';
import type { SignedInUser } from '../../http/signed-in.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { noteSealOwner } from './tables.ts';

type Notes = AnswerOf<typeof caseNotes>;
type NoteDeps = Pick<Deps, 'db' | 'seal' | 'clock'>;

/** A visitor's request or a consultant's case; of a draft the office knows nothing. */
async function noted(db: Db, number: string) {
  const row = await db
    .selectFrom('quote_requests')
    .select(['id', 'request_number'])
    .where('request_number', '=', number)
    .where('status', '<>', 'draft')
    .executeTakeFirst();
  if (!row) throw new AppError('quoteRequest.notFound');
  return row;
}

async function readNotes({ seal }: Pick<Deps, 'seal'>, db: Db, requestId: string): Promise<Notes> {
  const rows = await db
    .selectFrom('case_notes')
    .leftJoin('users', 'users.id', 'written_by')
    .select(['case_notes.id', 'at', 'note_sealed', 'name_en', 'name_zh'])
    .where('request_id', '=', requestId)
    .orderBy('at', 'desc')
    .orderBy('case_notes.id')
    .execute();
  const notes = rows.map(({ id, at, note_sealed, name_en, name_zh }) => ({
    noteId: id,
    noteText: seal.open<string>(noteSealOwner(requestId, id), note_sealed),
    notedAt: at.toISOString(),
    notedBy: name_en,
    notedByZh: name_zh || null,
  }));
  return { notes };
}

/** What the office has written down about a request, the latest first. @throws AppError quoteRequest.notFound */
export async function listNotes(deps: NoteDeps, caseNumber: string): Promise<Notes> {
  const { id } = await noted(deps.db, caseNumber);
  return readNotes(deps, deps.db, id);
}

/** Writes a note down: nobody changes or removes it afterwards. @throws AppError quoteRequest.notFound */
export async function addNote(
  deps: NoteDeps,
  { userId }: SignedInUser,
  { caseNumber, noteText }: BodyOf<typeof addCall>,
): Promise<Notes> {
  return inTransaction(deps.db, async (tx) => {
    const { id: request_id, request_number: name } = await noted(tx, caseNumber);
    const id = randomUUID();
    const note_sealed = deps.seal.seal(noteSealOwner(request_id, id), noteText);
    await tx
      .insertInto('case_notes')
      .values({ id, request_id, written_by: userId, at: deps.clock.now(), note_sealed })
      .execute();
    await recordAudit(tx, 'request.noted', { id: request_id, name });
    return rememberAnswer(tx, await readNotes(deps, tx, request_id));
  });
}
