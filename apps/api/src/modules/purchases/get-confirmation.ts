import type { Confirmation } from '@onegi/contract/calls/purchases/confirmation';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { maskEmail } from '../../lib/mask-email.ts';
import { refOf } from '../../lib/refs.ts';
import { texts } from '../../lib/texts.ts';
import { namedDocuments } from '../documents/named-documents.ts';
import { policyStatus } from '../policies/policy-status.ts';
import { readPolicyOfApplication } from '../policies/read-policy.ts';
import { describeQuote } from '../quotes/describe-quote.ts';
import { openContent } from './application-content.ts';
import { quoteOf } from './describe-application.ts';
import { readApplication } from './find-application.ts';

/**
 * The policy that came of an application.
 * @throws AppError application.notFound; confirmation.notReady until the gateway has confirmed the payment
 */
export async function getConfirmation(deps: Deps, applicationRef: string): Promise<Confirmation> {
  const application = await readApplication(deps, applicationRef);
  const policy = await readPolicyOfApplication(deps.db, application.id);
  if (!policy) throw new AppError('confirmation.notReady');
  const quote = await quoteOf(deps, application);
  const { applicant } = openContent(deps.seal, application);
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
    quote: describeQuote(quote),
    documents: namedDocuments(deps.seal, policy.documents).map(({ kind, fileName }) => ({
      documentKind: kind,
      fileName,
      name: texts.en(`purchases.documents.${kind}`),
      nameZh: texts['zh-Hant'](`purchases.documents.${kind}`),
    })),
  };
}
