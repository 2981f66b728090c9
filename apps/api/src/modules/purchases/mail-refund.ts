import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { refOf } from '../../lib/refs.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { openContent } from './application-content.ts';
import type { AnyPaymentRow, FilledApplication } from './repository.ts';

/** Why money that was paid goes back. */
const refundReasons = ['alreadyPaid', 'changed', 'tooLate', 'notIssued'] as const;

/** Tells the client that money was paid which bought nothing, and that it is on its way back. */
export async function mailRefund(
  deps: Deps,
  tx: Tx,
  application: FilledApplication,
  payment: AnyPaymentRow,
): Promise<void> {
  const { email } = openContent(deps.seal, application).applicant;
  if (!email) return;
  await queueMail(deps, tx, {
    kind: 'refund',
    to: email,
    language: application.language,
    data: {
      path: `/pay/${refOf(deps.seal, 'application', application.id)}`,
      totalCents: payment.amount_cents,
      reason: refundReasons.find((each) => each === payment.refund_reason) ?? 'notIssued',
    },
  });
}
