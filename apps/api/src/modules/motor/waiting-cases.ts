import type { MotorState } from '@onegi/contract/fields/motor';
import { addDays } from '@onegi/contract/lines/dates';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { ownedBy } from '../../http/owned-by.ts';
import type { Actor } from '../../ports/actor.ts';
import { endOfDay } from '../../ports/clock.ts';

/** A quotation is about to lapse so many days before. */
const LAPSING_DAYS = 7;

/** States in which somebody in particular has to do the next thing. */
export type MotorWaiting = Extract<
  MotorState,
  'referred' | 'confirmed' | 'generated' | 'audited' | 'returned' | 'cleared'
>;

/** The own cases of a broker or agent in a state. */
const ownIn = (db: Db, actor: Actor, state: MotorState) =>
  db
    .selectFrom('motor_cases')
    .where('status', '=', state)
    .where((eb) => ownedBy(eb, actor, { user: 'created_by', consultantCodes: ['consultant_code'] }));

/** Cases that wait for the actor: nobody is asked to approve what they have entered, confirmed, generated or audited. */
export function motorCasesThatWait(db: Db, actor: Actor, state: MotorWaiting) {
  if (state === 'returned' || state === 'cleared') return ownIn(db, actor, state);
  const waiting = db.selectFrom('motor_cases').where('status', '=', state);
  if (state !== 'audited') return waiting;
  const { userId } = actor;
  return waiting
    .where(sql<boolean>`not (entered_by @> array[${userId}]::uuid[])`)
    .where(sql<boolean>`confirmed_by is distinct from ${userId}::uuid`)
    .where(sql<boolean>`generated_by is distinct from ${userId}::uuid`)
    .where(sql<boolean>`audited_by is distinct from ${userId}::uuid`);
}

/** The last day of quotations that are about to lapse. */
export const lapsingUntil = (today: string) => addDays(today, LAPSING_DAYS);

/** The own quotations that lapse within a week. */
export const motorQuotationsThatLapse = (db: Db, actor: Actor, today: string) =>
  ownIn(db, actor, 'quoted').where('expires_at', '<', endOfDay(lapsingUntil(today)));
