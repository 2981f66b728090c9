import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { WorkflowTables } from './tables.ts';

export type CaseEventRow = Selectable<WorkflowTables['case_events']>;
type EventDeps = Pick<Deps, 'db' | 'clock' | 'onProblem'>;

const MOST_CASES = 100;
/** What nobody could be mailed of for so long is no news: a portal that was away, or a backup that was restored. */
const STALE_MS = 3 * 86_400_000;

/** The workflow that tells of its own events; `others`: all that no other one tells of. */
type Telling = 'motorCase' | 'others';
const toldBy = (of: Telling) =>
  of === 'others' ? sql<boolean>`workflow is distinct from 'motorCase'` : sql<boolean>`workflow = ${of}`;

/** The events of a case that await their mail, and await it no more: whoever else looks meanwhile finds none. */
async function takeEvents(tx: Tx, caseId: string, of: Telling): Promise<CaseEventRow[]> {
  const taken = await tx
    .selectFrom('case_events')
    .selectAll()
    .where('case_id', '=', caseId)
    .where('awaits_mail', '=', true)
    .where(toldBy(of))
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute();
  if (taken.length === 0) return [];
  await tx
    .updateTable('case_events')
    .set({ awaits_mail: false })
    .where('case_id', '=', caseId)
    .where(
      'id',
      'in',
      taken.map(({ id }) => id),
    )
    .execute();
  return taken.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** Takes the events that await their mail case by case, and has the mails queued in the same transaction. */
export async function eachCaseThatAwaitsMail(
  { db, clock, onProblem }: EventDeps,
  of: Telling,
  mail: (tx: Tx, caseId: string, events: readonly CaseEventRow[]) => Promise<void>,
): Promise<void> {
  const waiting = await db
    .selectFrom('case_events')
    .select('case_id')
    .where('awaits_mail', '=', true)
    .where(toldBy(of))
    .groupBy('case_id')
    .orderBy((eb) => eb.fn.min('at'))
    .limit(MOST_CASES)
    .execute();
  for (const { case_id } of waiting) {
    try {
      await inTransaction(db, async (tx) => {
        const oldest = clock.now().getTime() - STALE_MS;
        const events = (await takeEvents(tx, case_id, of)).filter(({ at }) => at.getTime() > oldest);
        if (events.length > 0) await mail(tx, case_id, events);
      });
    } catch (error) {
      // The other cases are told of all the same; this one is tried again until it is no news any more.
      onProblem('mails of cases', error);
    }
  }
}
