import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Reply } from '../../http/fastify.ts';
import { dispositionOf } from '../../lib/file-name.ts';
import { limitConcurrency } from '../../lib/limit-concurrency.ts';
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

/** Each holds a connection to the database for as long as its receiver takes. */
const oneAtATime = limitConcurrency(1, 0, () => new AppError('server.busy'));

/** Sends everything; who took it is written down first. @throws AppError server.busy while another one is being sent */
export function exportPortal(deps: Deps, reply: Reply, language: Language): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const send = async () => {
      await recordAudit(deps.db, 'portal.exported', { name: deps.clock.today() });
      reply
        .type('application/zip')
        .header('content-disposition', dispositionOf('attachment', `OneGI-${deps.clock.today()}.zip`))
        .header('cache-control', 'private, no-store')
        .send(Readable.from(exportBytes(deps, language)));
      resolve(reply);
      // Whoever goes away in the middle lets the next one begin.
      await finished(reply.raw).catch(() => undefined);
    };
    oneAtATime(send).catch(reject);
  });
}
