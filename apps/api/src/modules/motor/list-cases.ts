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
import type { Actor } from '../../ports/actor.ts';
import { endOfDay } from '../../ports/clock.ts';
import { insuredNameHash } from '../persons/held-names.ts';
import { describeListedMotorCase, listedMotorColumns } from './describe-case.ts';
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
  const days = { from: requestedFrom, until: requestedUntil };
  let ofAnyDay = seenBy(deps, actor);
  if (stage !== 'enquiry') ofAnyDay = ofAnyDay.where('status', 'in', motorStages[stage]);
  if (state) ofAnyDay = ofAnyDay.where('status', '=', state);
  if (quotationNumberPart)
    ofAnyDay = ofAnyDay.where('quotation_number', 'like', `%${escapeLike(quotationNumberPart.toUpperCase())}%`);
  if (insuredNamePart) ofAnyDay = ofAnyDay.where('insured_name_hash', '=', insuredNameHash(deps.seal, insuredNamePart));
  if (expiresUntil) ofAnyDay = ofAnyDay.where('expires_at', '<', endOfDay(expiresUntil));
  return {
    fitting: within(ofAnyDay, 'created_at', days),
    key: 'id',
    sorts: {
      appliedAt: 'created_at',
      quotationNumber: orderWithin(ofAnyDay, 'quotation_number', 'created_at', days),
      startsOn: orderWithin(ofAnyDay, 'starts_on', 'created_at', days),
    },
    read: async (ids: readonly Key[]) => {
      const listed = deps.db.selectFrom('motor_cases').select(listedMotorColumns);
      const rows = await listed.$call(rowsOfIds('id', ids));
      const by = { actor, now: deps.clock.now() };
      return rows.map((row) => describeListedMotorCase(deps, row, by));
    },
  };
}
