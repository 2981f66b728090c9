import type { AnswerOf, BodyOf } from '@onegi/contract/call';
import type { savePolicyEmail as saveCall } from '@onegi/contract/calls/policies/documents';
import type { Db, Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { writeTogether } from '../../../db/write-together.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import { rememberAnswer } from '../../../http/idempotency.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import type { SignedInUser } from '../../../http/signed-in.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { readHolderNames } from '../../persons/read-holder-names.ts';
import { readPersons } from '../../persons/read-persons.ts';
import { personWrites } from '../../persons/write-persons.ts';
import { type PolicyRow, readPolicy } from './policy-of.ts';

const AN_HOUR = 3_600;
/** Enough for a day of client meetings, too few to use the portal for mailings. */
const MOST_BY_SENDER = 60;
const MOST_TO_ADDRESS = 20;

async function limitMails({ db, seal }: Deps, userId: string, email: string): Promise<void> {
  const addressee = seal.hash('email', email.toLowerCase()).toString('hex');
  await rateLimit(db, `policy-documents-by:${userId}`, MOST_BY_SENDER, AN_HOUR);
  await rateLimit(db, `policy-documents-to:${addressee}`, MOST_TO_ADDRESS, AN_HOUR);
}

/** Makes the address the policyholder's, who is found by it from then on. */
async function saveEmail({ seal }: Deps, tx: Tx, policy: PolicyRow, email: string): Promise<void> {
  const before = await readPersons(tx, seal, 'policy', policy.id);
  const [holder = { personNo: 0, role: 'holder' as const, kind: null, fields: {} }, ...insured] = before;
  if (holder.fields.email === email) return;
  const after = [{ ...holder, fields: { ...holder.fields, email } }, ...insured];
  await writeTogether(tx, [
    ...personWrites(seal, 'policy', policy.id, after, { before, isGuarded: false }),
    // Whoever edits the policy has seen an older version, with the address before.
    tx
      .updateTable('policies')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', policy.id),
  ]);
  // The address is personal: the trail says that it was changed, and who did.
  await recordAudit(tx, 'policy.emailSaved', { id: policy.id, name: policy.policy_number });
}

const documentsOf = (db: Db, { id, language }: PolicyRow) =>
  db
    .selectFrom('documents')
    .select('id as documentId')
    .where('owner_id', '=', id)
    .where('language', '=', language)
    .orderBy('kind')
    .execute();

/** Queues the mail that brings the printed documents of a policy. @throws AppError policy.noDocuments */
async function mailDocuments(deps: Deps, tx: Tx, policy: PolicyRow, to: string): Promise<void> {
  const attachments = await documentsOf(tx, policy);
  if (attachments.length === 0) throw new AppError('policy.noDocuments');
  const { id, policy_number: policyNumber, starts_on: startsOn, ends_on: endsOn, language } = policy;
  const holderName = (await readHolderNames(tx, deps.seal, [id])).get(id) ?? '';
  const data = { holderName, policyNumber, startsOn, endsOn };
  await queueMail(deps, tx, { kind: 'policy-documents', to, language, attachments, data });
  await recordAudit(tx, 'policy.documentsSent', { id, name: policyNumber });
}

/**
 * Saves the address that a client is written to about a policy; if asked, mails the policy's documents there, in one
 * transaction with it (decision 046).
 * @throws AppError policy.notFound, policy.noDocuments, request.rateLimited
 */
export async function savePolicyEmail(
  deps: Deps,
  actor: SignedInUser,
  { transactionNumber, email, isMailed = false }: BodyOf<typeof saveCall>,
): Promise<AnswerOf<typeof saveCall>> {
  const sought = { transactionNumber };
  await readPolicy(deps, deps.db, actor, 'policyDocuments.write', sought);
  if (isMailed) await limitMails(deps, actor.userId, email);
  return inTransaction(deps.db, async (tx) => {
    const policy = await readPolicy(deps, tx, actor, 'policyDocuments.write', sought, { isLocked: true });
    await saveEmail(deps, tx, policy, email);
    if (isMailed) await mailDocuments(deps, tx, policy, email);
    return rememberAnswer(tx, { email, isMailed });
  });
}
