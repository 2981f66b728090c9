import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/database.ts';

export interface LastBackup {
  /** What was written until then is in it. */
  readonly takenAt: Date;
  readonly finishedAt: Date;
  /** Of the archive. */
  readonly bytes: number;
}

/** Keeps that a backup was made whole. */
export async function keepBackup(db: Db, { takenAt, finishedAt, bytes }: LastBackup): Promise<void> {
  const row = { id: randomUUID(), taken_at: takenAt, finished_at: finishedAt, bytes };
  await db.insertInto('backups').values(row).execute();
}

/** The last backup that was made whole; null when there was none. For health, metrics and alarms. */
export async function lastBackup(db: Db): Promise<LastBackup | null> {
  const row = await db
    .selectFrom('backups')
    .select(['taken_at as takenAt', 'finished_at as finishedAt', 'bytes'])
    .orderBy('taken_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
