import type { reminderList } from '@onegi/contract/calls/settlement/reminders';
import type { AskedOf } from '@onegi/contract/list';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { rowsOfIds } from '../../../lists/by-keys.ts';
import type { Key } from '../../../lists/page-of.ts';
import { readHolderNames } from '../../persons/read-holder-names.ts';
import { reminderSealOwner } from './record-reminded.ts';

/** Reminders of which no mail went out and that nobody has given yet. What is paid meanwhile the daily work takes out. */
export const remindersToGive = (db: Db) =>
  db
    .selectFrom('note_reminders')
    .where('note_reminders.mail_id', 'is', null)
    .where('note_reminders.given_on', 'is', null)
    .where('note_reminders.id', 'is not', null);

/** Reminders of clients without an e-mail address: those that are left to give, or those that were given. */
export function listedReminders(
  { db, seal }: Pick<Deps, 'db' | 'seal'>,
  { reminderState = 'toGive' }: AskedOf<typeof reminderList>,
) {
  const given = db
    .selectFrom('note_reminders')
    .where('note_reminders.mail_id', 'is', null)
    .where('note_reminders.given_on', 'is not', null)
    .where('note_reminders.id', 'is not', null);
  return {
    fitting: reminderState === 'toGive' ? remindersToGive(db) : given,
    key: 'note_reminders.id',
    sorts: { dueSince: reminderState === 'toGive' ? 'note_reminders.reminded_at' : 'note_reminders.given_at' },
    read: async (ids: readonly Key[]) => {
      const rows = await db
        .selectFrom('note_reminders as r')
        .innerJoin('debit_credit_notes as n', 'n.id', 'r.note_id')
        .innerJoin('policies as p', 'p.id', 'n.policy_id')
        .leftJoin('users as u', 'u.id', 'r.given_by')
        .selectAll('r')
        .select(['n.note_number', 'n.due_on', 'n.amount_cents', 'n.allocated_cents', 'n.policy_id'])
        .select(['p.policy_number', 'p.transaction_number', 'u.name_en', 'u.name_zh'])
        .$call(rowsOfIds('r.id', ids));
      const names = await readHolderNames(
        db,
        seal,
        rows.map(({ policy_id }) => policy_id),
      );
      return rows.map((row) => ({
        reminderId: row.id ?? '',
        reminderState: row.given_on === null ? ('toGive' as const) : ('given' as const),
        reminderDay: row.day,
        dueSince: row.reminded_at.toISOString(),
        noteNumber: row.note_number,
        policyNumber: row.policy_number,
        transactionNumber: row.transaction_number,
        holderName: names.get(row.policy_id) ?? '',
        dueOn: row.due_on,
        openCents: row.amount_cents - row.allocated_cents,
        givenVia: row.given_via,
        givenOn: row.given_on,
        givenBy: row.name_en,
        givenByZh: row.name_zh || null,
        reminderNote: row.note_sealed ? seal.open<string>(reminderSealOwner(row), row.note_sealed) : null,
      }));
    },
  };
}
