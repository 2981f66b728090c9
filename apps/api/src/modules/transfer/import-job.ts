import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportStage } from '@onegi/contract/fields/transfer';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { uploadFolder } from '../../http/upload-folder.ts';
import { atOneMoment } from '../../ports/clock.ts';
import { GiveUp, type JobQueue } from '../../ports/jobs.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { bytesOwner } from '../files/stored-file.ts';
import { checkImport } from './check-import.ts';
import type { ImportNumbers } from './write-import.ts';
import { drawImportNumbers, writeImport } from './write-import.ts';

/** Checks a workbook, or imports it, by where its import stands. */
export const policyImportJob: JobQueue<{ importId: string }> = {
  name: 'policy-import',
  retries: 3,
  retryDelaySeconds: 5,
  longestDelaySeconds: 60,
  timeoutSeconds: 900,
  workers: 1,
  batchSize: 1,
};

type Checked = Awaited<ReturnType<typeof checkImport>>;

interface ImportRow {
  readonly id: string;
  readonly file_id: string;
  readonly stage: ImportStage;
  readonly finished_by: string | null;
}

/** The workbook lies opened beside the uploads as long as it is read. */
async function withWorkbook<T>(deps: Deps, fileId: string, work: (path: string) => Promise<T>): Promise<T> {
  const sealed = await deps.files.read(fileId);
  if (!sealed) throw new Error(`The file of an import is not there: ${fileId}`);
  const path = join(uploadFolder(deps.config), randomUUID());
  try {
    await writeFile(path, deps.seal.openBytes(bytesOwner(fileId), sealed), { mode: 0o600 });
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}

/** How far it is, beside the transaction that does it. */
const reportProgress = (deps: Deps, importId: string) => async (progress: number) => {
  await deps.db.updateTable('policy_imports').set({ progress }).where('id', '=', importId).execute();
};

const found = ({ findings, counts }: Checked) => ({
  problem_count: findings.count(),
  problems: JSON.stringify(findings.kept),
  counts: JSON.stringify(counts),
});

async function check(deps: Deps, { id, file_id }: ImportRow): Promise<void> {
  const checked = await withWorkbook(deps, file_id, (path) => checkImport(deps, path, reportProgress(deps, id)));
  await deps.db
    .updateTable('policy_imports')
    .set({ stage: checked.findings.count() > 0 ? 'wrong' : 'ready', progress: 100, ...found(checked) })
    .where('id', '=', id)
    .where('stage', '=', 'checking')
    .execute();
}

async function write(given: Deps, tx: Tx, row: ImportRow, checked: Checked, numbers: ImportNumbers): Promise<void> {
  const deps = atOneMoment(given);
  const { id, finished_by: postedBy } = row;
  const { counts } = checked;
  await writeImport(deps, tx, checked, numbers, { importId: id, postedBy: postedBy ?? '' }, reportProgress(deps, id));
  const { numUpdatedRows } = await tx
    .updateTable('policy_imports')
    .set({ stage: 'imported', progress: 100, finished_at: deps.clock.now(), ...found(checked) })
    .where('id', '=', id)
    .where('stage', '=', 'importing')
    .executeTakeFirstOrThrow();
  // A process that was taken for lost has done it meanwhile.
  if (numUpdatedRows === 0n) throw new GiveUp('The import was finished by another process');
  const after = { rows: counts.policies, amountCents: counts.receivable };
  const by = { userId: postedBy, roles: [] };
  await recordAudit(tx, 'policyImport.imported', { id, name: id, after, by });
}

/** Looks again at what there is, for days may lie between; what is wrong now is told, and nothing was written. */
async function bringIn(deps: Deps, row: ImportRow): Promise<void> {
  await withWorkbook(deps, row.file_id, async (path) => {
    const checked = await checkImport(deps, path);
    if (checked.findings.count() > 0) {
      await deps.db
        .updateTable('policy_imports')
        .set({ stage: 'wrong', finished_by: null, ...found(checked) })
        .where('id', '=', row.id)
        .execute();
      return;
    }
    const numbers = await drawImportNumbers(deps, checked);
    await inTransaction(deps.db, (tx) => write(deps, tx, row, checked, numbers));
  });
}

/** Does what an import waits for. One that is done, or was given up, is left alone. */
export async function runPolicyImport(deps: Deps, importId: string): Promise<void> {
  const row = await deps.db
    .selectFrom('policy_imports')
    .select(['id', 'file_id', 'stage', 'finished_by'])
    .where('id', '=', importId)
    .executeTakeFirst();
  if (row?.stage === 'checking') await check(deps, row);
  if (row?.stage === 'importing') await bringIn(deps, row);
}

export async function giveUpPolicyImport({ db }: Pick<Deps, 'db'>, importId: string): Promise<void> {
  await db
    .updateTable('policy_imports')
    .set({ stage: 'failed' })
    .where('id', '=', importId)
    .where('stage', 'in', ['checking', 'importing'])
    .execute();
}
