import type { BodyOf } from '@onegi/contract/call';
import type { CaseDetail } from '@onegi/contract/calls/requests/commercial/case-shapes';
import type { issueCase as issueCall } from '@onegi/contract/calls/requests/commercial/issue';
import { periodFailures } from '@onegi/contract/commercial/check-case';
import type { Db, Tx } from '../../../../db/database.ts';
import { inTransaction } from '../../../../db/transaction.ts';
import { writeTogether } from '../../../../db/write-together.ts';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../../http/app-error.ts';
import { rememberAnswer } from '../../../../http/idempotency.ts';
import type { Actor } from '../../../../ports/actor.ts';
import { atOneMoment } from '../../../../ports/clock.ts';
import { owedDocumentKinds } from '../../../documents/document-kinds.ts';
import { newDocuments } from '../../../documents/register-documents.ts';
import { entryWrites } from '../../../ledger/post-entries.ts';
import { renewPolicy } from '../../../policies/endorsements/renew-policy.ts';
import { issuePolicy, type PolicyPreparation } from '../../../policies/issue-policy.ts';
import { drawPolicyNumbers } from '../../../policies/numbers.ts';
import { copyMatter } from '../../../subject-matter/stored-matter.ts';
import { act, requireAction } from '../../../workflow/act.ts';
import type { RequestRow } from '../../tables.ts';
import { slotsThatCount } from '../case-documents.ts';
import { formOf } from '../case-form.ts';
import { readCase } from '../case-row.ts';
import { caseWorkflow } from '../case-workflow.ts';
import { describeCaseDetail } from '../describe-case-detail.ts';
import { matterOwner } from '../describe-matter.ts';
import { filledInOf } from '../filled-in.ts';
import { priceOffer } from '../offers/price-offer.ts';
import type { OfferRow } from '../offers/tables.ts';
import { mailPolicy } from './mail-policy.ts';
import { answeredIn, offeredFacts } from './offered-facts.ts';
import { movePolicyFiles } from './policy-files.ts';
import { renewedPolicyId } from './renewed-policy.ts';
import { rateOfCase, readAcceptedOffer, soldByOffer } from './sold-by-offer.ts';

type Input = Omit<BodyOf<typeof issueCall>, 'caseNumber' | 'caseVersion'>;

/** The period of the policy: the case's, unless the officer has completed another. @throws AppError request.invalid */
function periodOf(deps: Deps, row: RequestRow, input: Input) {
  const filledIn = filledInOf(deps, row);
  const { startsOn = filledIn.startsOn, endsOn = filledIn.endsOn } = input;
  if (!startsOn || !endsOn) throw new AppError('case.wrongState');
  const fields = periodFailures({ startsOn, endsOn });
  if (fields.length > 0) throw new AppError('request.invalid', {}, { fields });
  return { startsOn, endsOn };
}

/** The policy that is renewed, of the insured and the period that the officer has completed. @throws AppError request.invalid */
function renewedBy(deps: Deps, db: Db, actor: Actor, row: RequestRow, input: Input): Promise<string | undefined> {
  const { insuredName = filledInOf(deps, row).insuredName, policyRenewed } = input;
  const { startsOn } = periodOf(deps, row, input);
  return renewedPolicyId(deps, db, actor, row, { line: row.product, insuredName, startsOn, policyRenewed });
}

/** Levies follow from the period: what the client has accepted must be what another period costs, too. */
function requireSameLevies(deps: Deps, row: RequestRow, offer: OfferRow, period: { startsOn: string; endsOn: string }) {
  const { premium_cents: premiumCents, bearing_cents: bearingCents } = offer;
  if (premiumCents === null || bearingCents === null) return;
  const snapshot = deps.catalogue.current();
  const priced = (of: RequestRow) => priceOffer(snapshot, of, { premiumCents, bearingCents });
  const [accepted, asked] = [priced(row), priced({ ...row, starts_on: period.startsOn, ends_on: period.endsOn })];
  const isSame =
    accepted.class_levies_cents === asked.class_levies_cents && accepted.ia_levy_cents === asked.ia_levy_cents;
  if (!isSame) throw new AppError('policy.premiumChanges');
}

async function requireFreeNumber(tx: Tx, policyNumber: string): Promise<void> {
  const taken = await tx
    .selectFrom('policies')
    .select('id')
    .where('policy_number', '=', policyNumber)
    .executeTakeFirst();
  if (taken) throw new AppError('policy.numberTaken');
}

const UNIQUE_VIOLATION = '23505';

/** Of two policies that are given the same number at once the database refuses one. */
function numberTaken(error: unknown): never {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  if (code === UNIQUE_VIOLATION && constraint === 'policies_policy_number_key')
    throw new AppError('policy.numberTaken');
  throw error;
}

