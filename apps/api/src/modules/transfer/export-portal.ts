import { Readable } from 'node:stream';
import type { Deps } from '../../deps.ts';
import type { Reply } from '../../http/fastify.ts';
import { dispositionOf } from '../../lib/file-name.ts';
import type { Language } from '../../lib/texts.ts';
import { writeSheets } from '../../lib/write-sheets.ts';
import { writeZip, type ZipEntry } from '../../lib/write-zip.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { exportedSheets } from './export-sheets.ts';
import { exportedTables } from './export-tables.ts';

type ExportDeps = Pick<Deps, 'db' | 'seal'>;

/**
 * Everything there is at one moment, as one zip file that is made while it is read: the workbook that an import reads, and
 * every table as csv.
 */
export async function* exportBytes({ db, seal }: ExportDeps, language: Language): AsyncGenerator<Buffer> {
  const tx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
  try {
    const entries: ZipEntry[] = [
      { name: 'OneGI-import.xlsx', contents: writeSheets(exportedSheets(tx, seal, language)), isStored: true },
      ...exportedTables(tx, seal).map(([name, contents]) => ({ name, contents })),
    ];
    yield* writeZip(entries);
  } finally {
    // Nothing was written: whoever goes away in the middle leaves no connection behind.
    await tx.rollback().execute();
  }
}

/** Sends everything; who took it is written down first. */
export async function exportPortal(deps: Deps, reply: Reply, language: Language): Promise<Reply> {
  await recordAudit(deps.db, 'portal.exported', { name: deps.clock.today() });
  return reply
    .type('application/zip')
    .header('content-disposition', dispositionOf('attachment', `OneGI-${deps.clock.today()}.zip`))
    .header('cache-control', 'private, no-store')
    .send(Readable.from(exportBytes(deps, language)));
}
