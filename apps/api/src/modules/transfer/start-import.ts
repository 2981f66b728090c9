import { policyImportFile } from '@onegi/contract/fields/transfer';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Request } from '../../http/fastify.ts';
import { requireSignedIn } from '../../http/signed-in.ts';
import { orderedId } from '../../lib/ordered-id.ts';
import { keepFile } from '../files/keep-file.ts';
import { limitUploads } from '../files/limit-uploads.ts';
import { storeUpload } from '../files/store-upload.ts';
import { policyImportJob } from './import-job.ts';

/**
 * Takes a workbook and has it checked in the background.
 * @throws AppError upload.*, server.busy, request.rateLimited
 */
export async function uploadPolicyImport(deps: Deps, request: Request): Promise<{ importId: string }> {
  const actor = requireSignedIn(request.actor);
  await limitUploads(deps.db, actor.userId);
  return storeUpload(deps, request, policyImportFile, async (tx, file) => {
    const importId = orderedId();
    const now = deps.clock.now();
    await keepFile(tx, policyImportFile, file.id, { ownerId: importId }, { actor, now });
    await tx
      .insertInto('policy_imports')
      .values({ id: importId, file_id: file.id, created_by: actor.userId, created_at: now })
      .execute();
    await deps.jobs.enqueue(tx, policyImportJob, { importId });
    return { importId };
  });
}

const UNIQUE_VIOLATION = '23505';

/**
 * Has a workbook that was checked imported in the background. Of two at once one is.
 * @throws AppError policyImport.notFound, .notReady, .running
 */
export async function startPolicyImport(deps: Deps, request: Request, importId: string): Promise<{ importId: string }> {
  const { userId } = requireSignedIn(request.actor);
  try {
    return await inTransaction(deps.db, async (tx) => {
      const row = await tx
        .selectFrom('policy_imports')
        .select(['stage', 'problem_count'])
        .where('id', '=', importId)
        .forUpdate()
        .executeTakeFirst();
      if (!row) throw new AppError('policyImport.notFound');
      if (row.stage !== 'ready') throw new AppError('policyImport.notReady');
      await tx
        .updateTable('policy_imports')
        .set({ stage: 'importing', progress: 0, finished_by: userId })
        .where('id', '=', importId)
        .execute();
      await deps.jobs.enqueue(tx, policyImportJob, { importId });
      return { importId };
    });
  } catch (error) {
    throw (error as { code?: string }).code === UNIQUE_VIOLATION ? new AppError('policyImport.running') : error;
  }
}
