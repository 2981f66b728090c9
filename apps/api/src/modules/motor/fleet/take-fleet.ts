import type { AnswerOf } from '@onegi/contract/call';
import type { uploadMotorFleet } from '@onegi/contract/calls/motor/fleet';
import { motorFleetSheet } from '@onegi/contract/fields/motor';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Request } from '../../../http/fastify.ts';
import { isWithinLimit, rateLimit } from '../../../http/rate-limit.ts';
import { requireSignedIn, type SignedInUser } from '../../../http/signed-in.ts';
import { takeUpload, type Upload } from '../../../http/take-upload.ts';
import { drawNumber } from '../../policies/numbers.ts';
import { insertCase } from '../save-case.ts';
import { type FleetRow, readFleet } from './read-fleet.ts';

type Answer = AnswerOf<typeof uploadMotorFleet>;

const MOST_FILES = 20;
const WINDOW_SECONDS = 3600;
/** The same file again within this time is a double click, or a page that was loaded again. */
const SAME_FILE_SECONDS = 3600;

/** Begins the drafts of all rows in one transaction, once for a file. @throws AppError motorCase.fleetTaken */
async function beginFleet(deps: Deps, actor: SignedInUser, rows: readonly FleetRow[], sha256: Buffer): Promise<Answer> {
  const numbered: { row: number; form: FleetRow['form']; quotationNumber: string }[] = [];
  for (const { row, form } of rows)
    numbered.push({ row, form, quotationNumber: await drawNumber(deps.numbers, 'GQ', deps.clock.today()) });
  return inTransaction(deps.db, async (tx) => {
    // Of two uploads at once the second waits here for the first.
    const once = `motor-fleet:${actor.userId}:${sha256.toString('hex')}`;
    if (!(await isWithinLimit(tx, once, 1, SAME_FILE_SECONDS))) throw new AppError('motorCase.fleetTaken');
    for (const { form, quotationNumber } of numbered) await insertCase(deps, tx, actor, { form, quotationNumber });
    return {
      begun: numbered.map(({ row, quotationNumber }) => ({ sheetRow: row, quotationNumber })),
      problems: [],
    };
  });
}

/**
 * Begins a draft for every row of a spreadsheet, or none where a cell of it cannot be taken.
 * @throws AppError upload.*, server.busy, request.rateLimited, motorCase.fleet*
 */
export async function takeFleet(deps: Deps, request: Request): Promise<Answer> {
  const actor = requireSignedIn(request.actor);
  await rateLimit(deps.db, `motor-fleets:${actor.userId}`, MOST_FILES, WINDOW_SECONDS);
  return takeUpload(request, motorFleetSheet, async (upload: Upload) => {
    const { rows, problems } = await readFleet(deps, upload);
    return problems.length > 0 ? { begun: [], problems } : beginFleet(deps, actor, rows, upload.sha256);
  });
}
