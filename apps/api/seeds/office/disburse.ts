import type { DisbursementTable } from '../../src/modules/settlement/disbursements/disbursement-workflow.ts';
import {
  type DisbursementKind,
  moveDisbursement,
} from '../../src/modules/settlement/disbursements/move-disbursement.ts';
import { insurerPaymentKind } from '../../src/modules/settlement/insurers/insurer-payment.ts';
import { savePayment } from '../../src/modules/settlement/insurers/save-payment.ts';
import type { Office } from './office.ts';

/** How far money that leaves has come. */
export type Reached = 'draft' | 'awaitingApproval' | 'approved' | 'paid';

interface Seen {
  readonly number: string;
  readonly version: number;
}

/** One of finance hands it on, another person approves it, and it is paid: as far as it is to come. */
export async function disburse<T extends DisbursementTable, Answer extends Seen>(
  { deps, people }: Office,
  kind: DisbursementKind<T, Answer>,
  made: Seen,
  reached: Reached,
): Promise<void> {
  let { number, version } = made;
  const steps = [
    ['awaitingApproval', 'submit', people.finance],
    ['approved', 'approve', people.approver],
    ['paid', 'pay', people.finance],
  ] as const;
  if (reached === 'draft') return;
  for (const [state, action, by] of steps) {
    ({ version } = await moveDisbursement(deps, by, kind, action, { number, version }));
    if (state === reached) return;
  }
}

/** Pays an insurer what is due for some of its notes. */
export async function payInsurer(
  office: Office,
  insurerCode: string,
  noteIds: readonly string[],
  reached: Reached = 'paid',
): Promise<void> {
  const made = await savePayment(office.deps, office.people.finance, { insurerCode, noteIds: [...noteIds] });
  await disburse(office, insurerPaymentKind, made, reached);
}
