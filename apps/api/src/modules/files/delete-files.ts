import type { Deps } from '../../deps.ts';
import { deleteAfter } from './stored-file.ts';

/** A run is over in some seconds, since a process that is stopped waits for it. */
const MOST_IN_A_RUN = 500;

/** Each may wait for its store. */
const MOST_FAILED_IN_A_RUN = 10;

type FileDeps = Pick<Deps, 'db' | 'files' | 'clock'>;

/** A file that its store does not remove is tried again in an hour: those behind it need not wait for it. */
async function putOff({ db, clock }: FileDeps, id: string): Promise<void> {
  const now = clock.now();
  await db
    .updateTable('stored_files')
    .set({ delete_after: deleteAfter(now) })
    .where('id', '=', id)
    .where('delete_after', '<=', now)
    .execute();
}

/**
 * Deletes files that arrived an hour ago and were kept by nobody, and those that their owner removed: bytes first, then the
 * row, so that a process that is killed in between leaves what tells the next one to go on.
 * @throws AggregateError of what could not be removed, after all others
 */
export async function deleteFiles(deps: FileDeps): Promise<void> {
  const { db, files, clock } = deps;
  const problems: Error[] = [];
  const deleteOne = async () => {
    let id: string | undefined;
    try {
      return await db.transaction().execute(async (tx) => {
        // Under its lock it can be neither kept nor sealed anew.
        const row = await tx
          .selectFrom('stored_files')
          .select('id')
          .where('delete_after', '<=', clock.now())
          .orderBy('delete_after')
          .limit(1)
          .forUpdate()
          .skipLocked()
          .executeTakeFirst();
        if (!row) return false;
        id = row.id;
        await files.remove(row.id);
        await tx.deleteFrom('stored_files').where('id', '=', row.id).execute();
        return true;
      });
    } catch (error) {
      if (id === undefined) throw error;
      problems.push(error as Error);
      await putOff(deps, id);
      return problems.length < MOST_FAILED_IN_A_RUN;
    }
  };
  for (let tried = 0; tried < MOST_IN_A_RUN; tried++) {
    if (!(await deleteOne())) break;
  }
  const [first] = problems;
  if (first)
    throw new AggregateError(problems, `${problems.length} files could not be removed, the first: ${first.message}`);
}
