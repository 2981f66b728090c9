import { randomUUID } from 'node:crypto';
import * as notes from '@onegi/contract/calls/settlement/notes';
import type * as noteShapes from '@onegi/contract/calls/settlement/receipt-shapes';
import * as receipts from '@onegi/contract/calls/settlement/receipts';
import * as refunds from '@onegi/contract/calls/settlement/refunds';
import { noteFields as n, receiptFields as r } from '@onegi/contract/fields/receipts';
import { postEntries } from '../../../../apps/api/src/modules/ledger/post-entries.ts';
import { insurerPaid, noteIssued, type Share } from '../../../../apps/api/src/modules/ledger/postings.ts';
import { payableOn } from '../../../../apps/api/src/modules/settlement/notes/earn-settled.ts';
import type { TestApp } from '../app.ts';
import { type SignedIn, signedInAs } from './accounts.ts';
import { callAs, granted } from './calls.ts';
import { insertPolicy } from './policies.ts';

export interface NoteExample {
  /** What the client owes; negative of a credit note. */
  readonly totalCents?: number;
  readonly commissionCents?: number;
  readonly consultantCents?: number;
  readonly code?: string | null;
  readonly secondCode?: string | null;
  readonly secondShareBp?: number;
  readonly insurer?: string;
  readonly dueOn?: string;
  readonly surname?: string;
  /** Of an endorsement to this policy; else of a policy of its own. */
  readonly policyId?: string;
  readonly isPending?: boolean;
  /** Of a credit note to premium that had been earned: what goes back of the consultants' shares. */
  readonly clawback?: readonly Share[];
  /** As the release before wrote it. */
  readonly isPosted?: boolean;
}

export interface BookedExample {
  readonly noteId: string;
  readonly noteNumber: string;
  readonly policyId: string;
  readonly policyNumber: string;
}

let made = 0;

/** A debit or credit note as the issue of an endorsement writes it: booked, and posted to the ledger. */
export async function aNote(shop: TestApp, example: NoteExample = {}): Promise<BookedExample> {
  const { totalCents = 100_000, commissionCents = 10_000, consultantCents = 6_000, code = null } = example;
  const { secondCode = null, secondShareBp = 0, insurer = 'LPG', isPosted = true } = example;
  const { db } = shop.deps;
  const today = shop.clock.today();
  made += 1;
  const number = String(made).padStart(7, '0');
  const policyNumber = example.policyId ? '' : `LPG-TST-26-${number}`;
  const policyId =
    example.policyId ??
    (await insertPolicy(shop, {
      number: policyNumber,
      issuedOn: today,
      insurer,
      code,
      settlement: 'unsettled',
      isPosted,
      ...(example.surname ? { surname: example.surname } : {}),
    }));
  const earlier = await db.selectFrom('debit_credit_notes').selectAll().where('policy_id', '=', policyId).execute();
  const isNew = example.policyId === undefined;
  const endorsementNo = isNew ? '000' : String(earlier.length).padStart(3, '0');
  const noteId = isNew ? (earlier[0]?.id as string) : randomUUID();
  const noteNumber = `${totalCents < 0 ? 'CR' : 'DN'}2601${number.slice(1)}`;
  const figures = {
    actual_premium_cents: totalCents,
    other_levies_cents: 0,
    levy_cents: 0,
    total_levies_cents: 0,
    total_commission_cents: commissionCents,
    payout_bp: commissionCents === 0 ? 0 : Math.round((consultantCents * 10_000) / commissionCents),
    consultant_commission_cents: consultantCents,
    house_commission_cents: commissionCents - consultantCents,
    receivable_cents: totalCents,
    payable_cents: totalCents - commissionCents,
  };
  const note = {
    note_number: noteNumber,
    kind: totalCents < 0 ? 'CREDIT' : 'DEBIT',
    amount_cents: totalCents,
    due_on: example.dueOn ?? today,
    posted: isPosted,
    earned_on: example.clawback ? today : null,
  };
  await db.transaction().execute(async (tx) => {
    if (isNew) {
      await tx.updateTable('policy_endorsements').set(figures).where('policy_id', '=', policyId).execute();
      await tx.updateTable('debit_credit_notes').set(note).where('id', '=', noteId).execute();
      const sold = { second_consultant_code: secondCode, second_share_bp: secondShareBp };
      const pending = { pending_since: example.isPending === false ? null : today };
      await tx
        .updateTable('policies')
        .set({ ...sold, ...pending })
        .where('id', '=', policyId)
        .execute();
    } else {
      const [first] = await tx
        .selectFrom('policy_endorsements')
        .selectAll()
        .where('policy_id', '=', policyId)
        .execute();
      if (!first || !earlier[0]) throw new Error('The policy has no new business');
      const { id: _, ...endorsement } = first;
      await tx
        .insertInto('policy_endorsements')
        .values({ ...endorsement, ...figures, endorsement_no: endorsementNo, kind: totalCents < 0 ? 'ER' : 'EA' })
        .execute();
      await tx
        .insertInto('debit_credit_notes')
        .values({
          ...note,
          id: noteId,
          policy_id: policyId,
          endorsement_no: endorsementNo,
          currency: 'HKD',
          account_on: today,
          settlement: 'unsettled',
          created_at: shop.clock.now(),
        })
        .execute();
    }
    if (!isPosted) return;
    const booked = { noteId, insurerCode: insurer, receivableCents: totalCents, payableCents: figures.payable_cents };
    await postEntries(shop.deps, tx, [
      {
        event: 'noteIssued',
        postings: noteIssued(booked, example.clawback ?? null),
        postedBy: null,
        policyId,
        endorsementNo,
        noteId,
      },
    ]);
    for (const { consultantCode, amountCents } of example.clawback ?? [])
      await tx
        .insertInto('commission_earnings')
        .values({
          id: randomUUID(),
          note_id: noteId,
          consultant_code: consultantCode,
          amount_cents: -amountCents,
          earned_on: today,
          payable_on: payableOn(today),
        })
        .execute();
  });
  const { policy_number } = await db
    .selectFrom('policies')
    .select('policy_number')
    .where('id', '=', policyId)
    .executeTakeFirstOrThrow();
  return { noteId, noteNumber, policyId, policyNumber: policy_number };
}

