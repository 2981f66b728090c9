import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { refOf } from '../../lib/refs.ts';
import type { PolicyFacts } from '../../ports/policy-facts.ts';
import { relationships } from '../catalogue/code-lists.ts';
import { documentKinds } from '../documents/document-kinds.ts';
import { registerDocuments } from '../documents/register-documents.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { groundForPolicy, type IssuedPolicy, issuePolicy, type PolicyGround } from '../policies/issue-policy.ts';
import { allocate, recordCardReceipt } from '../policies/record-receipt.ts';
import { describeQuote, variantOfQuote } from '../quotes/describe-quote.ts';
import type { Quote } from '../quotes/quote.ts';
import { addressLines } from './address-lines.ts';
import { answeredSections } from './answered-facts.ts';
import { openContent } from './application-content.ts';
import { type CheckedApplication, readSubmitted } from './check-application.ts';
import { useLink } from './purchase-links.ts';
import { type ApplicationRow, type PaymentRow, updateApplication } from './repository.ts';

/** What completing an order needs before its transaction begins. */
export interface OrderGround {
  readonly quote: Quote;
  readonly policy: PolicyGround;
}

export async function groundForOrder(deps: Deps, quote: Quote): Promise<OrderGround> {
  return { quote, policy: await groundForPolicy(deps, quote) };
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
  { quote, policy: { numbers } }: OrderGround,
  { applicant, people, form }: CheckedApplication,
  issued: IssuedPolicy,
  payment: { amountCents: number; reference: string },
): PolicyFacts {
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

async function mailPolicy(
  deps: Deps,
  tx: Tx,
  application: ApplicationRow,
  to: string,
  facts: PolicyFacts,
  { quote }: OrderGround,
  attachments: readonly { documentId: string }[],
): Promise<void> {
  await queueMail(deps, tx, {
    kind: 'policy',
    to,
    language: application.language,
    attachments,
    data: {
      path: `/confirmation/${refOf(deps.seal, 'application', application.id)}`,
      holderName: facts.holder.name,
      policyNumber: facts.policyNumber,
      receiptNumber: facts.payment.receiptNumber,
      planName: quote.plan.name,
      insurerName: quote.plan.insurer.name,
      startsOn: facts.startsOn,
      endsOn: facts.endsOn,
      totalCents: facts.payment.amountCents,
    },
  });
}

/**
 * Makes the policy of a paid application with everything that belongs to it: debit note, receipt, allocation,
 * documents, the mail to the client; and uses up the purchase link. All in the given transaction.
 */
export async function completeOrder(
  deps: Deps,
  tx: Tx,
  ground: OrderGround,
  application: ApplicationRow,
  payment: PaymentRow,
  submittedOn: string,
): Promise<void> {
  const { quote, policy } = ground;
  const submitted = readSubmitted(openContent(deps.seal, application), quote, submittedOn);
  const { applicant, people, form } = submitted;
  const issued = await issuePolicy(deps, tx, policy, {
    applicationId: application.id,
    quoteId: application.quote_id,
    quote,
    language: application.language,
    consultantCode: application.consultant_code,
    period: form.form.period(quote.search, form.startsOn),
    holder: applicant,
    insured: people.map(({ person }) => person),
    answers: answeredSections(form),
  });
  const { policyId, noteId } = issued;
  const amountCents = payment.amount_cents;
  const bankReference = payment.gateway_ref ?? payment.id;
  const receiptId = await recordCardReceipt(deps, tx, {
    receiptNumber: policy.numbers.receiptNumber,
    policyId,
    paymentId: payment.id,
    amountCents,
    currency: payment.currency,
    bankReference,
  });
  await allocate(deps, tx, { receiptId, noteId, amountCents });
  const facts = factsFor(deps, ground, submitted, issued, { amountCents, reference: bankReference });
  const { language } = application;
  const documents = await registerDocuments(deps, tx, { ownerId: policyId, language, kinds: documentKinds, facts });
  await mailPolicy(deps, tx, application, applicant.email, facts, ground, documents);
  const now = deps.clock.now();
  await updateApplication(tx, application.id, { state: 'paid', changed_at: now });
  if (application.from_link) await useLink(tx, application.id, now);
}
