import { addDays } from '@onegi/contract/lines/dates';
import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { orderedId } from '../../../lib/ordered-id.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { readPersons } from '../../persons/read-persons.ts';
import { openCents } from './open-notes.ts';
import { dropNeedless, NEVER_IN_FORCE, WARNING_DAY } from './record-reminded.ts';

type ReminderDeps = Pick<Deps, 'db' | 'seal' | 'jobs' | 'clock' | 'catalogue'>;

/**
 * Days after the account date on which a client is reminded, each until the next: who was away on day 30 is reminded on
 * day 31, and not of the earlier days at once. The last warns that the policy may be cancelled, for a month.
 */
const reminderDays = [
  { day: 30, until: 44 },
  { day: 45, until: 54 },
  { day: 55, until: 60 },
  { day: 61, until: 90 },
] as const;

const MOST_AT_ONCE = 50;

/**
 * Notes that a client can be reminded of and was not yet. Those that were due at once are none: nobody reminds of a trip that
 * is over; nor those that finance has opened again, whose sum may change, nor those of a policy that never was in force.
 */
const unreminded = (tx: Tx, day: number, today: string) =>
  tx
    .selectFrom('debit_credit_notes')
    .innerJoin('policies', 'policies.id', 'debit_credit_notes.policy_id')
    .select([
      'debit_credit_notes.id',
      'debit_credit_notes.note_number',
      'debit_credit_notes.due_on',
      'debit_credit_notes.policy_id',
    ])
    .select(['policies.policy_number', 'policies.language', 'policies.insurer_code', openCents.as('open')])
    .where('debit_credit_notes.settlement', 'in', ['unsettled', 'partlySettled'])
    .where('debit_credit_notes.account_on', '<=', addDays(today, -day))
    .where('debit_credit_notes.kind', '=', 'DEBIT')
    .where(openCents, '>', 0)
    .whereRef('debit_credit_notes.due_on', '>', 'debit_credit_notes.account_on')
    .where((eb) =>
      eb.or([eb('debit_credit_notes.reopened_at', 'is', null), eb('debit_credit_notes.approved_at', 'is not', null)]),
    )
    .where((eb) => eb.or([eb('policies.ended_as', 'is', null), eb('policies.ended_as', 'not in', NEVER_IN_FORCE)]))
    .where(
      sql<boolean>`not exists (select from note_reminders r where r.note_id = debit_credit_notes.id and r.day = ${day})`,
    )
    .limit(MOST_AT_ONCE)
    .forNoKeyUpdate('debit_credit_notes')
    .skipLocked();

type Unreminded = Awaited<ReturnType<ReturnType<typeof unreminded>['execute']>>[number];
/** Reads some notes that a client is to be reminded of today. */
interface Reminder {
  readonly day: number;
  readonly read: (tx: Tx, today: string) => Promise<Unreminded[]>;
}

/** Of the last day only those whose policy is in force: of one that was never paid, and lapses by itself, nobody is warned. */
const onDay = ({ day, until }: (typeof reminderDays)[number]): Reminder => ({
  day,
  read: (tx, today) =>
    unreminded(tx, day, today)
      .where('debit_credit_notes.account_on', '>=', addDays(today, -until))
      .$if(day === WARNING_DAY, (notes) =>
        notes
          .where('policies.pending_since', 'is', null)
          .where('policies.ends_on', '>=', today)
          .where((eb) => eb.or([eb('policies.ended_as', 'is', null), eb('policies.ended_as', '=', 'renewed')])),
      )
      .orderBy('debit_credit_notes.account_on')
      .orderBy('debit_credit_notes.id')
      .execute(),
});

/** A policy that waits for its premium again was in force: it is warned, however late its money went back, before it lapses. */
const ofPendingAgain: Reminder = {
  day: WARNING_DAY,
  read: (tx, today) =>
    unreminded(tx, WARNING_DAY, today)
      .where('debit_credit_notes.endorsement_no', '=', '000')
      .whereRef('policies.pending_since', '>', 'debit_credit_notes.account_on')
      // In the order of the index of those that may lapse, which are few.
      .where('policies.pending_since', 'is not', null)
      .where('policies.ended_as', 'is', null)
      .where('policies.ends_on', '>=', today)
      .orderBy('policies.pending_since')
      .orderBy('policies.id')
      .execute(),
};

/** Queues the mail to the client; null where no address is known: the office tells the client otherwise. */
async function mailClient(deps: ReminderDeps, tx: Tx, note: Unreminded, day: number): Promise<string | null> {
  const [holder] = await readPersons(tx, deps.seal, 'policy', note.policy_id);
  const { email, insuredName, surname, firstName } = (holder?.fields ?? {}) as Readonly<Record<string, string>>;
  if (!email) return null;
  const insurer = deps.catalogue.current().insurerByCode.get(note.insurer_code);
  return queueMail(deps, tx, {
    kind: day === WARNING_DAY ? 'cancellation-warning' : 'premium-reminder',
    to: email,
    language: note.language,
    data: {
      name: insuredName ?? [surname, firstName].filter(Boolean).join(' '),
      policyNumber: note.policy_number,
      insurerName: insurer?.name ?? { en: note.insurer_code, zhHant: note.insurer_code },
      noteNumber: note.note_number,
      openCents: note.open,
      dueOn: note.due_on,
    },
  });
}

/** Reminds of some notes, of each once: the row that says so is written first, and another process's is waited for. */
async function remindOnce(deps: ReminderDeps, tx: Tx, reminder: Reminder): Promise<number> {
  const notes = await reminder.read(tx, deps.clock.today());
  for (const note of notes) {
    const key = { note_id: note.id, day: reminder.day };
    const mine = await tx
      .insertInto('note_reminders')
      .values({ ...key, id: orderedId(), reminded_at: deps.clock.now(), mail_id: null })
      .onConflict((conflict) => conflict.doNothing())
      .returning('note_id')
      .executeTakeFirst();
    if (!mine) continue;
    const mail_id = await mailClient(deps, tx, note, reminder.day);
    if (mail_id === null) continue;
    await tx
      .updateTable('note_reminders')
      .set({ mail_id })
      .where('note_id', '=', key.note_id)
      .where('day', '=', key.day)
      .execute();
  }
  return notes.length;
}

/** Reminds clients of what they owe, and warns of cancellation. Safe to be done by several processes at once. */
export async function remindClients(deps: ReminderDeps): Promise<void> {
  for (const reminder of [...reminderDays.map(onDay), ofPendingAgain]) {
    while ((await inTransaction(deps.db, (tx) => remindOnce(deps, tx, reminder))) === MOST_AT_ONCE) {
      // The next ones: each transaction is short.
    }
  }
  await inTransaction(deps.db, (tx) => dropNeedless(deps, tx));
}
