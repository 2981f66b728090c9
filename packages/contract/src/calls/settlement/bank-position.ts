import { call } from '../../call.ts';
import { bankFields as b } from '../../fields/bank.ts';
import { listOf, nullable, type Of, shape } from '../../shape.ts';

const movement = shape({
  entryId: b.entryId,
  kind: b.kind,
  targetName: b.targetName,
  reference: b.reference,
  bookedOn: b.bookedOn,
  amount: b.amount,
  workingDays: b.workingDays,
  isLate: b.isLate,
  /** Turned round after the statement's last day: it needs no note. */
  isReversed: b.isReversed,
  note: nullable(b.note),
});
export type MovementInTransit = Of<typeof movement>;

const position = shape({
  account: b.account,
  /** The last day that a statement covers; null before the first. */
  endsOn: nullable(b.endsOn),
  closing: nullable(b.closing),
  ledgerBalance: b.ledgerBalance,
  difference: nullable(b.difference),
  openLines: b.openLines,
  /** The oldest of those that no statement shows. */
  movements: listOf('movements', movement),
});
export type BankPosition = Of<typeof position>;

export const bankPosition = call({
  name: 'bankPosition',
  method: 'GET',
  path: '/settlement/bank/position',
  summary: 'What the ledger and the last statement of an account say, and the movements that no statement shows',
  tag: 'settlement',
  permission: 'bank.read',
  query: shape({ account: b.account }),
  answer: position,
});

export const explainBankMovement = call({
  name: 'explainBankMovement',
  method: 'POST',
  path: '/settlement/bank/movements/explain',
  summary: 'Says in a note why a movement of the ledger stands on no statement',
  tag: 'settlement',
  permission: 'bank.write',
  body: shape({ account: b.account, entryId: b.entryId, note: b.note }),
  answer: shape({ entryId: b.entryId }),
});
