import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BodyOf } from '@onegi/contract/call';
import * as endorsements from '@onegi/contract/calls/policies/endorsements/drafts';
import { insurerPaymentCalls, saveInsurerPayment } from '@onegi/contract/calls/settlement/insurer-payments';
import { moveReceipt, recordReceipt } from '@onegi/contract/calls/settlement/receipts';
import type { TestApp } from '@onegi/testing/app';
import { aYearsPolicy, giveDocuments } from '@onegi/testing/factories/endorsements';
import { aSharedNote } from '@onegi/testing/factories/every-money-event';
import type { People } from './people.ts';

/** What the portal has acknowledged of one client's matter. */
export interface Matter {
  readonly policyNumber: string;
  readonly noteId: string;
  isIssued?: boolean;
  /** Receipts that pay the note, and those whose cheque came back. */
  receipts: number;
  returned: number;
  isInsurerPaid?: boolean;
  isFinished?: boolean;
  brokenOff?: string;
}

/** Of the notes that are made here, and who insures. */
const NOTE_CENTS = 100_000;
const INSURER = 'LPG';
const CLERKS = 2;
const FINISHED_WITHIN_MS = 180_000;

const seen = <T extends { version: number }>({ version }: T) => ({ version });

async function changePolicy(
  { operations, approver }: People,
  desk: TestApp,
  matter: Matter,
  today: string,
): Promise<void> {
  const draft = await operations(
    endorsements.saveEndorsement,
    {
      number: matter.policyNumber,
      action: 'keyed',
      effectiveOn: today,
      keyedPremiumCents: 1_000_00,
      reason: 'Stock raised',
      details: { other: 'Stock' },
    },
    randomUUID(),
  );
  const { draftId } = draft;
  await giveDocuments(desk, draftId);
  const submitted = await operations(endorsements.submitEndorsement, { draftId, ...seen(draft) }, randomUUID());
  await approver(endorsements.approveEndorsement, { draftId, ...seen(submitted) }, randomUUID());
  matter.isIssued = true;
}

async function receive(
  { finance }: People,
  matter: Matter,
  today: string,
  paidBy: Pick<BodyOf<typeof recordReceipt>, 'method' | 'chequeNumber'>,
) {
  const parts = [{ noteId: matter.noteId, partCents: NOTE_CENTS }];
  const money = { amountCents: NOTE_CENTS, receivedOn: today, parts, ...paidBy };
  const receipt = await finance(recordReceipt, money, randomUUID());
  matter.receipts += 1;
  return receipt;
}

async function receiveReturnedCheque(people: People, matter: Matter, today: string): Promise<void> {
  const { receiptId, ...recorded } = await receive(people, matter, today, { method: 'CHQ', chequeNumber: '000123' });
  const move = (action: 'bank' | 'dishonour', version: number) =>
    people.finance(moveReceipt, { receiptId, version, action }, randomUUID());
  const banked = await move('bank', recorded.version);
  await move('dishonour', banked.version);
  matter.returned += 1;
}

async function payInsurer({ finance, approver }: People, matter: Matter): Promise<void> {
  const noteIds = [matter.noteId];
  const payment = await finance(saveInsurerPayment, { insurerCode: INSURER, noteIds }, randomUUID());
  const { number } = payment;
  const submitted = await finance(insurerPaymentCalls.submit, { number, ...seen(payment) }, randomUUID());
  const approved = await approver(insurerPaymentCalls.approve, { number, ...seen(submitted) }, randomUUID());
  const paid = { number, ...seen(approved), bankReference: 'FT26330001' };
  await finance(insurerPaymentCalls.pay, paid, randomUUID());
  matter.isInsurerPaid = true;
}

/** A policy is changed; another's note is paid, every other time by a cheque that comes back first, and its insurer. */
async function seeTo(people: People, desk: TestApp, matter: Matter, today: string, isByCheque: boolean): Promise<void> {
  try {
    await changePolicy(people, desk, matter, today);
    if (isByCheque) await receiveReturnedCheque(people, matter, today);
    await receive(people, matter, today, { method: 'FPS' });
    await payInsurer(people, matter);
    matter.isFinished = true;
  } catch (error) {
    matter.brokenOff = (error as Error).message;
  }
}

export interface Office {
  readonly matters: readonly Matter[];
  /** Resolves when so many more matters are finished. @throws Error when that takes too long */
  finishedMore(count: number): Promise<void>;
  /** Nobody begins anew; resolves when everybody has finished or given up. */
  stop(): Promise<void>;
}

/** A policy to be changed and a note to be paid; not written by the portals' own steps: no kill is in the way. */
async function prepareMatter(desk: TestApp): Promise<Matter> {
  const policyNumber = await aYearsPolicy(desk, { settlement: 'unsettled' });
  const { noteId } = await aSharedNote(desk);
  return { policyNumber, noteId, receipts: 0, returned: 0 };
}

/** Several clerks see to one matter after the other until they are stopped. */
export function startOffice(people: People, desk: TestApp): Office {
  const matters: Matter[] = [];
  const today = desk.clock.today();
  let isStopped = false;

  async function work(): Promise<void> {
    while (!isStopped) {
      const matter = await prepareMatter(desk);
      matters.push(matter);
      await seeTo(people, desk, matter, today, matters.length % 2 === 0);
    }
  }

  const all = Promise.all(Array.from({ length: CLERKS }).map(work));
  // Thrown to whoever waits.
  all.catch(() => undefined);
  const finished = () => matters.filter(({ isFinished }) => isFinished).length;
  return {
    matters,
    async finishedMore(count) {
      const wanted = finished() + count;
      const until = performance.now() + FINISHED_WITHIN_MS;
      while (finished() < wanted) {
        const reasons = matters.flatMap(({ brokenOff }) => brokenOff ?? []).slice(-3);
        if (performance.now() > until)
          throw new Error(`Nothing gets finished (${finished()} of ${matters.length} begun): ${reasons.join('; ')}`);
        await Promise.race([all, sleep(50)]);
      }
    },
    async stop() {
      isStopped = true;
      await all;
    },
  };
}
