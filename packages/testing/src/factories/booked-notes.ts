import { randomUUID } from 'node:crypto';
import { postEntries } from '../../../../apps/api/src/modules/ledger/post-entries.ts';
import { allocated, banked, earned, noteIssued, received } from '../../../../apps/api/src/modules/ledger/postings.ts';
import { ownerOfField } from '../../../../apps/api/src/modules/persons/read-persons.ts';
import type { TestApp } from '../app.ts';
import { insertPolicy } from './policies.ts';

/** A note with its figures; money in cents, a credit note's negative. */
export interface NoteExample {
  readonly insurer?: string;
  readonly consultantCode?: string | null;
  /** What the client owes. */
  readonly receivable?: number;
  /** What the insurer is owed. */
  readonly payable?: number;
  /** Of the commission, the consultant's. */
  readonly share?: number;
  readonly accountOn?: string;
  readonly dueOn?: string;
  readonly email?: string;
  readonly surname?: string;
}

export interface BookedNote {
  readonly noteId: string;
  readonly policyId: string;
  readonly noteNumber: string;
  readonly policyNumber: string;
  readonly insurer: string;
  readonly consultantCode: string | null;
  readonly receivable: number;
  readonly payable: number;
  readonly share: number;
}

/** A private car: HK$10,679.24 from the client, 9,306.04 to the insurer, 1,373.20 kept, of it 823.92 the consultant's. */
export const motorNote = { receivable: 1_067_924, payable: 930_604, share: 82_392 } as const;

let made = 0;

/** A policy with a note, posted to the ledger as issuing does. */
export async function aNote(shop: TestApp, example: NoteExample = {}): Promise<BookedNote> {
  const { insurer = 'LPG', consultantCode = 'TR7001', email, surname = 'DEMO' } = example;
  const { receivable, payable, share } = { ...motorNote, ...example };
  const accountOn = example.accountOn ?? shop.clock.today();
  made += 1;
  const number = `${insurer}-N-${String(made).padStart(6, '0')}-${randomUUID().slice(0, 4)}`;
  const { db, seal } = shop.deps;
  const policyId = await insertPolicy(shop, {
    number,
    issuedOn: accountOn,
    insurer,
    line: 'MOTOR',
    code: consultantCode,
    premium: receivable,
    brokerage: receivable - payable,
    settlement: 'unsettled',
    surname,
  });
  if (email) {
    const value_sealed = seal.seal(ownerOfField('policy', policyId, 0, 'email'), email);
    await db
      .insertInto('policy_person_fields')
      .values({ owner_id: policyId, person_no: 0, field: 'email', value_sealed })
      .execute();
  }
  await db
    .updateTable('policy_endorsements')
    .set({ consultant_commission_cents: share, house_commission_cents: receivable - payable - share })
    .where('policy_id', '=', policyId)
    .execute();
  const note = await db
    .updateTable('debit_credit_notes')
    .set({ kind: receivable < 0 ? 'CREDIT' : 'DEBIT', posted: true, due_on: example.dueOn ?? '2099-01-01' })
    .where('policy_id', '=', policyId)
    .returning(['id', 'note_number'])
    .executeTakeFirstOrThrow();
  const noteId = note.id;
  const postings = noteIssued({ noteId, insurerCode: insurer, receivableCents: receivable, payableCents: payable });
  await db
    .transaction()
    .execute((tx) => postEntries(shop.deps, tx, [{ event: 'noteIssued', postings, postedBy: null, policyId, noteId }]));
  const { note_number: noteNumber } = note;
  return { noteId, policyId, noteNumber, policyNumber: number, insurer, consultantCode, receivable, payable, share };
}

/** Money of the client, set against a note: at the bank unless said. @returns the receipt's id */
export async function payNote(
  shop: TestApp,
  { noteId }: BookedNote,
  amountCents: number,
  bankStatus: 'unbanked' | 'banked' | 'cleared' = 'cleared',
): Promise<string> {
  const { db, clock } = shop.deps;
  const receiptId = randomUUID();
  const money = { receiptId, method: 'FPS', amountCents };
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('receipts')
      .values({
        id: receiptId,
        receipt_number: `RC-${receiptId}`,
        policy_id: null,
        payment_id: null,
        received_on: clock.today(),
        received_at: clock.now(),
        amount_cents: amountCents,
        currency: 'HKD',
        method: 'FPS',
        bank_status: bankStatus,
        paid_type: 'full',
        bank_reference: 'FPS',
        posted: true,
      })
      .execute();
    await tx
      .insertInto('allocations')
      .values({
        receipt_id: receiptId,
        note_id: noteId,
        amount_cents: amountCents,
        allocated_at: clock.now(),
        posted: true,
      })
      .execute();
    const by = { postedBy: null, receiptId } as const;
    await postEntries(shop.deps, tx, [
      { ...by, event: 'received', postings: received(money) },
      ...(bankStatus === 'unbanked' ? [] : [{ ...by, event: 'banked' as const, postings: banked(money) }]),
      { ...by, event: 'allocated', postings: allocated(receiptId, { noteId, amountCents }), noteId },
    ]);
  });
  return receiptId;
}

/** The 15th of the month after a day. */
export function payableAfter(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return month === 12 ? `${year + 1}-01-15` : `${year}-${String(month + 1).padStart(2, '0')}-15`;
}

/** Earns the commission of a note that is paid whole, as settling does; or takes a consultant's share back (negative). */
export async function earnNote(shop: TestApp, note: BookedNote, share: number = note.share): Promise<void> {
  const { noteId, receivable, payable, consultantCode } = note;
  const { db, clock } = shop.deps;
  const shares = consultantCode ? [{ consultantCode, amountCents: share }] : [];
  await db.transaction().execute(async (tx) => {
    const postings = earned({ noteId, amountCents: receivable - payable }, shares);
    await postEntries(shop.deps, tx, [{ event: 'earned', postings, postedBy: null, noteId }]);
    await tx.updateTable('debit_credit_notes').set({ earned_on: clock.today() }).where('id', '=', noteId).execute();
  });
  await addEarning(shop, note, share);
}

/** What a consultant has earned by a note, or gives back. */
export async function addEarning(shop: TestApp, { noteId, consultantCode }: BookedNote, cents: number): Promise<void> {
  if (!consultantCode) return;
  const today = shop.clock.today();
  await shop.deps.db
    .insertInto('commission_earnings')
    .values({
      id: randomUUID(),
      note_id: noteId,
      consultant_code: consultantCode,
      amount_cents: cents,
      earned_on: today,
      payable_on: payableAfter(today),
    })
    .execute();
}

/** A note whose whole money is at the bank and whose commission is earned. */
export async function aSettledNote(shop: TestApp, example: NoteExample = {}): Promise<BookedNote> {
  const note = await aNote(shop, example);
  await payNote(shop, note, note.receivable);
  await earnNote(shop, note);
  return note;
}
