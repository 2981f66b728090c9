import type { MotorForm } from '@onegi/contract/calls/motor/case-shapes';
import { liveMotorStates } from '@onegi/contract/fields/motor';
import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import type { Deps } from '../../deps.ts';
import { identityHashes } from './case-form.ts';
import type { MotorCaseRow } from './tables.ts';

export interface Duplicate {
  readonly quotationNumber: string;
  readonly consultantCode: string | null;
  readonly createdBy: string;
  readonly by: ('identity' | 'chassis' | 'registrationMark')[];
}

const MOST_NAMED = 20;
const same = (one: Buffer | null, other: Buffer | null) => one !== null && other !== null && one.equals(other);

/** The live cases that hold the same policyholder, chassis or registration mark as a case. */
export async function findDuplicates(
  deps: Pick<Deps, 'seal'>,
  db: Db,
  row: Pick<MotorCaseRow, 'id' | 'chassis_hash' | 'mark_hash'>,
  form: MotorForm,
): Promise<Duplicate[]> {
  const { chassis_hash, mark_hash } = row;
  const identities = identityHashes(deps, form);
  if (identities.length === 0 && !chassis_hash && !mark_hash) return [];
  const found = await db
    .selectFrom('motor_cases')
    .modifyFront(prepared)
    .select(['quotation_number', 'consultant_code', 'created_by', 'identity_hash', 'chassis_hash', 'mark_hash'])
    .where('id', '<>', row.id)
    .where('status', 'in', liveMotorStates)
    .where((eb) =>
      eb.or([
        ...identities.map((identity) => eb('identity_hash', '=', identity)),
        ...(chassis_hash ? [eb('chassis_hash', '=', chassis_hash)] : []),
        ...(mark_hash ? [eb('mark_hash', '=', mark_hash)] : []),
      ]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(MOST_NAMED)
    .execute();
  return found.map((other) => ({
    quotationNumber: other.quotation_number,
    consultantCode: other.consultant_code,
    createdBy: other.created_by,
    by: [
      ...(identities.some((identity) => same(identity, other.identity_hash)) ? ['identity' as const] : []),
      ...(same(chassis_hash, other.chassis_hash) ? ['chassis' as const] : []),
      ...(same(mark_hash, other.mark_hash) ? ['registrationMark' as const] : []),
    ],
  }));
}
