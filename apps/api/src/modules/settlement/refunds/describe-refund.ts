import type { ClientRefund, refundList } from '@onegi/contract/calls/settlement/refunds';
import { refundActions } from '@onegi/contract/fields/receipts';
import type { AskedOf } from '@onegi/contract/list';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import { byKeys } from '../../../lists/by-keys.ts';
import type { Key } from '../../../lists/page-of.ts';
import type { Actor } from '../../../ports/actor.ts';
import { namesOfUsers } from '../../accounts/users/names-of-users.ts';
import { describeCase } from '../../workflow/describe-case.ts';
import { openedFrom } from '../sealed-texts.ts';
import { refundWorkflow } from './refund-workflow.ts';

type Describing = Pick<Deps, 'seal' | 'clock'>;

const isShown = (action: string): action is (typeof refundActions)[number] =>
  (refundActions as readonly string[]).includes(action);

async function readRefunds({ seal, clock }: Describing, db: Db, ids: readonly string[], actor: Actor) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('client_refunds as f')
    .leftJoin('debit_credit_notes as n', 'n.id', 'f.note_id')
    .leftJoin('receipts as r', 'r.id', 'f.receipt_id')
    .leftJoin('policies as p', 'p.id', 'f.policy_id')
    .selectAll('f')
    .select(['n.note_number', 'r.receipt_number', 'p.policy_number'])
    .where('f.id', 'in', ids)
    .execute();
  const names = await namesOfUsers(
    db,
    rows.flatMap(({ requested_by, approved_by }) => [requested_by, approved_by]),
  );
  return rows.map(({ note_number, receipt_number, policy_number, ...row }): ClientRefund => {
    const described = describeCase(refundWorkflow, row, { actor, now: clock.now() });
    const requester = names.get(row.requested_by);
    const approver = row.approved_by ? names.get(row.approved_by) : undefined;
    return {
      refundId: row.id,
      refundNumber: row.refund_number,
      refundState: row.state,
      method: row.method,
      amountCents: row.amount_cents,
      payee: openedFrom(seal, 'client_refunds', row.id, row.payee_sealed),
      remarks: openedFrom(seal, 'client_refunds', row.id, row.remarks_sealed),
      bankReference: row.bank_reference,
      noteNumber: note_number,
      receiptNumber: receipt_number,
      policyNumber: policy_number,
      requestedAt: row.requested_at.toISOString(),
      requestedBy: requester?.name ?? '',
      requestedByZh: requester?.nameZh ?? null,
      approvedBy: approver?.name ?? null,
      approvedByZh: approver?.nameZh ?? null,
      paidOn: row.paid_on,
      version: row.version,
      ...described,
      allowedActions: described.allowedActions.filter(isShown),
    };
  });
}

/** A refund as the list shows it. @throws AppError refund.notFound */
export async function describeRefund(deps: Describing, db: Db, id: string, actor: Actor): Promise<ClientRefund> {
  const [refund] = await readRefunds(deps, db, [id], actor);
  if (!refund) throw new AppError('refund.notFound');
  return refund;
}

/** Refunds by what was searched. */
export function listedRefunds(
  deps: Pick<Deps, 'db' | 'seal' | 'clock'>,
  { refundState }: AskedOf<typeof refundList>,
  actor: Actor,
) {
  let fitting = deps.db.selectFrom('client_refunds');
  if (refundState) fitting = fitting.where('state', '=', refundState);
  return {
    fitting,
    key: 'id',
    sorts: { requestedAt: 'requested_at' },
    read: async (ids: readonly Key[]) =>
      byKeys(ids, await readRefunds(deps, deps.db, ids as string[], actor), ({ refundId }) => refundId),
  };
}
