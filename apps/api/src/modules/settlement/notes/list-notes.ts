import type { outstandingNotes } from '@onegi/contract/calls/settlement/note-list';
import type { AskedOf } from '@onegi/contract/list';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { byKeys } from '../../../lists/by-keys.ts';
import { escapeLike } from '../../../lists/contains-text.ts';
import type { Key } from '../../../lists/page-of.ts';
import { readNotes } from './read-notes.ts';

const DAY_MS = 24 * 3_600_000;

/** So many days a note is overdue; 0 where it is not. @param today yyyy-MM-dd */
export const daysOverdue = (dueOn: string, today: string): number =>
  Math.max(0, Math.round((Date.parse(today) - Date.parse(dueOn)) / DAY_MS));

type Stands = AskedOf<typeof outstandingNotes>['stands'];

/** Notes that stand so; else those of which something is open. */
function standingSo(db: Db, stands: Stands) {
  const notes = db.selectFrom('debit_credit_notes');
  if (stands === undefined) return notes.where('settlement', 'in', ['unsettled', 'partlySettled']);
  if (stands !== 'commissionDue') return notes.where('settlement', '=', stands);
  return notes
    .where('settlement', '=', 'settled')
    .where('earned_on', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('allocations as a')
          .select('a.id')
          .whereRef('a.note_id', '=', 'debit_credit_notes.id')
          .where('a.kind', '=', 'direct')
          .where('a.reverses', 'is', null)
          .where(sql<SqlBool>`not exists (select from allocations r where r.reverses = a.id)`),
      ),
    );
}

/** Notes by how they stand; those of which something is open unless told otherwise. */
export function listedNotes(deps: Pick<Deps, 'db' | 'seal' | 'clock'>, asked: AskedOf<typeof outstandingNotes>) {
  const { db, clock } = deps;
  const { policyNumberPart, insurer, consultantCode, dueState, stands } = asked;
  const today = clock.today();
  let fitting = standingSo(db, stands);
  if (dueState) fitting = fitting.where('due_on', dueState === 'overdue' ? '<' : '>=', today);
  const part = policyNumberPart ? `%${escapeLike(policyNumberPart.toUpperCase())}%` : undefined;
  if (part || insurer || consultantCode) {
    fitting = fitting.where((eb) =>
      eb.exists(
        eb
          .selectFrom('policies as p')
          .select('p.id')
          .whereRef('p.id', '=', 'debit_credit_notes.policy_id')
          .$if(part !== undefined, (of) => of.where(sql<SqlBool>`p.policy_number like ${part}`))
          .$if(insurer !== undefined, (of) => of.where('p.insurer_code', '=', insurer as string))
          .$if(consultantCode !== undefined, (of) =>
            of.where((by) =>
              by.or([
                by('p.consultant_code', '=', consultantCode as string),
                by('p.second_consultant_code', '=', consultantCode as string),
              ]),
            ),
          ),
      ),
    );
  }
  return {
    fitting,
    key: 'id',
    sorts: { dueOn: 'due_on', balanceCents: sql`abs(amount_cents - allocated_cents)` },
    read: async (ids: readonly Key[]) => {
      const rows = await readNotes(deps, db, ids as string[]);
      return byKeys(
        ids,
        rows.map((row) => ({ ...row, daysOverdue: daysOverdue(row.dueOn, today) })),
        ({ noteId }) => noteId,
      );
    },
  };
}
