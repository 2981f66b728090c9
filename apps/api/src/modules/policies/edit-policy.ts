import type { BodyOf } from '@onegi/contract/call';
import type { ListItem } from '@onegi/contract/calls/common/dropdown';
import type { editPolicy as editCall } from '@onegi/contract/calls/policies/edit-policy';
import type { PolicyDetail } from '@onegi/contract/calls/policies/policy-shapes';
import { permissions } from '@onegi/contract/permissions';
import type { UserRole } from '@onegi/contract/roles';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { writeTogether } from '../../db/write-together.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { SignedInUser } from '../../http/signed-in.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Person } from '../persons/person.ts';
import { readPersons } from '../persons/read-persons.ts';
import { personWrites } from '../persons/write-persons.ts';
import { describePolicy } from './describe-policy.ts';
import { type PolicyRow, readPolicy } from './policy-row.ts';

type Written = Omit<BodyOf<typeof editCall>, 'number' | 'version'>;

/** Users who may look after policies: those who may edit them. */
const handlersOf = (db: Db) =>
  db
    .selectFrom('users')
    .select(['id', 'employee_id as value', 'name_en as label'])
    .select(sql<string>`coalesce(nullif(name_zh, ''), name_en)`.as('labelZh'))
    .where('state', '=', 'active')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('user_roles')
          .select('role')
          .whereRef('user_id', '=', 'users.id')
          .where('role', 'in', Object.keys(permissions['policies.edit']) as UserRole[]),
      ),
    )
    .orderBy('name_en');

/** PROVIDER_CPS_LIST: who may look after a policy in the office, by employee ID. */
export async function listHandlers(db: Db): Promise<ListItem[]> {
  const rows = await handlersOf(db).execute();
  return rows.map(({ id: _, ...handler }) => handler);
}

/** The user of an employee ID; null for none. @throws AppError policy.handlerUnknown */
async function handlerOf(tx: Tx, handlerId: string): Promise<string | null> {
  if (handlerId === '') return null;
  const found = await handlersOf(tx).where('employee_id', '=', handlerId).executeTakeFirst();
  if (!found) throw new AppError('policy.handlerUnknown');
  return found.id;
}

/** The persons of a policy with what is written of the holder; an empty text takes away what there was. */
function withContact(persons: readonly Person[], { contactEmail, contactMobile }: Written): Person[] {
  const written = { email: contactEmail, phone: contactMobile };
  const changed = Object.entries(written).filter(([, text]) => text !== undefined);
  return persons.map((person) => {
    if (person.role !== 'holder') return person;
    const fields = Object.entries({ ...person.fields, ...Object.fromEntries(changed) });
    return { ...person, fields: Object.fromEntries(fields.filter(([, value]) => value !== '')) };
  });
}

/** The columns that are written of what was sent. */
async function columnsOf({ seal }: Pick<Deps, 'seal'>, tx: Tx, { id }: PolicyRow, { handlerId, remarks }: Written) {
  return {
    ...(handlerId === undefined ? {} : { handler_id: await handlerOf(tx, handlerId) }),
    ...(remarks === undefined ? {} : { remarks_sealed: remarks === '' ? null : seal.seal(`policies/${id}`, remarks) }),
  };
}

const auditedOf = ({ handlerId, contactEmail, contactMobile, remarks }: PolicyDetail) => ({
  handler: handlerId,
  email: contactEmail,
  mobile: contactMobile,
  policyRemarks: remarks,
});

/**
 * Changes what needs no endorsement. Of two at once one is told that the other was there before.
 * @throws AppError policy.notFound, .stale, .handlerUnknown
 */
export async function editPolicy(
  deps: Deps,
  actor: SignedInUser,
  { number, version, ...written }: BodyOf<typeof editCall>,
): Promise<PolicyDetail> {
  return inTransaction(deps.db, async (tx) => {
    const policy = await readPolicy(deps, tx, actor, 'policies.edit', number, { isLocked: true });
    if (policy.version !== version) throw new AppError('policy.stale');
    const before = await describePolicy(deps, tx, actor, policy);
    const persons = await readPersons(tx, deps.seal, 'policy', policy.id);
    const columns = await columnsOf(deps, tx, policy, written);
    await writeTogether(tx, [
      ...personWrites(deps.seal, 'policy', policy.id, withContact(persons, written), {
        before: persons,
        isGuarded: false,
      }),
      tx
        .updateTable('policies')
        .set({ ...columns, version: version + 1, changed_at: deps.clock.now(), changed_by: actor.userId })
        .where('id', '=', policy.id),
    ]);
    const after = await describePolicy(
      deps,
      tx,
      actor,
      await readPolicy(deps, tx, actor, 'policies.edit', policy.transaction_number),
    );
    await recordAudit(tx, 'policy.edited', {
      id: policy.id,
      name: policy.policy_number,
      before: auditedOf(before),
      after: auditedOf(after),
    });
    return after;
  });
}
