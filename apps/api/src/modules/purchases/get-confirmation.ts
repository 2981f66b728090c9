import type { Confirmation } from '@onegi/contract/calls/purchases/confirmation';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Reply } from '../../http/fastify.ts';
import { maskEmail } from '../../lib/mask-email.ts';
import { refOf } from '../../lib/refs.ts';
import { type Language, texts } from '../../lib/texts.ts';
import { namedDocuments } from '../documents/named-documents.ts';
import { sendPolicyCalendar } from '../policies/policy-calendar.ts';
import { policyStatus } from '../policies/policy-status.ts';
import { readPolicyOfApplication } from '../policies/read-policy.ts';
import { describeQuote } from '../quotes/describe-quote.ts';
import { openContent } from './application-content.ts';
import { quoteOf } from './describe-application.ts';
import { readApplication } from './find-application.ts';

/** @throws AppError application.notFound; confirmation.notReady until the gateway has confirmed the payment */
async function readIssued(deps: Deps, applicationRef: string) {
  const application = await readApplication(deps, applicationRef);
  const policy = await readPolicyOfApplication(deps.db, application.id);
  if (!policy) throw new AppError('confirmation.notReady');
  return { application, policy, quote: await quoteOf(deps, application) };
}

/** The number of an insurer's emergency line, as it is today. */
const emergencyPhoneOf = ({ catalogue }: Pick<Deps, 'catalogue'>, insurer: string) =>
  catalogue.current().insurerByCode.get(insurer)?.emergencyPhone ?? null;

const fullName = ({ surname = '', firstName = '' }: { surname?: string; firstName?: string }) =>
  `${surname} ${firstName}`.trim();

/**
 * The policy that came of an application.
 * @throws AppError application.notFound; confirmation.notReady until the gateway has confirmed the payment
 */
export async function getConfirmation(deps: Deps, applicationRef: string): Promise<Confirmation> {
  const { application, policy, quote } = await readIssued(deps, applicationRef);
  const { applicant, people } = openContent(deps.seal, application);
  return {
    applicationRef: refOf(deps.seal, 'application', application.id),
    policyNumber: policy.policyNumber,
    transactionNumber: policy.transactionNumber,
    policyStatus: policyStatus(policy, deps.clock.today()),
    receiptNumber: policy.receiptNumber,
    noteNumber: policy.noteNumber,
    effectiveOn: policy.startsOn,
    expiresOn: policy.endsOn,
    totalCents: policy.paidCents,
    paidAt: policy.paidAt.toISOString(),
    maskedEmail: maskEmail(applicant.email ?? ''),
    holderName: fullName(applicant),
    people: people
      .map((person) => ({ personKind: person.personKind, personName: fullName(person) }))
      .filter(({ personName }) => personName !== ''),
    emergencyPhone: emergencyPhoneOf(deps, quote.plan.insurer.code),
    quote: describeQuote(quote),
    documents: namedDocuments(deps.seal, policy.documents).map(({ kind, fileName }) => ({
      documentKind: kind,
      fileName,
      name: texts.en(`purchases.documents.${kind}`),
      nameZh: texts['zh-Hant'](`purchases.documents.${kind}`),
    })),
  };
}

/** The same policy's days as a file for calendars. @throws AppError as getConfirmation */
export async function sendCalendar(
  deps: Deps,
  reply: Reply,
  applicationRef: string,
  language: Language,
): Promise<Reply> {
  const { policy, quote } = await readIssued(deps, applicationRef);
  const { plan } = quote;
  const facts = {
    policyNumber: policy.policyNumber,
    startsOn: policy.startsOn,
    endsOn: policy.endsOn,
    status: policyStatus(policy, deps.clock.today()),
    planName: plan.name,
    insurerName: plan.insurer.name,
    emergencyPhone: emergencyPhoneOf(deps, plan.insurer.code),
  };
  return sendPolicyCalendar(deps, reply, facts, language);
}
