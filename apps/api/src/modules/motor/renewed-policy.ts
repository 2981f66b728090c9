import type { MotorForm } from '@onegi/contract/calls/motor/case-shapes';
import { addDays } from '@onegi/contract/lines/dates';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { insuredNameHash } from '../persons/held-names.ts';
import { lookupHashes } from '../persons/lookups.ts';
import { renewPolicy } from '../policies/endorsements/renew-policy.ts';
import { identityHashes } from './case-form.ts';
import type { MotorCaseRow } from './tables.ts';

type Sealing = Pick<Deps, 'seal'>;
type Vehicle = Pick<MotorCaseRow, 'chassis_hash' | 'mark_hash'>;

/** Motor policies that nothing has ended and whose cover is over when that of a case begins. */
const endingBefore = (tx: Tx, { startsOn }: MotorForm) =>
  tx
    .selectFrom('policies')
    .select('id')
    .where('line', '=', 'MOTOR')
    .where('ended_as', 'is', null)
    .where('starts_on', '<', startsOn)
    .where('ends_on', '<=', startsOn);

/** The policies that came of cases of the same holder; without one known there is none. */
function ofSameHolder({ seal }: Sealing, tx: Tx, form: MotorForm) {
  const identities = identityHashes({ seal }, form);
  return tx
    .selectFrom('motor_cases')
    .select('policy_id')
    .where('policy_id', 'is not', null)
    .where((eb) => eb.or(identities.map((identity) => eb('identity_hash', '=', identity))));
}

/** The policy that the form names as the one before, if it is ours and of the same holder: a wrong number may be another's. */
async function findNamed({ seal }: Sealing, tx: Tx, form: MotorForm): Promise<string | undefined> {
  const number = form.previousPolicy.trim().toUpperCase();
  if (number === '') return undefined;
  const persons = form.holderType === 'I' ? lookupHashes(seal, { hkid: form.holderId }) : [];
  const found = await endingBefore(tx, form)
    .where((eb) => eb.or([eb('policy_number', '=', number), eb('transaction_number', '=', number)]))
    .where((eb) =>
      eb.or([
        eb('holder_name_hash', '=', insuredNameHash(seal, form.holderName)),
        eb('id', 'in', ofSameHolder({ seal }, tx, form)),
        sql<boolean>`exists (select from policy_persons as person where person.owner_id = policies.id
          and person.role = 'holder' and person.lookup_hashes && ${persons}::bytea[])`,
      ]),
    )
    .executeTakeFirst();
  return found?.id;
}

/** The one policy of the same vehicle and holder whose cover ends as that of a case begins. */
async function findOfVehicle(
  deps: Sealing,
  tx: Tx,
  form: MotorForm,
  { chassis_hash, mark_hash }: Vehicle,
): Promise<string | undefined> {
  const ofVehicle = ofSameHolder(deps, tx, form).where((eb) =>
    eb.or([
      ...(chassis_hash ? [eb('chassis_hash', '=', chassis_hash)] : []),
      ...(mark_hash ? [eb('mark_hash', '=', mark_hash)] : []),
    ]),
  );
  const found = await endingBefore(tx, form)
    .where('ends_on', '>=', addDays(form.startsOn, -1))
    .where('id', 'in', ofVehicle)
    .limit(2)
    .execute();
  return found.length === 1 ? found[0]?.id : undefined;
}

/**
 * Marks the policy that a case of business type RN renews. A renewal of another house's policy has none here, and where it
 * cannot be told which one it is none is marked: another client's must never be.
 */
export async function markRenewed(deps: Sealing, tx: Tx, form: MotorForm, vehicle: Vehicle): Promise<void> {
  if (form.businessType !== 'RN') return;
  const policyId = (await findNamed(deps, tx, form)) ?? (await findOfVehicle(deps, tx, form, vehicle));
  if (policyId) await renewPolicy(tx, policyId);
}
