import { randomUUID } from 'node:crypto';
import type { AuditAction } from '@onegi/contract/fields/audit';
import type { Insertable } from 'kysely';
import type { Db } from '../../db/database.ts';
import { type AuditFacts, keptFacts, maskWords } from './attributes.ts';
import { deeds } from './deeds.ts';
import { type Doer, presentDoer, type SignedInAs } from './doer.ts';
import type { AuditTables } from './tables.ts';

export interface AuditedDeed {
  /** The object's id in its table; never a reference that opens it. */
  readonly id?: string | null | undefined;
  /** What people call the object: a policy number, an employee ID, a file's name. */
  readonly name?: string | null | undefined;
  readonly before?: AuditFacts;
  readonly after?: AuditFacts;
  /** Who does it, where the request cannot know yet: somebody who is just signing in. */
  readonly by?: SignedInAs;
}

/**
 * Writes down a deed in the transaction that does it: it is in the audit trail if and only if the deed happened. Who
 * does it, from where and in which request is known from what is being served. Personal data is masked here.
 */
export async function auditTrail(tx: Db, action: AuditAction, deed: AuditedDeed = {}): Promise<void> {
  await writeDeed(tx, action, deed, presentDoer(deeds[action].unsigned ?? 'visitor', deed.by));
}

/** The same as a row, for who writes it in one statement with the deed. */
export const auditRow = (action: AuditAction, deed: AuditedDeed) =>
  rowOf(action, deed, presentDoer(deeds[action].unsigned ?? 'visitor', deed.by));

/** The same for a doer who is known already. */
export async function writeDeed(db: Db, action: AuditAction, deed: AuditedDeed, doer: Doer): Promise<void> {
  await db
    .insertInto('audit_waiting')
    .values(rowOf(action, deed, doer))
    .execute();
}

function rowOf(action: AuditAction, deed: AuditedDeed, doer: Doer): Insertable<AuditTables['audit_waiting']> {
  const { object } = deeds[action];
  const facts = keptFacts(deed.before, deed.after);
  const isNamedByPeople = object === 'file' || object === 'faq';
  return {
    id: randomUUID(),
    actor_kind: doer.kind,
    actor_id: doer.userId,
    actor_roles: [...doer.roles],
    action,
    object_kind: object,
    object_id: deed.id ?? null,
    object_name: deed.name && isNamedByPeople ? maskWords(deed.name) : (deed.name ?? null),
    before_facts: facts.before,
    after_facts: facts.after,
    address_hash: doer.addressHash,
    agent: doer.agent,
    request_id: doer.requestId,
  };
}
