import type { motorCaseList } from '@onegi/contract/calls/motor/case-list';
import { motorStages } from '@onegi/contract/fields/motor';
import type { AskedOf } from '@onegi/contract/list';
import { scopeOf } from '@onegi/contract/permissions';
import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { ownedBy } from '../../http/owned-by.ts';
import { rowsOfIds } from '../../lists/by-keys.ts';
import { escapeLike } from '../../lists/contains-text.ts';
import { orderWithin, within } from '../../lists/few-days.ts';
import type { Key } from '../../lists/page-of.ts';
import { putInOrder } from '../../lists/put-in-order.ts';
import type { Actor } from '../../ports/actor.ts';
import { endOfDay } from '../../ports/clock.ts';
import { insuredNameHash } from '../persons/held-names.ts';
import { describeListedMotorCase, listedMotorColumns } from './describe-case.ts';

type Asked = AskedOf<typeof motorCaseList>;
type Fitting = SelectQueryBuilder<Database, 'motor_cases', object>;

/** Whose a case is: who began it, and the code that it stands under. */
export const caseOwner = { user: 'created_by', consultantCodes: ['consultant_code'] } as const;

/**
 * The cases that the actor may see: everybody's, or those under the own codes and the own others. These two are parts, each read from its
 * own index: an `or` would open the row of every case that a broker has.
 */
function seenBy({ db }: Pick<Deps, 'db'>, actor: Actor): Fitting[] {
  const cases = db.selectFrom('motor_cases');
  if (scopeOf(actor, 'motor.read') === 'all') return [cases];
  const isUnderCode = (eb: ExpressionBuilder<Database, 'motor_cases'>) =>
    ownedBy(eb, actor, { consultantCodes: caseOwner.consultantCodes });
  const begun = cases.where((eb) => ownedBy(eb, actor, { user: caseOwner.user }));
  return [cases.where(isUnderCode), begun.where((eb) => eb(isUnderCode(eb), 'is not', true))];
}

/** Cases of a stage; a policyholder is found by the whole name. */
export function listedMotorCases(deps: Deps, asked: Asked, actor: Actor) {
  const { stage, state, quotationNumberPart, insuredNamePart, requestedFrom, requestedUntil, expiresUntil } = asked;
  const days = { from: requestedFrom, until: requestedUntil };
  const narrow = (cases: Fitting) => {
    let fitting = cases;
    if (stage !== 'enquiry') fitting = fitting.where('status', 'in', motorStages[stage]);
    if (state) fitting = fitting.where('status', '=', state);
    if (quotationNumberPart)
      fitting = fitting.where('quotation_number', 'like', `%${escapeLike(quotationNumberPart.toUpperCase())}%`);
    if (insuredNamePart) fitting = fitting.where('insured_name_hash', '=', insuredNameHash(deps.seal, insuredNamePart));
    return expiresUntil ? fitting.where('expires_at', '<', endOfDay(expiresUntil)) : fitting;
  };
  const seen = seenBy(deps, actor).map(narrow);
  const [ofAnyDay, ...others] = seen;
  const sorts =
    !ofAnyDay || others.length > 0
      ? {
          appliedAt: putInOrder.moment('created_at'),
          quotationNumber: putInOrder.text('quotation_number'),
          startsOn: putInOrder.date('starts_on'),
        }
      : {
          appliedAt: 'created_at',
          quotationNumber: orderWithin(ofAnyDay, 'quotation_number', 'created_at', days),
          startsOn: orderWithin(ofAnyDay, 'starts_on', 'created_at', days),
        };
  return {
    fitting: seen.map((cases) => within(cases, 'created_at', days)),
    key: 'id',
    sorts,
    read: async (ids: readonly Key[]) => {
      const listed = deps.db.selectFrom('motor_cases').select(listedMotorColumns);
      const rows = await listed.$call(rowsOfIds('id', ids));
      const by = { actor, now: deps.clock.now() };
      return rows.map((row) => describeListedMotorCase(deps, row, by));
    },
  };
}
