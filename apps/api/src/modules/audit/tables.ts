import type { ActorKind, AuditAction, AuditObjectKind } from '@onegi/contract/fields/audit';
import type { Role } from '@onegi/contract/roles';
import type { Generated } from 'kysely';

interface AuditColumns {
  id: string;
  actor_kind: ActorKind;
  actor_id: string | null;
  actor_roles: Role[];
  action: AuditAction;
  object_kind: AuditObjectKind;
  object_id: string | null;
  object_name: string | null;
  before_facts: string;
  after_facts: string;
  address_hash: Buffer | null;
  agent: string | null;
  request_id: string | null;
}

/** Rows of migrations/011_audit.sql and 022_audit_daily.sql. */
export interface AuditTables {
  audit_waiting: AuditColumns & { at: Generated<Date> };
  audit_trail: AuditColumns & { seq: number; at: Date; previous_hash: Buffer; row_hash: Buffer };
  audit_head: { only_one: Generated<boolean>; seq: number; row_hash: Buffer; signature: Buffer };
  audit_verifications: { id: string; at: Generated<Date>; rows: number; until_at: Date | null; problems: number };
  audit_days: { day: string; begun_at: Date; ended_at: Date | null };
}

declare module '../../db/database.ts' {
  interface Database extends AuditTables {}
}