/** Numbers and commission, looked up before the transaction: numbers come from one of their own. */
async function prepare(deps: Deps, row: RequestRow, input: Input): Promise<PolicyPreparation> {
  const sold = soldByOffer(row, await readAcceptedOffer(deps.db, row));
  const { insurerCode, product } = sold;
  const [drawn, rate] = await Promise.all([
    drawPolicyNumbers(deps.numbers, { insurerCode, product, today: deps.clock.today() }),
    rateOfCase(deps, row),
  ]);
  return { numbers: { ...drawn, policyNumber: input.policyNumberKeyed || drawn.policyNumber }, rate };
}

/** The policy with all that belongs to it, and the case as it is then. Whoever calls holds the case's row locked. */
async function makePolicy(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  request: RequestRow,
  prepared: PolicyPreparation,
  input: Input,
): Promise<RequestRow> {
  const now = deps.clock.now();
  const { insuredName = filledInOf(deps, request).insuredName, planCode, clientEmail = '' } = input;
  const offer = await readAcceptedOffer(tx, request);
  const sold = soldByOffer(request, offer, planCode);
  const period = periodOf(deps, request, input);
  requireSameLevies(deps, request, offer, period);
  await requireFreeNumber(tx, prepared.numbers.policyNumber);
  const issued = issuePolicy(deps, tx, prepared, {
    sold,
    kind: request.transaction_type === 'renewal' ? 'RN' : 'NB',
    applicationId: null,
    quoteId: null,
    language: request.language,
    consultantCode: request.consultant_code,
    period,
    holder: { insuredName, ...(clientEmail === '' ? {} : { email: clientEmail }) },
    insured: [],
    answers: answeredIn(deps, request),
    isPaid: false,
    issuedBy: actor.userId,
  });
  const { policyId } = issued;
  const facts = offeredFacts(deps, prepared, { request, offer, sold, insuredName }, issued);
  const documentsIn = (language: 'en' | 'zh-Hant') =>
    newDocuments(deps, { ownerId: policyId, language, kinds: owedDocumentKinds, facts });
  const [en, zhHant] = [documentsIn('en'), documentsIn('zh-Hant')];
  await writeTogether(tx, [
    tx.insertInto('audit_waiting').values(issued.audit),
    tx.insertInto('documents').values([...en.rows, ...zhHant.rows]),
    ...issued.writes,
    ...entryWrites(deps, tx, [issued.entry]),
  ]).catch(numberTaken);
  const renewed = await renewedBy(deps, tx, actor, request, input);
  if (renewed) await renewPolicy(tx, renewed);
  const form = formOf(deps.catalogue.current(), request);
  await movePolicyFiles(tx, request, offer, policyId, slotsThatCount(form, filledInOf(deps, request).answers));
  await copyMatter(deps, tx, matterOwner(request), { kind: 'policy', id: policyId });
  const documents = { en: en.registered, 'zh-Hant': zhHant.registered };
  await mailPolicy(deps, tx, request, { facts, documents }, { actor, policyId: issued.policyId, clientEmail });
  return act(tx, caseWorkflow, { id: request.id, action: 'issue', actor, now, change: { policy_id: policyId } });
}

/**
 * Issues the policy of an accepted case: policy, booking, debit note, documents, mails and the case's end are one transaction.
 * Of two officers at once one issues it, and the other is told. What is issued is what the officer has seen: where the acceptance
 * was taken back since, and another offer accepted, nothing is.
 * @throws AppError quoteRequest.notFound, case.* with what happened, offer.wrongState, request.invalid, policy.*
 */
export async function issueCase(
  given: Deps,
  actor: Actor,
  { caseNumber, caseVersion, ...input }: BodyOf<typeof issueCall>,
): Promise<CaseDetail> {
  const deps = atOneMoment(given);
  const by = { actor, now: deps.clock.now(), action: 'issue' } as const;
  const sought = { number: caseNumber };
  const found = await readCase(deps, deps.db, actor, 'requests.answer', sought);
  requireAction(caseWorkflow, found, by);
  const version = caseVersion ?? found.version;
  // What is refused anyway draws no numbers.
  await renewedBy(deps, deps.db, actor, found, input);
  const prepared = await prepare(deps, found, input);
  return inTransaction(deps.db, async (tx) => {
    const row = await readCase(deps, tx, actor, 'requests.answer', sought, { isLocked: true });
    requireAction(caseWorkflow, row, by);
    if (row.version !== version) throw new AppError('case.reopened');
    const issued = await makePolicy(deps, tx, actor, row, prepared, input);
    return rememberAnswer(tx, await describeCaseDetail(deps, tx, issued, actor));
  });
}
