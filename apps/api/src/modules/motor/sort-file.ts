import type { AnswerOf, BodyOf } from '@onegi/contract/call';
import type { sortMotorFile } from '@onegi/contract/calls/motor/files';
import { motorDocument } from '@onegi/contract/fields/motor';
import { MADE_BY_PORTAL } from '@onegi/contract/motor/document-rules';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { SignedInUser } from '../../http/signed-in.ts';
import { moveFile } from '../files/keep-file.ts';
import { refusal } from './assess-case.ts';
import { mayChangeFiles, slotOf, typeOf } from './case-files.ts';
import { recordFileEvent } from './file-events.ts';
import { answerOf, findFile } from './serve-files.ts';

/**
 * Gives a document of a case another type.
 * @throws AppError file.notFound, document.closed, motorCase.wrongState, permission.denied, request.invalid
 */
export async function sortCaseFile(
  deps: Deps,
  actor: SignedInUser,
  id: string,
  { fileType }: BodyOf<typeof sortMotorFile>,
): Promise<AnswerOf<typeof sortMotorFile>> {
  if (fileType === MADE_BY_PORTAL) throw refusal([{ field: 'fileType', message: 'validation.choice' }]);
  return inTransaction(deps.db, async (tx) => {
    const { file, row } = await findFile(deps, tx, actor, 'motor.read', id, true);
    const may = mayChangeFiles(row, { actor, now: deps.clock.now() });
    if (may !== true) throw new AppError(may);
    if (typeOf(file) !== fileType) {
      const slot = slotOf(fileType, file.id);
      await moveFile(tx, motorDocument, { id: file.id, ownerId: row.id }, slot);
      await recordFileEvent(tx, 'motorCase.fileSorted', row, file, { ...file, slot });
    }
    return answerOf(deps, tx, row, actor);
  });
}