/** An insurer is paid for a note from the client account, or gives back (negative). */
export async function payInsurer(shop: TestApp, noteId: string, amountCents: number, insurer = 'LPG'): Promise<void> {
  const postings = insurerPaid(insurer, [{ noteId, amountCents }]);
  await shop.deps.db
    .transaction()
    .execute((tx) => postEntries(shop.deps, tx, [{ event: 'insurerPaid', postings, postedBy: null }]));
}

export const aFinanceUser = (shop: TestApp) => signedInAs(shop, ['finance']);

type Part = readonly [noteId: string, partCents: number];
export const partsOf = (parts: readonly Part[]) => parts.map(([noteId, partCents]) => ({ noteId, partCents }));

/** Records a receipt: of HK$1,000.00 by FPS today, unless told otherwise. */
export const record = (
  shop: TestApp,
  user: Pick<SignedIn, 'browser'>,
  { parts, ...input }: { parts?: readonly Part[] } & Record<string, unknown> = {},
  key?: string,
) =>
  callAs(shop, receipts.recordReceipt, user, {
    body: {
      amountCents: 100_000,
      receivedOn: shop.clock.today(),
      method: 'FPS',
      ...input,
      ...(parts ? { parts: partsOf(parts) } : {}),
    },
    ...(key ? { key } : {}),
  });

type Receipt = Pick<noteShapes.ReceiptDetail, 'receiptId' | 'version'>;

export const allocate = (shop: TestApp, user: Pick<SignedIn, 'browser'>, receipt: Receipt, parts: readonly Part[]) =>
  callAs(shop, receipts.allocateReceipt, user, {
    body: { receiptId: receipt.receiptId, version: receipt.version, parts: partsOf(parts) },
  });

export const move = (
  shop: TestApp,
  user: Pick<SignedIn, 'browser'>,
  { receiptId, version }: Receipt,
  action: 'bank' | 'clear' | 'dishonour',
) => callAs(shop, receipts.moveReceipt, user, { body: { receiptId, version, action } });

/** Reverses a receipt that was recorded wrongly. */
export const reverse = (
  shop: TestApp,
  user: Pick<SignedIn, 'browser'>,
  { receiptId, version }: Receipt,
  { reversalReason = 'Keyed twice', key, ...more }: { reversalReason?: string; key?: string; gapConfirmed?: true } = {},
) =>
  callAs(shop, receipts.reverseReceipt, user, {
    body: { receiptId, version, reversalReason, ...more },
    ...(key ? { key } : {}),
  });

export const readReceipt = async (shop: TestApp, user: Pick<SignedIn, 'browser'>, receiptId: string) =>
  granted(await callAs(shop, receipts.readReceipt, user, { query: { [r.receiptId.wire]: receiptId } }));

export const readNote = async (shop: TestApp, user: Pick<SignedIn, 'browser'>, noteId: string) =>
  granted(await callAs(shop, notes.readNote, user, { query: { [n.noteId.wire]: noteId } }));

export const askRefund = (shop: TestApp, user: Pick<SignedIn, 'browser'>, input: Record<string, unknown>) =>
  callAs(shop, refunds.requestRefund, user, { body: { method: 'FPS', payee: 'DEMO ONE', ...input } });

export const cheque = { method: 'CHQ', chequeNumber: '000123' } as const;

/** A direct debit of HK$1,000 of which all went back to the client before the bank returned it: it lacks that much. */
export async function aReceiptGoneBackTwice(shop: TestApp, user: SignedIn, amountCents = 100_000) {
  const receipt = granted(await record(shop, user, { method: 'AUT', amountCents }));
  const cleared = granted(await move(shop, user, receipt, 'clear'));
  const { receiptId } = receipt;
  const { refundId, version } = granted(await askRefund(shop, user, { receiptId, amountKeyed: amountCents }));
  const approver = await signedInAs(shop, ['approver']);
  const approved = granted(await callAs(shop, refunds.approveRefund, approver, { body: { refundId, version } }));
  const body = { refundId, version: approved.version, action: 'pay' as const };
  granted(await callAs(shop, refunds.moveRefund, user, { body }));
  const seen = await readReceipt(shop, user, receiptId);
  return granted(await move(shop, user, { ...cleared, version: seen.version }, 'dishonour'));
}

/** A refund that was asked for, of money that was set against nothing. */
export async function aRefund(shop: TestApp, user: SignedIn) {
  const { receiptId } = granted(await record(shop, user));
  return granted(await askRefund(shop, user, { receiptId, amountKeyed: 40_000 }));
}

/** A note that was opened again, at its second version. */
export async function aReopenedNote(shop: TestApp, user: SignedIn) {
  const { noteId } = await aNote(shop);
  return granted(await callAs(shop, notes.moveNote, user, { body: { noteId, version: 1, action: 'reopen' } }));
}
