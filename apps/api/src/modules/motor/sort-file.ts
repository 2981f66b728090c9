import type { AnswerOf, BodyOf } from '@onegi/contract/call';
import type { sortMotorFile } from '@onegi/contract/calls/motor/files';
import { motorDocument } from '@onegi/contract/fields/motor';
import { MADE_BY_PORTAL } from '@onegi/contract/motor/document-rules';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { SignedInUser } from '../../http/signed-in.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { moveFile } from '../files/keep-file.ts';
import { refusal } from './assess-case.ts';
import { mayChangeFiles, slotOf, typeOf } from './case-files.ts';
import { answerOf, findFile } from './serve-files.ts';

/** The trail names which document it was by this path and its id. */
export const SORTED_PATH = 'efs';

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
    const before = typeOf(file);
    if (before !== fileType) {
      await moveFile(tx, motorDocument, { id: file.id, ownerId: row.id }, slotOf(fileType, file.id));
      const entry = (type: string) => ({ entries: [`${SORTED_PATH}.${file.id}=${type}`] });
      await recordAudit(tx, 'motorCase.fileSorted', {
        id: row.id,
        name: row.quotation_number,
        before: entry(before),
        after: entry(fileType),
      });
    }
    return answerOf(deps, tx, row, actor);
  });
}
