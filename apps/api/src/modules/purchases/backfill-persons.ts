import type { Applicant, Person } from '@onegi/contract/calls/purchases/shapes';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { writeIf } from '../../db/write-together.ts';
import type { Deps } from '../../deps.ts';
import type { Seal } from '../../lib/seal.ts';
import { personsOf } from '../persons/person.ts';
import { personWrites } from '../persons/write-persons.ts';
import { contentWrites, openContent, sealContent } from './application-content.ts';
import type { ApplicationRow } from './repository.ts';

const PAGE = 100;
/** A run is over in some seconds, since a process that is stopped waits for it. */
const MOST_IN_A_RUN = 2_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** What release 0.1 has sealed as one value with a policy. */
interface HolderSealed {
  readonly holder: Applicant;
  readonly insured: readonly Person[];
  readonly answers: unknown;
}

const waiting = {
  applications: sql<boolean>`persons_version is distinct from version`,
  policies: sql<boolean>`answers_sealed is null`,
} as const;

/** What writes a row's persons; nothing where the row was changed meanwhile. Throws when it cannot be opened. */
type Prepare<Row> = (row: Row) => () => Promise<unknown>;

const moveApplication =
  (db: Db, seal: Seal): Prepare<ApplicationRow> =>
  (row) => {
    const content = openContent(seal, { ...row, persons: [] });
    const { people_sealed: _kept, ...columns } = sealContent(seal, row.id, row.version, content);
    const asSeen = db
      .updateTable('applications')
      .set(columns)
      .where('id', '=', row.id)
      .where('version', '=', row.version)
      .where(waiting.applications)
      .returning('id');
    return () => writeIf(db, asSeen, [], contentWrites(seal, row.id, content, { row, content }, true));
  };

const movePolicy =
  (db: Db, seal: Seal): Prepare<{ id: string; holder_sealed: Buffer }> =>
  ({ id, holder_sealed }) => {
    const { holder, insured, answers } = seal.open<HolderSealed>(`policies/${id}`, holder_sealed);
    const asSeen = db
      .updateTable('policies')
      .set({ answers_sealed: seal.seal(`policies/${id}`, answers) })
      .where('id', '=', id)
      .where(waiting.policies)
      .returning('id');
    const persons = personsOf('holder', holder, insured);
    return () => writeIf(db, asSeen, [], personWrites(seal, 'policy', id, persons, { before: null, isGuarded: true }));
  };

/** Moves what it finds by pages; one that cannot be opened stands in nobody's way. Answers how many could not be. */
async function moveAll<Row extends { id: string }>(
  readPage: (after: string) => Promise<readonly Row[]>,
  prepare: Prepare<Row>,
): Promise<number> {
  let unreadable = 0;
  let after = FIRST_ID;
  for (let seen = 0; seen < MOST_IN_A_RUN; seen += PAGE) {
    const page = await readPage(after);
    for (const row of page) {
      let write: () => Promise<unknown>;
      try {
        write = prepare(row);
      } catch {
        unreadable += 1;
        continue;
      }
      await write();
    }
    after = page.at(-1)?.id ?? after;
    if (page.length < PAGE) break;
  }
  return unreadable;
}

/** How many applications and policies have persons that are not in rows yet, and are not found by looking for them. */
export async function countWaitingPersons(db: Db): Promise<number> {
  const count = (table: 'applications' | 'policies') =>
    sql`(select count(*) from ${sql.table(table)} where ${waiting[table]})`;
  const { rows } = await sql<{ count: number }>`
    select ${count('applications')} + ${count('policies')} as count`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/**
 * Moves persons into rows whom a process of release 0.1 has sealed as one value: before this release, or beside it. Goes on
 * where it was left, in several processes at once as in one.
 * @throws when some could not be opened, after the others
 */
export async function backfillPersons({ db, seal }: Pick<Deps, 'db' | 'seal'>): Promise<void> {
  const applications = (after: string) =>
    db
      .selectFrom('applications')
      .selectAll()
      .where(waiting.applications)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute();
  const policies = (after: string) =>
    db
      .selectFrom('policies')
      .select(['id', 'holder_sealed'])
      .where(waiting.policies)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute();
  const unreadable =
    (await moveAll(applications, moveApplication(db, seal))) + (await moveAll(policies, movePolicy(db, seal)));
  if (unreadable > 0) throw new Error(`${unreadable} applications and policies cannot be opened`);
}
