import type { Deps } from '../../deps.ts';

/** A run is over in some seconds, since a process that is stopped waits for it. */
const MOST_IN_A_RUN = 500;

/**
 * Deletes files that arrived an hour ago and were kept by nobody, and those that their owner removed: bytes first, then the
 * row, so that a process that is killed in between leaves what tells the next one to go on.
 */
export async function deleteFiles({ db, files, clock }: Pick<Deps, 'db' | 'files' | 'clock'>): Promise<void> {
  const deleteOne = () =>
    db.transaction().execute(async (tx) => {
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
      await files.remove(row.id);
      await tx.deleteFrom('stored_files').where('id', '=', row.id).execute();
      return true;
    });
  for (let deleted = 0; deleted < MOST_IN_A_RUN; deleted++) {
    if (!(await deleteOne())) return;
  }
}
