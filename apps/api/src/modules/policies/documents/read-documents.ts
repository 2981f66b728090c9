import type { BodyOf, QueryOf } from '@onegi/contract/call';
import type { DocumentRow, PolicyDocuments } from '@onegi/contract/calls/policies/document-shapes';
import type { getPolicyDocuments, getSettlementDocuments } from '@onegi/contract/calls/policies/documents';
import type { DocumentStatus } from '@onegi/contract/fields/policy-documents';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../ports/actor.ts';
import { readPersons } from '../../persons/read-persons.ts';
import { readAskedEndorsement } from './asked-endorsement.ts';
import { describeGroup } from './describe-rows.ts';
import { type PolicyRow, readNote, readPolicy } from './policy-of.ts';
import { endorsementGroup, NEW_BUSINESS, policyGroup, type RowGroup, settlementGroup } from './wanted-rows.ts';

/** Where the rows of a policy stand together: one that has to be corrected says so for all. */
function statusOf(rows: readonly DocumentRow[]): DocumentStatus {
  const uploaded = rows.filter(({ documentId }) => documentId);
  if (uploaded.some(({ status }) => status === 'toCorrect')) return 'toCorrect';
  return uploaded.length > 0 && uploaded.every(({ status }) => status === 'accepted') ? 'accepted' : 'waiting';
}

/** The rows of an endorsement; null of the new business. @throws AppError endorsement.notFound */
export async function groupOfEndorsement(
  deps: Pick<Deps, 'seal'>,
  db: Db,
  policy: PolicyRow,
  endorsementNo = NEW_BUSINESS,
): Promise<RowGroup | null> {
  if (endorsementNo === NEW_BUSINESS) return null;
  return endorsementGroup(policy, await readAskedEndorsement(deps, db, policy, endorsementNo));
}

/** The address that the client is written to about a policy; null where none is known. */
async function emailOfHolder({ seal }: Pick<Deps, 'seal'>, db: Db, { id }: PolicyRow): Promise<string | null> {
  const [holder] = await readPersons(db, seal, 'policy', id);
  return (holder?.fields.email as string | undefined) ?? null;
}

/** The rows of a policy that has been read, and of one of its endorsements. */
export async function describeDocuments(
  deps: Deps,
  db: Db,
  actor: Actor,
  policy: PolicyRow,
  ofEndorsement: RowGroup | null,
): Promise<PolicyDocuments> {
  const looking = { actor, policy };
  const documents = await describeGroup(deps, db, policyGroup(policy), looking);
  return {
    status: statusOf(documents),
    email: await emailOfHolder(deps, db, policy),
    documents,
    endorsementDocuments: ofEndorsement ? await describeGroup(deps, db, ofEndorsement, looking) : [],
  };
}

/** @throws AppError policy.notFound, endorsement.notFound */
export async function policyDocuments(
  deps: Deps,
  actor: Actor,
  { transactionNumber, endorsementNo }: QueryOf<typeof getPolicyDocuments>,
): Promise<PolicyDocuments> {
  const policy = await readPolicy(deps, deps.db, actor, 'policyDocuments.read', { transactionNumber });
  const group = await groupOfEndorsement(deps, deps.db, policy, endorsementNo);
  return describeDocuments(deps, deps.db, actor, policy, group);
}

/** @throws AppError policy.notFound, policy.noteNotFound */
export async function settlementDocuments(
  deps: Deps,
  actor: Actor,
  { transactionNumber, ...ofNote }: BodyOf<typeof getSettlementDocuments>,
): Promise<{ documents: DocumentRow[] }> {
  const policy = await readPolicy(deps, deps.db, actor, 'policyDocuments.read', { transactionNumber });
  const group = settlementGroup(await readNote(deps.db, policy, ofNote));
  return { documents: await describeGroup(deps, deps.db, group, { actor, policy }) };
}
