import { randomUUID } from 'node:crypto';
import type { AuditAction } from '@onegi/contract/fields/audit';
import type { Insertable } from 'kysely';
import type { Db } from '../../db/database.ts';
import { type AuditFacts, keptFacts, maskWords } from './attributes.ts';
import { type AuditActor, currentActor, type SignedInAs } from './audit-actor.ts';
import { auditedActions } from './audited-actions.ts';
import type { AuditTables } from './tables.ts';

export interface AuditEvent {
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
 * Writes down an event in the transaction of what it is about: it is in the audit trail if and only if that happened. Who
 * does it, from where and in which request is known from what is being served. Personal data is masked here.
 */
export async function recordAudit(tx: Db, action: AuditAction, event: AuditEvent = {}): Promise<void> {
  await writeAudit(tx, action, event, currentActor(auditedActions[action].unsigned ?? 'visitor', event.by));
}

/** The same as a row, for who writes it in one statement with the event. */
export const auditRow = (action: AuditAction, event: AuditEvent) =>
  rowOf(action, event, currentActor(auditedActions[action].unsigned ?? 'visitor', event.by));

/** The same for an actor who is known already. */
export async function writeAudit(db: Db, action: AuditAction, event: AuditEvent, actor: AuditActor): Promise<void> {
  await db
    .insertInto('audit_waiting')
    .values(rowOf(action, event, actor))
    .execute();
}

function rowOf(action: AuditAction, event: AuditEvent, actor: AuditActor): Insertable<AuditTables['audit_waiting']> {
  const { object } = auditedActions[action];
  const facts = keptFacts(event.before, event.after);
  const isNamedByPeople = object === 'file' || object === 'faq';
  return {
    id: randomUUID(),
    actor_kind: actor.kind,
    actor_id: actor.userId,
    actor_roles: [...actor.roles],
    action,
    object_kind: object,
    object_id: event.id ?? null,
    object_name: event.name && isNamedByPeople ? maskWords(event.name) : (event.name ?? null),
    before_facts: facts.before,
    after_facts: facts.after,
    address_hash: actor.addressHash,
    agent: actor.agent,
    request_id: actor.requestId,
  };
}
