import type { BodyOf } from '@onegi/contract/call';
import type { recordReminded as recordCall } from '@onegi/contract/calls/settlement/reminders';
import type { Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import { rememberAnswer } from '../../../http/idempotency.ts';
import type { SignedInUser } from '../../../http/signed-in.ts';
import { hongKongDate } from '../../../ports/clock.ts';
import { recordAudit } from '../../audit/record-audit.ts';

/** What the words about a reminder are sealed for. */
export const reminderSealOwner = ({ note_id, day }: { readonly note_id: string; readonly day: number }) =>
  `note_reminders/${note_id}/${day}`;

/**
 * Writes down that a client was reminded otherwise than by mail. Of two who do it the second is told.
 * @throws AppError reminder.notFound, .given; request.invalid on the day
 */
export async function recordReminded(
  deps: Deps,
  actor: SignedInUser,
  { reminderId: id, givenVia, givenOn, reminderNote }: BodyOf<typeof recordCall>,
): Promise<{ reminderId: string }> {
  return inTransaction(deps.db, async (tx) => {
    const found = await tx
      .selectFrom('note_reminders as r')
      .innerJoin('debit_credit_notes as n', 'n.id', 'r.note_id')
      .selectAll('r')
      .select('n.note_number')
      .where('r.id', '=', id)
      .where('r.mail_id', 'is', null)
      .forUpdate('r')
      .executeTakeFirst();
    if (!found) throw new AppError('reminder.notFound');
    if (found.given_on !== null) throw new AppError('reminder.given');
    const isBefore = givenOn < hongKongDate(found.reminded_at);
    if (isBefore || givenOn > deps.clock.today()) {
      const message = isBefore ? 'ageing.checks.beforeReminder' : 'validation.notFuture';
      throw new AppError('request.invalid', {}, { fields: [{ field: 'givenOn', message }] });
    }
    await tx
      .updateTable('note_reminders')
      .set({
        given_on: givenOn,
        given_at: deps.clock.now(),
        given_by: actor.userId,
        given_via: givenVia,
        note_sealed: deps.seal.seal(reminderSealOwner(found), reminderNote),
      })
      .where('id', '=', id)
      .execute();
    await recordAudit(tx, 'note.reminded', {
      id: found.note_id,
      name: found.note_number,
      after: { kind: `${found.day}`, value: givenVia },
    });
    return rememberAnswer(tx, { reminderId: id });
  });
}

/** The day from which an unpaid policy may be cancelled. */
export const WARNING_DAY = 61;

/** What a policy ended as whose premium nobody owes: what was in force is paid for, however it ended. */
export const NEVER_IN_FORCE = ['lapsed', 'void'] as const;

const MOST_AT_ONCE = 500;

/**
 * Takes out what nobody needs to be told any more: the note was paid, its policy has lapsed or is void, what was warned of its
 * cancellation is cancelled, or a later reminder of it waits.
 * @returns how many
 */
export async function dropNeedless(deps: Pick<Deps, 'clock'>, tx: Tx): Promise<number> {
  const rows = await tx
    .selectFrom('note_reminders as r')
    .innerJoin('debit_credit_notes as n', 'n.id', 'r.note_id')
    .innerJoin('policies as p', 'p.id', 'n.policy_id')
    .select('r.id')
    .where('r.mail_id', 'is', null)
    .where('r.given_on', 'is', null)
    .where('r.id', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('n.settlement', 'not in', ['unsettled', 'partlySettled']),
        eb('p.ended_as', 'in', NEVER_IN_FORCE),
        eb.and([eb('r.day', '=', WARNING_DAY), eb('p.ended_as', '=', 'cancelled')]),
        eb.exists(
          eb
            .selectFrom('note_reminders as later')
            .select('later.note_id')
            .whereRef('later.note_id', '=', 'r.note_id')
            .whereRef('later.day', '>', 'r.day'),
        ),
      ]),
    )
    .limit(MOST_AT_ONCE)
    .forUpdate('r')
    .skipLocked()
    .execute();
  if (rows.length === 0) return 0;
  await tx
    .updateTable('note_reminders')
    .set({ given_on: deps.clock.today(), given_at: deps.clock.now(), given_via: 'needless' })
    .where(
      'id',
      'in',
      rows.flatMap(({ id }) => id ?? []),
    )
    .execute();
  return rows.length;
}
