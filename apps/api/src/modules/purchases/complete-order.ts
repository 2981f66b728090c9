import type { Tx } from '../../db/database.ts';
import type { Write } from '../../db/write-together.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { PolicyFacts } from '../../ports/policy-facts.ts';
import { relationships } from '../catalogue/code-lists.ts';
import { paidDocumentKinds, paidMotorDocumentKinds } from '../documents/document-kinds.ts';
import { newDocuments } from '../documents/register-documents.ts';
import { entryWrites } from '../ledger/post-entries.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { cardReceipt } from '../policies/card-receipt.ts';
import { insertCertificate } from '../policies/certificates/certificate-rows.ts';
import { firstClientLink } from '../policies/client-links/make-client-link.ts';
import { type IssuedPolicy, issuePolicy, type PolicyPreparation } from '../policies/issue-policy.ts';
import { drawNumber, type PaidPolicyNumbers } from '../policies/numbers.ts';
import { preparePaidPolicy, soldByQuote } from '../policies/sold-by-quote.ts';
import { describeQuote, variantOfQuote } from '../quotes/describe-quote.ts';
import type { Quote } from '../quotes/quote.ts';
import { type PlannedTransition, planTransition, transitionWrites } from '../workflow/act.ts';
import { addressLines } from './address-lines.ts';
import { answeredSections } from './answered-facts.ts';
import { openContent } from './application-content.ts';
import { applicationWorkflow } from './application-workflow.ts';
import { type CheckedApplication, readSubmitted } from './check-application.ts';
import { clientPolicyMail, mailConsultant } from './mail-policy.ts';
import { certificateOf } from './motor-certificate.ts';
import { type PaymentAction, type PaymentState, paymentWorkflow } from './payment-workflow.ts';
import { useLink } from './purchase-links.ts';
import type { FilledApplication } from './repository.ts';

/** What completing an order needs before its transaction begins. */
export interface OrderPreparation {
  readonly quote: Quote;
  readonly policy: PolicyPreparation<PaidPolicyNumbers>;
  /** Of a vehicle; null for everything else. */
  readonly certificateNumber: string | null;
}

export async function prepareOrder(deps: Deps, quote: Quote): Promise<OrderPreparation> {
  const [policy, certificateNumber] = await Promise.all([
    preparePaidPolicy(deps, quote),
    quote.line === 'MOTOR' ? drawNumber(deps.numbers, 'MC', deps.clock.today()) : null,
  ]);
  return { quote, policy, certificateNumber };
}

const fullName = ({ surname, firstName }: { surname: string; firstName: string }) => `${surname} ${firstName}`;

function relationshipText(code: string): { en: string; zhHant: string } {
  const found = relationships.find(({ value }) => value === code);
  return { en: found?.label ?? code, zhHant: found?.labelZh ?? code };
}

function insuredFacts({ person, place }: CheckedApplication['people'][number]): PolicyFacts['insured'][number] {
  const { hkid, passport, licensedOn, relationship } = person;
  return {
    name: fullName(person),
    kind: person.personKind,
    role: { en: place.name, zhHant: place.nameZh },
    bornOn: person.bornOn,
    ...(hkid ? { hkid } : {}),
    ...(passport ? { passport } : {}),
    ...(licensedOn ? { licensedOn } : {}),
    ...(relationship ? { relationship: relationshipText(relationship) } : {}),
  };
}

