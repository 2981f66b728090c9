import { call } from '../../call.ts';
import { disbursementFields as d, disbursementStates } from '../../fields/disbursements.ts';
import { allowedOf, workflowFields as w } from '../../fields/workflow.ts';
import type { Permission } from '../../permissions.ts';
import { type FieldMap, listOf, nullable, type Of, type Shape, shape } from '../../shape.ts';

/** What is said of everything that leaves: where it stands, who prepared and who approved it, and what the caller may do. */
export const disbursed = shape({
  number: d.number,
  state: d.state,
  totalCents: d.totalCents,
  preparedBy: d.preparedBy,
  preparedByZh: d.preparedByZh,
  preparedAt: d.preparedAt,
  approvedBy: d.approvedBy,
  approvedByZh: d.approvedByZh,
  approvedAt: d.approvedAt,
  paidBy: d.paidBy,
  paidByZh: d.paidByZh,
  paidOn: nullable(d.paidOn),
  bankReference: nullable(d.bankReference),
  reason: nullable(d.reason),
  version: d.version,
  holder: w.holder,
  heldSince: w.heldSince,
  allowedActions: allowedOf(['edit', 'submit', 'approve', 'return', 'cancel', 'pay']),
});
export type Disbursed = Of<typeof disbursed>;

/** Whoever may approve and did not prepare it. */
const approver = shape({ consultantName: d.consultantName, consultantNameZh: d.consultantNameZh });
export const approvers = { approvers: listOf('approvers', approver) };

/** A note of a payment or a drawing. */
const partNote = shape({
  noteNumber: d.noteNumber,
  noteKind: d.noteKind,
  policyNumber: d.policyNumber,
  transactionNumber: d.transactionNumber,
  accountOn: d.accountOn,
  amountCents: d.amountCents,
});
export type PartNote = Of<typeof partNote>;
export const partNotes = { parts: listOf('noteList', partNote) };

/** What the lists of all kinds are narrowed by, ordered by and made of. */
export const disbursementLists = {
  state: {
    field: d.state,
    param: 'state',
    kind: 'choice',
    label: 'disbursements.state',
    values: disbursementStates,
    texts: 'disbursements.states',
    all: 'disbursements.all',
  },
  sorts: { preparedAt: { field: d.preparedAt, order: 'desc' } },
  columns: {
    number: { label: 'disbursements.number' },
    state: { label: 'disbursements.state', texts: 'disbursements.states' },
    totalCents: { label: 'disbursements.total', kind: 'money' },
    preparedBy: { label: 'disbursements.preparedBy', chinese: 'preparedByZh' },
    preparedAt: { label: 'disbursements.preparedAt', kind: 'moment' },
    approvedBy: { label: 'disbursements.approvedBy', chinese: 'approvedByZh' },
    paidOn: { label: 'disbursements.paidOn', kind: 'date' },
    bankReference: { label: 'disbursements.bankReference' },
  },
} as const;

interface Kind<F extends FieldMap> {
  /** In the names of its calls: InsurerPayment. */
  readonly name: string;
  readonly path: string;
  readonly read: Permission;
  readonly write: Permission;
  readonly approve: Permission;
  readonly detail: Shape<F>;
}

const seen = { number: d.number, version: d.version };
const withReason = shape({ ...seen, reason: d.reason });

/** The calls that open and move one kind of money that leaves. */
export function disbursementCalls<F extends FieldMap>({ name, path, read, write, approve, detail }: Kind<F>) {
  const moves = { method: 'POST', tag: 'settlement', answer: detail } as const;
  return {
    open: call({
      name: `open${name}`,
      method: 'GET',
      path: `${path}/{${d.numberOpened.wire}}`,
      summary: 'One of them with its notes, who prepared it and who may approve it',
      tag: 'settlement',
      permission: read,
      params: shape({ numberOpened: d.numberOpened }),
      answer: detail,
    }),
    submit: call({
      ...moves,
      name: `submit${name}`,
      path: `${path}/submit`,
      summary: 'Hands it to another person for approval',
      permission: write,
      body: shape(seen),
    }),
    approve: call({
      ...moves,
      name: `approve${name}`,
      path: `${path}/approve`,
      summary: 'Approves what somebody else has prepared',
      permission: approve,
      body: shape(seen),
    }),
    giveBack: call({
      ...moves,
      name: `return${name}`,
      path: `${path}/return`,
      summary: 'Returns it to whoever prepared it, with the reason',
      permission: approve,
      body: withReason,
    }),
    cancel: call({
      ...moves,
      name: `cancel${name}`,
      path: `${path}/cancel`,
      summary: 'Cancels it before it is paid; what stood in it can be paid otherwise',
      permission: write,
      body: withReason,
    }),
    pay: call({
      ...moves,
      name: `pay${name}`,
      path: `${path}/pay`,
      summary: 'Writes down that it was paid and posts it; every limit is looked at again',
      permission: write,
      idempotent: true,
      body: shape({ ...seen, bankReference: d.bankReference }),
    }),
  };
}
