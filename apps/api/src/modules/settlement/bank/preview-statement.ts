import type { AnswerOf } from '@onegi/contract/call';
import type { previewBankStatement } from '@onegi/contract/calls/settlement/bank-statements';
import { bankStatementFile } from '@onegi/contract/fields/bank';
import type { Deps } from '../../../deps.ts';
import type { Request } from '../../../http/fastify.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import { requireSignedIn } from '../../../http/signed-in.ts';
import { takeUpload } from '../../../http/take-upload.ts';
import { describedIn, readStatement } from './read-statement.ts';

const MOST_FILES = 120;
const WINDOW_SECONDS = 600;
const SAMPLE = 10;
const MOST_TOLD = 100;

/** A preview is asked for at every change of the mapping. @throws AppError request.rateLimited */
export async function limitFiles(deps: Pick<Deps, 'db'>, request: Request): Promise<void> {
  const { userId } = requireSignedIn(request.actor);
  await rateLimit(deps.db, `bank-statement:${userId}`, MOST_FILES, WINDOW_SECONDS);
}

/**
 * What an import of the file would do. Nothing of it is kept.
 * @throws AppError upload.*, server.busy, request.rateLimited, bankStatement.*
 */
export async function previewStatement(deps: Deps, request: Request): Promise<AnswerOf<typeof previewBankStatement>> {
  await limitFiles(deps, request);
  return takeUpload(request, bankStatementFile, async (upload) => {
    const read = await readStatement(deps, upload, describedIn(upload.texts));
    const { mapping, isRemembered, startsOn, endsOn, opening, closing, newLines, findings } = read;
    return {
      mapping,
      isRemembered,
      head: read.head.map(({ number, cells }) => ({ row: number, cells: cells.map(({ text }) => text.slice(0, 80)) })),
      startsOn,
      endsOn,
      opening,
      closing,
      newLines: newLines.length,
      knownLines: read.knownLines,
      alikeLines: read.alikeLines,
      sample: newLines.slice(0, SAMPLE).map(({ occurrence: _, ...line }) => line),
      problemCount: findings.length,
      problems: findings.slice(0, MOST_TOLD),
    };
  });
}