function factsFor(
  deps: Deps,
  { quote, policy: { numbers }, certificateNumber }: OrderPreparation,
  submitted: CheckedApplication,
  issued: IssuedPolicy,
  payment: { amountCents: number; reference: string },
): PolicyFacts {
  const { applicant, people, form } = submitted;
  const today = deps.clock.today();
  const { searchText, searchTextZh, breakdown } = describeQuote(quote);
  const sumOf = (rider: string) => quote.options.find((each) => each.rider === rider)?.amountDollars;
  return {
    line: quote.line,
    catalogueVersion: quote.tariffVersion,
    planCode: quote.plan.code,
    variant: variantOfQuote(quote),
    policyNumber: numbers.policyNumber,
    transactionNumber: numbers.transactionNumber,
    issuedOn: today,
    startsOn: issued.startsOn,
    endsOn: issued.endsOn,
    searchText: { en: searchText, zhHant: searchTextZh },
    holder: { name: fullName(applicant), hkid: applicant.hkid, address: addressLines(applicant) },
    insured: people.map(insuredFacts),
    answers: answeredSections(form),
    riders: quote.riderPremiums.map(({ rider, premiumCents }) => {
      const amountDollars = sumOf(rider);
      return { rider, premiumCents, ...(amountDollars === undefined ? {} : { amountDollars }) };
    }),
    breakdown: quote.breakdown,
    levyText: { en: breakdown?.levyText ?? '', zhHant: breakdown?.levyTextZh ?? '' },
    ...(certificateNumber === null ? {} : { motor: certificateOf(deps, quote, submitted, issued, certificateNumber) }),
    payment: {
      receiptNumber: numbers.receiptNumber,
      noteNumber: numbers.noteNumber,
      method: 'CC',
      receivedOn: today,
      amountCents: payment.amountCents,
      reference: payment.reference,
    },
  };
}

type PlannedPayment = PlannedTransition<'payments', PaymentState, PaymentAction>;

/**
 * Makes the policy of a paid application with everything that belongs to it: the payment, debit note, receipt,
 * allocation, documents, the mails to client and consultant; and uses up the purchase link. All in the given transaction, and all
 * rows but the consultant's mail in one statement.
 * @param move the payment's, which becomes paid
 * @param event the gateway's word that says so
 */
export async function completeOrder(
  deps: Deps,
  tx: Tx,
  prepared: OrderPreparation,
  application: FilledApplication,
  move: PlannedPayment,
  event: Write,
  submittedOn: string,
): Promise<void> {
  const { quote, policy } = prepared;
  const submitted = readSubmitted(openContent(deps.seal, application), quote, submittedOn);
  const { applicant, people, form } = submitted;
  const now = deps.clock.now();
  const paying = { row: application, action: 'complete', actor: 'system', now } as const;
  const closed = await planTransition(tx, applicationWorkflow, paying);
  if (!closed) throw new AppError('application.closed');
  const { after: paid } = move;
  const amountCents = paid.amount_cents;
  const bankReference = paid.gateway_ref ?? paid.id;
  const issued = issuePolicy(deps, tx, policy, {
    sold: soldByQuote(quote),
    kind: 'NB',
    applicationId: application.id,
    quoteId: application.quote_id,
    language: application.language,
    consultantCode: application.consultant_code,
    period: form.form.period(quote.search, form.startsOn),
    holder: applicant,
    insured: people.map(({ person }) => person),
    answers: answeredSections(form),
    isPaid: true,
    issuedBy: null,
  });
  const { policyId, noteId } = issued;
  const receipt = cardReceipt(deps, tx, {
    receiptNumber: policy.numbers.receiptNumber,
    pays: { policyId, noteId },
    paymentId: paid.id,
    amountCents,
    currency: paid.currency,
    bankReference,
  });
  const facts = factsFor(deps, prepared, submitted, issued, { amountCents, reference: bankReference });
  const { language } = application;
  const certificate = facts.motor ? [insertCertificate(tx, policyId, facts.motor)] : [];
  const kinds = facts.motor ? paidMotorDocumentKinds : paidDocumentKinds;
  const documents = newDocuments(deps, { ownerId: policyId, language, kinds, facts });
  const { email } = applicant;
  const page = firstClientLink(deps, tx, { policyId, policyNumber: facts.policyNumber, email, language });
  const sold = { application, quote, facts, attachments: documents.registered };
  const mail = clientPolicyMail(deps, sold, email, page.path);
  const usedLink = application.from_link ? [useLink(tx, application.id, now)] : [];
  await queueMail(deps, tx, mail, [
    ...transitionWrites(tx, paymentWorkflow, move),
    event,
    tx.insertInto('audit_waiting').values(issued.audit),
    ...issued.writes,
    ...certificate,
    ...page.writes,
    ...receipt.writes,
    ...entryWrites(deps, tx, [issued.entry, ...receipt.entries]),
    tx.insertInto('documents').values(documents.rows),
    ...transitionWrites(tx, applicationWorkflow, closed),
    ...usedLink,
  ]);
  await mailConsultant(deps, tx, sold, email);
}
