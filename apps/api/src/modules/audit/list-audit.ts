import type { AuditRow, auditList } from '@onegi/contract/calls/audit/list-audit';
import type { AskedOf } from '@onegi/contract/list';
import type { Selectable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { byKeys } from '../../lists/by-keys.ts';
import type { Key } from '../../lists/page-of.ts';
import type { ListRows } from '../../lists/serve-list.ts';
import { fittingAudit } from './fitting-audit.ts';
import type { AuditTables } from './tables.ts';

const MARK_BYTES = 6;

function describe(
  row: Selectable<AuditTables['audit_trail']> & { actor_name: string | null; actor_name_zh: string | null },
): AuditRow {
  return {
    seq: row.seq,
    happenedAt: row.at.toISOString(),
    actorKind: row.actor_kind,
    actorId: row.actor_id,
    actorName: row.actor_name,
    actorNameZh: row.actor_name_zh || null,
    actorRoles: row.actor_roles,
    action: row.action,
    objectKind: row.object_kind,
    objectId: row.object_id,
    objectName: row.object_name,
    before: JSON.parse(row.before_facts),
    after: JSON.parse(row.after_facts),
    addressMark: row.address_hash?.subarray(0, MARK_BYTES).toString('hex') ?? null,
    agent: row.agent,
    requestId: row.request_id,
  };
}

async function readRows(db: Db, seqs: readonly Key[]): Promise<AuditRow[]> {
  if (seqs.length === 0) return [];
  const rows = await db
    .selectFrom('audit_trail')
    .leftJoin('users', 'users.id', 'audit_trail.actor_id')
    .selectAll('audit_trail')
    .select(['users.name_en as actor_name', 'users.name_zh as actor_name_zh'])
    .where('seq', 'in', seqs as number[])
    .execute();
  return byKeys(seqs, rows, ({ seq }) => seq).map(describe);
}

/** What the last verification of the chain found. */
export async function lastVerification(db: Db) {
  const row = await db.selectFrom('audit_verifications').selectAll().orderBy('at', 'desc').limit(1).executeTakeFirst();
  return row
    ? {
        verifiedAt: row.at.toISOString(),
        verifiedRows: row.rows,
        verifiedUntil: row.until_at?.toISOString() ?? null,
        intact: row.problems === 0,
      }
    : null;
}

/** The audit trail by what was asked; what was done a moment ago is there. */
export async function listedAudit(
  deps: Pick<Deps, 'db' | 'users' | 'audit'>,
  asked: AskedOf<typeof auditList>,
): Promise<ListRows<typeof auditList, 'audit_trail'>> {
  await deps.audit.chain();
  return { ...(await fittingAudit(deps, asked)), read: (seqs) => readRows(deps.db, seqs) };
}
