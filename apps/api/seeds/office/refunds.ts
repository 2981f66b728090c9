import { addDays } from '@onegi/contract/lines/dates';
import { AppError } from '../../src/http/app-error.ts';
import { approveRefund, moveRefund } from '../../src/modules/settlement/refunds/move-refund.ts';
import { requestRefund } from '../../src/modules/settlement/refunds/request-refund.ts';
import { holderOf, type Note, type Office } from './office.ts';

/** What was asked for so lately nobody has approved yet. */
const NOT_APPROVED_DAYS = 12;

/** Finance asks for what a credit note owes to the client. */
export async function askForRefund(office: Office, { noteId, policyId, cents }: Note): Promise<void> {
  await requestRefund(office.deps, office.people.finance, {
    noteId,
    amountKeyed: -cents,
    method: 'FPS',
    payee: await holderOf(office, policyId),
  });
}

/** Approves and pays what was asked for, where the insurer's and the office's parts are there. */
export async function payRefunds({ deps, people, today }: Office): Promise<void> {
  const asked = await deps.db
    .selectFrom('client_refunds')
    .select(['id', 'version', 'state'])
    .where('state', 'in', ['due', 'approved'])
    .where('requested_at', '<', new Date(`${addDays(today, -NOT_APPROVED_DAYS)}T00:00:00+08:00`))
    .orderBy('refund_number')
    .execute();
  for (const { id: refundId, version, state } of asked) {
    const approved = state === 'due' ? await approveRefund(deps, people.approver, { refundId, version }) : { version };
    try {
      await moveRefund(deps, people.finance, { refundId, version: approved.version, action: 'pay' });
    } catch (error) {
      // A part is missing still: next month.
      if (!(error instanceof AppError)) throw error;
    }
  }
}
