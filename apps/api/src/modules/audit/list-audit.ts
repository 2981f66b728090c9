import type { AnswerOf, BodyOf } from '@onegi/contract/call';
import type { AuditRow, listAudit as listAuditCall } from '@onegi/contract/calls/audit/list-audit';
import { pageSizes } from '@onegi/contract/page-sizes';
import type { Selectable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { pageOfAudit } from './page-of-audit.ts';
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

async function readRows(db: Db, seqs: readonly number[]): Promise<AuditRow[]> {
  if (seqs.length === 0) return [];
  const rows = await db
    .selectFrom('audit_trail')
    .leftJoin('users', 'users.id', 'audit_trail.actor_id')
    .selectAll('audit_trail')
    .select(['users.name_en as actor_name', 'users.name_zh as actor_name_zh'])
    .where('seq', 'in', [...seqs])
    .execute();
  const bySeq = new Map(rows.map((row) => [row.seq, row]));
  return seqs.flatMap((seq) => {
    const row = bySeq.get(seq);
    return row ? describe(row) : [];
  });
}

async function lastVerification(db: Db) {
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

/** The audit trail by what was asked, the latest deed first; what was done a moment ago is there. */
export async function listAudit(
  deps: Pick<Deps, 'db' | 'users' | 'audit'>,
  { current = 1, size = pageSizes[0], ...asked }: BodyOf<typeof listAuditCall>,
): Promise<AnswerOf<typeof listAuditCall>> {
  await deps.audit.chain();
  let shown = current;
  const { total, seqs } = await pageOfAudit(deps, asked, (all) => {
    if ((shown - 1) * size >= all) shown = 1;
    return { skip: (shown - 1) * size, take: size };
  });
  return {
    records: await readRows(deps.db, seqs),
    total,
    pages: Math.ceil(total / size),
    size,
    current: shown,
    verification: await lastVerification(deps.db),
  };
}
