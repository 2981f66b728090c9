import { addDays } from '@onegi/contract/lines/dates';
import { sumCommissionHeld } from '../../src/modules/settlement/commission/commission-held.ts';
import { drawingKind } from '../../src/modules/settlement/commission/drawing.ts';
import { openPayout, payoutKind } from '../../src/modules/settlement/commission/payout.ts';
import { listPayoutsDue, makePayouts } from '../../src/modules/settlement/commission/run-payouts.ts';
import { saveDrawing } from '../../src/modules/settlement/commission/save-drawing.ts';
import { dueNow, type InsurerNote, readInsurerNotes } from '../../src/modules/settlement/insurers/notes-due.ts';
import { recordGatewayPayout } from '../../src/modules/settlement/receipts/record-payout.ts';
import { disburse, payInsurer, type Reached } from './disburse.ts';
import type { Office } from './office.ts';

/** What a gateway keeps of a hundred dollars, in basis points. */
const GATEWAY_FEE_BP = 220;
/** A gateway keeps a card's money for so many days. */
const GATEWAY_DAYS = 3;
/** Insurers that are paid in one month: those that are owed for most notes, and all that owe a return premium. */
const MOST_INSURERS = 2;

/** The gateway pays out what it has collected of cards, less its fee. */
export async function takeGatewayPayout({ deps, people }: Office): Promise<void> {
  const today = deps.clock.today();
  const cards = await deps.db
    .selectFrom('receipts as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select(['r.id', 'r.amount_cents'])
    .where('r.method', '=', 'CC')
    .where('r.bank_status', '=', 'unbanked')
    .where('p.state', '=', 'paid')
    .where('p.refund_due', '=', false)
    .where('r.received_on', '<=', addDays(today, -GATEWAY_DAYS))
    .orderBy('r.receipt_number')
    .execute();
  if (cards.length === 0) return;
  const sum = cards.reduce((total, { amount_cents }) => total + amount_cents, 0);
  const feeCents = Math.round((sum * GATEWAY_FEE_BP) / 10_000);
  await recordGatewayPayout(deps, people.finance, {
    receiptIds: cards.map(({ id }) => id),
    feeCents,
    arrivedCents: sum - feeCents,
    paidOutOn: today,
    bankReference: `GATEWAY ${today.replaceAll('-', '')}`,
  });
}

const isReturn = (note: InsurerNote) => dueNow(note) < 0;

/** Pays some insurers what is due to them. */
export async function payInsurers(office: Office, reached: Reached = 'paid', most = MOST_INSURERS): Promise<void> {
  const notes = (await readInsurerNotes(office.deps.db, {})).filter((note) => !note.inPayment && dueNow(note) !== 0);
  const byInsurer = [...Map.groupBy(notes, ({ insurerCode }) => insurerCode)].toSorted(
    ([code, a], [other, b]) => b.length - a.length || code.localeCompare(other),
  );
  const chosen = byInsurer.filter(([, due], place) => place < most || (reached === 'paid' && due.some(isReturn)));
  for (const [insurerCode, due] of chosen)
    await payInsurer(
      office,
      insurerCode,
      due.map(({ id }) => id),
      reached,
    );
}

/** Draws the commission that was earned. */
export async function drawCommission(office: Office, reached: Reached = 'paid'): Promise<void> {
  const { deps, people } = office;
  const earnedUntil = deps.clock.today();
  if ((await sumCommissionHeld(deps.db, earnedUntil)).notes === 0) return;
  await disburse(office, drawingKind, await saveDrawing(deps, people.finance, { earnedUntil }), reached);
}

/** Pays consultants what is payable by the day. @param kept so many of them stay waiting for approval */
export async function payConsultants(office: Office, kept = 0): Promise<void> {
  const { deps, people } = office;
  const payableOn = deps.clock.today();
  const { records } = await listPayoutsDue(deps, payableOn);
  if (!records.some(({ balanceCents, openPayout: open }) => balanceCents > 0 && open === null)) return;
  const { made } = await makePayouts(deps, people.finance, payableOn);
  for (const [place, number] of made.entries()) {
    const payout = await openPayout(deps, people.finance, { number, codes: null });
    await disburse(office, payoutKind, payout, place < made.length - kept ? 'paid' : 'awaitingApproval');
  }
}
