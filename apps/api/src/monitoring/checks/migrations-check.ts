import type pg from 'pg';
import type { ReadinessCheck } from '../../ports/monitoring.ts';

/** A migration by its name and what it says. */
export interface KnownMigration {
  readonly name: string;
  readonly checksum: string;
}

/**
 * Whether the database has the tables that this process was written for. One that is ahead is a newer version's, and
 * serves us too, for migrations only expand; one that lacks something is not ours yet.
 */
export function migrationsCheck(pool: pg.Pool, known: readonly KnownMigration[]): ReadinessCheck {
  return {
    name: 'migrations',
    needsDatabase: true,
    async run() {
      const { rows } = await pool.query<KnownMigration>('select name, checksum from schema_migration');
      const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
      if (known.some(({ name }) => !applied.has(name))) return { level: 'failed', reason: 'migrations.pending' };
      if (known.some(({ name, checksum }) => applied.get(name) !== checksum)) {
        return { level: 'failed', reason: 'migrations.changed' };
      }
      return applied.size > known.length ? { level: 'warning', reason: 'migrations.newer' } : null;
    },
  };
}
