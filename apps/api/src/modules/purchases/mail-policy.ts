import { POLICY_PARAM } from '@onegi/contract/fields/policies';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { refOf } from '../../lib/refs.ts';
import type { PolicyFacts } from '../../ports/policy-facts.ts';
import { emailOf, nameIn } from '../accounts/find-user.ts';
import { readConsultant } from '../accounts/users/consultants.ts';
import type { MailData } from '../mail/mails.ts';
import { type NewMail, queueMail } from '../mail/queue-mail.ts';
import type { Quote } from '../quotes/quote.ts';
import type { ApplicationRow } from './repository.ts';

interface Issued {
  readonly application: ApplicationRow;
  readonly quote: Quote;
  readonly facts: PolicyFacts;
  readonly attachments: readonly { readonly documentId: string }[];
}

/** What the client and the consultant are both told of an issued policy. */
const sharedData = ({ facts, quote }: Issued): Omit<MailData['policy'], 'path'> => ({
  holderName: facts.holder.name,
  policyNumber: facts.policyNumber,
  receiptNumber: facts.payment.receiptNumber,
  planName: quote.plan.name,
  insurerName: quote.plan.insurer.name,
  startsOn: facts.startsOn,
  endsOn: facts.endsOn,
  totalCents: facts.payment.amountCents,
});

export function clientPolicyMail({ seal }: Deps, issued: Issued, to: string, clientPath: string | undefined): NewMail {
  const { application, attachments } = issued;
  const applicationRef = refOf(seal, 'application', application.id);
  return {
    kind: 'policy',
    to,
    language: application.language,
    attachments,
    data: {
      ...sharedData(issued),
      path: `/confirmation/${applicationRef}`,
      calendarPath: `/api/buy/confirmation/${applicationRef}/calendar`,
      clientPath,
    },
  };
}

/**
 * Queues the mail to whose code the sale counts for. It leads to the policy behind the login: the client's own links
 * are the client's alone.
 */
export async function mailConsultant(deps: Deps, tx: Tx, issued: Issued, clientEmail: string): Promise<void> {
  const consultant = await readConsultant(tx, issued.application.consultant_code);
  if (!consultant) return;
  const to = emailOf(deps.seal, consultant);
  if (to.toLowerCase() === clientEmail.toLowerCase()) return;
  const query = new URLSearchParams({ [POLICY_PARAM]: issued.facts.transactionNumber });
  await queueMail(deps, tx, {
    kind: 'policy',
    to,
    language: consultant.language,
    attachments: issued.attachments,
    data: {
      ...sharedData(issued),
      path: `/QuotationPolicyEnquiryEdit?${query}`,
      consultantName: nameIn(consultant),
    },
  });
}
