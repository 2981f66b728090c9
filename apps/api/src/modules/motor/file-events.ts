import type { AuditAction } from '@onegi/contract/fields/audit';
import type { Tx } from '../../db/database.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { StoredFileRow } from '../files/stored-file.ts';
import { typeOf } from './case-files.ts';
import type { MotorCaseRow } from './tables.ts';

/** The trail names which document it was by this path and its id. */
export const FILE_PATH = 'efs';

/** What was done with a document of a case, by its types before and after; null where it was not, or is no more, in the file. */
export async function recordFileEvent(
  tx: Tx,
  action: Extract<AuditAction, `motorCase.file${string}`>,
  { id, quotation_number: name }: Pick<MotorCaseRow, 'id' | 'quotation_number'>,
  before: StoredFileRow | null,
  after: StoredFileRow | null,
): Promise<void> {
  const entries = (file: StoredFileRow | null) => ({
    entries: file ? [`${FILE_PATH}.${file.id}=${typeOf(file)}`] : [],
  });
  await recordAudit(tx, action, { id, name, before: entries(before), after: entries(after) });
}
