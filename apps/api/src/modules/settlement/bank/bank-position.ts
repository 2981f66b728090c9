import type { BankPosition } from '@onegi/contract/calls/settlement/bank-position';
import { workingDaysSince } from '@onegi/contract/clock/office-hours';
import type { BankAccount } from '@onegi/contract/fields/bank';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { LATE_AFTER_WORKING_DAYS } from '../../ledger/proof/bank-agrees.ts';
import { ledgerAccountOf, openMovements } from './movements.ts';
import { nameTargets } from './name-targets.ts';
import { lastStatement } from './read-statement.ts';

const MOST_SHOWN = 500;

/** What the ledger says of an account at the end of a day: what the last proof before says, and what was posted since. */
async function ledgerBalance(db: Db, account: BankAccount, day: string): Promise<number> {
  const name = ledgerAccountOf[account];
  const { rows } = await sql<{ cents: number }>`
    with proof as (select day, (figures->>${name})::numeric as cents from ledger_proofs where day <= ${day} order by day desc limit 1)
    select (coalesce((select cents from proof), 0) + coalesce((select sum(amount_cents) from journal_lines
      where account = ${name} and booked_on <= ${day}
        and booked_on > coalesce((select day from proof), '-infinity'::date)), 0))::float8 as cents`.execute(db);
  return rows[0]?.cents ?? 0;
}

async function notesOf({ db, seal }: Pick<Deps, 'db' | 'seal'>, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('bank_explanations')
    .select(['id', 'entry_id', 'note_sealed'])
    .where('entry_id', 'in', ids)
    .orderBy('written_at')
    .execute();
  return new Map(
    rows.map(({ id, entry_id, note_sealed }) => [
      entry_id ?? '',
      seal.open<string>(`bank_explanations/${id}`, note_sealed),
    ]),
  );
}

/** How the ledger and the last statement of an account differ, and by what. */
export async function readPosition(deps: Deps, account: BankAccount): Promise<BankPosition> {
  const { db, clock } = deps;
  const last = await lastStatement(db, account);
  const today = clock.today();
  const endsOn = last?.endsOn ?? today;
  const movements = last
    ? await openMovements(db, account, { until: endsOn, reversedAfter: endsOn, most: MOST_SHOWN })
    : [];
  const names = await nameTargets(db, movements);
  const notes = await notesOf(
    deps,
    movements.map(({ entryId }) => entryId),
  );
  const { open } = await db
    .selectFrom('bank_lines')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('account', '=', account)
    .where('state', '<>', 'matched')
    .executeTakeFirstOrThrow();
  const balance = await ledgerBalance(db, account, endsOn);
  return {
    account,
    endsOn: last?.endsOn ?? null,
    closing: last?.closing ?? null,
    ledgerBalance: balance,
    difference: last && balance - last.closing,
    openLines: Number(open),
    movements: movements.map((movement) => {
      const name = names.get(movement.targetId);
      const workingDays = workingDaysSince(movement.bookedOn, today);
      const note = notes.get(movement.entryId) ?? null;
      return {
        entryId: movement.entryId,
        kind: movement.kind,
        targetName: name?.name ?? '',
        reference: name?.references.filter((reference) => reference !== name.name).join(' · ') ?? '',
        bookedOn: movement.bookedOn,
        amount: movement.amount,
        workingDays,
        isLate: workingDays > LATE_AFTER_WORKING_DAYS && note === null && !movement.isReversed,
        isReversed: movement.isReversed,
        note,
      };
    }),
  };
}
