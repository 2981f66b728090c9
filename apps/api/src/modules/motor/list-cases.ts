import type { motorCaseList } from '@onegi/contract/calls/motor/case-list';
import { motorStages } from '@onegi/contract/fields/motor';
import { addDays } from '@onegi/contract/lines/dates';
import type { AskedOf } from '@onegi/contract/list';
import { scopeOf } from '@onegi/contract/permissions';
import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { ownedBy } from '../../http/owned-by.ts';
import { byKeys } from '../../lists/by-keys.ts';
import { escapeLike } from '../../lists/contains-text.ts';
import { areFewDays, putInOrder } from '../../lists/few-days.ts';
import type { Key } from '../../lists/page-of.ts';
import type { Actor } from '../../ports/actor.ts';
import { endOfDay } from '../../ports/clock.ts';
import { insuredNameHash } from '../persons/held-names.ts';
import { describeListedMotorCase } from './describe-case.ts';
import type { MotorCaseRow } from './tables.ts';

type Asked = AskedOf<typeof motorCaseList>;
type Fitting = SelectQueryBuilder<Database, 'motor_cases', object>;

/** Whose a case is: who began it, and the code that it stands under. */
export const caseOwner = { user: 'created_by', consultantCodes: ['consultant_code'] } as const;

/** What of a case the lists narrow and order by; the indexes of codes and makers hold it. */
const narrowedBy = [
  'id',
  'status',
  'created_at',
  'quotation_number',
  'starts_on',
  'insured_name_hash',
  'expires_at',
] as const satisfies readonly (keyof MotorCaseRow)[];

/**
 * The cases that the actor may see: everybody's, or the own and those under the own codes. These two are read each from its own
 * index: an `or` would open the row of every case that a broker has.
 */
function seenBy({ db }: Pick<Deps, 'db'>, actor: Actor): Fitting {
  const cases = db.selectFrom('motor_cases');
  if (scopeOf(actor, 'motor.read') === 'all') return cases;
  const isUnderCode = (eb: ExpressionBuilder<Database, 'motor_cases'>) =>
    ownedBy(eb, actor, { consultantCodes: caseOwner.consultantCodes });
  const underCode = cases.select(narrowedBy).where(isUnderCode);
  const begun = cases
    .select(narrowedBy)
    .where((eb) => ownedBy(eb, actor, { user: caseOwner.user }))
    .where((eb) => eb(isUnderCode(eb), 'is not', true));
  return db.selectFrom(underCode.unionAll(begun).as('motor_cases')) as unknown as Fitting;
}

/** Cases of a stage; a policyholder is found by the whole name. */
export function listedMotorCases(deps: Deps, asked: Asked, actor: Actor) {
  const { stage, state, quotationNumberPart, insuredNamePart, requestedFrom, requestedUntil, expiresUntil } = asked;
  let fitting = seenBy(deps, actor);
  if (stage !== 'enquiry') fitting = fitting.where('status', 'in', motorStages[stage]);
  if (state) fitting = fitting.where('status', '=', state);
  if (quotationNumberPart)
    fitting = fitting.where('quotation_number', 'like', `%${escapeLike(quotationNumberPart.toUpperCase())}%`);
  if (insuredNamePart) fitting = fitting.where('insured_name_hash', '=', insuredNameHash(deps.seal, insuredNamePart));
  if (requestedFrom) fitting = fitting.where('created_at', '>=', endOfDay(addDays(requestedFrom, -1)));
  if (requestedUntil) fitting = fitting.where('created_at', '<', endOfDay(requestedUntil));
  if (expiresUntil) fitting = fitting.where('expires_at', '<', endOfDay(expiresUntil));
  const isOfFewDays = areFewDays(requestedFrom, requestedUntil);
  return {
    fitting,
    key: 'id',
    sorts: {
      appliedAt: 'created_at',
      quotationNumber: isOfFewDays ? putInOrder.text('quotation_number') : 'quotation_number',
      startsOn: isOfFewDays ? putInOrder.date('starts_on') : 'starts_on',
    },
    read: async (ids: readonly Key[]) => {
      if (ids.length === 0) return [];
      const rows = await deps.db
        .selectFrom('motor_cases')
        .selectAll()
        .where('id', 'in', ids as string[])
        .execute();
      const by = { actor, now: deps.clock.now() };
      return byKeys(ids, rows, ({ id }) => id).map((row) => describeListedMotorCase(deps, row, by));
    },
  };
}
