import { randomUUID } from 'node:crypto';
import { insurerPaymentCalls } from '@onegi/contract/calls/settlement/insurer-payments';
import type { AuditAction } from '@onegi/contract/fields/audit';
import { addDays } from '@onegi/contract/lines/dates';
import { takeDueEndorsements } from '../../../../apps/api/src/modules/policies/endorsements/take-effect.ts';
import type { TestApp } from '../app.ts';
import { signedInAs } from './accounts.ts';
import { anOpenLine, aReceipt } from './bank.ts';
import { aSettledNote } from './booked-notes.ts';
import { granted, mustCall } from './calls.ts';
import { canary } from './canary.ts';
import {
  aClientsPolicy,
  askForChange,
  aWaitingChange,
  clientsBrowser,
  confirmClient,
  declineChange,
  openClientLink,
  revokeClientLink,
  sendClientLink,
  takeUpChange,
} from './client-links.ts';
import { aPaymentDraft, move, savePayment } from './disbursements.ts';
import { approveDraft, aYearsPolicy, deleteDraft, returnDraft, saveDraft, submitDraft } from './endorsements.ts';
import { call } from './purchases.ts';

type MoveAsked = Parameters<typeof move>;
type PaymentMove = readonly [MoveAsked[2], MoveAsked[3], MoveAsked[4]];

type Audited = Extract<
  AuditAction,
  | `bankStatement.${string}`
  | `bankLine.${string}`
  | `bankMovement.${string}`
  | `clientLink.${string}`
  | `disbursement.${string}`
  | `endorsement.${string}`
>;

/** How each event of endorsements, clients' links, money that leaves and bank statements in the audit trail comes about. */
export async function auditedServicing(shop: TestApp): Promise<Record<Audited, () => Promise<unknown>>> {
  const officer = await signedInAs(shop, ['officer']);
  const finance = await signedInAs(shop, ['finance']);
  const payer = await signedInAs(shop, ['finance']);
  const approver = await signedInAs(shop, ['approver']);
  const paymentDraft = () => aPaymentDraft(shop, payer, { surname: canary.name });
  const movePayment = async (...[name, user, payment]: PaymentMove) =>
    granted(await move(shop, insurerPaymentCalls, name, user, payment));
  const ok = (path: string, body: object) => mustCall(shop, 'POST', path, body, finance);
  const details = { action: 'details', details: { mortgagee: canary.name } } as const;
  const anEndorsementDraft = async () => granted(await saveDraft(shop, officer, await aYearsPolicy(shop), details));
  const anEndorsementToApprove = async () => granted(await submitDraft(shop, officer, await anEndorsementDraft()));
  const aMovement = async (): Promise<string> => {
    const { id } = await aReceipt(shop, { cents: 4_321 });
    const found = shop.deps.db.selectFrom('journal_entries').select('id').where('receipt_id', '=', id);
    return (await found.where('event', '=', 'banked').executeTakeFirstOrThrow()).id;
  };
  const matchedLine = async (): Promise<string> => {
    const { lineId } = await anOpenLine(shop, finance);
    const body = { movementIds: [await aMovement()], receiptIds: [] };
    await ok(`/settlement/bank/lines/${lineId}/match`, body);
    return lineId;
  };

  return {
    'bankStatement.imported': async () => {
      await anOpenLine(shop, finance);
    },
    'bankLine.matched': async () => {
      await matchedLine();
    },
    'bankLine.undone': async () => {
      const line = await matchedLine();
      for (let i = 0; i < 2; i++) await call(shop, 'POST', `/settlement/bank/lines/${line}/undo`, {}, finance.browser);
    },
    'bankLine.explained': async () => {
      const { lineId } = await anOpenLine(shop, finance);
      await ok(`/settlement/bank/lines/${lineId}/explain`, { note: canary.name });
    },
    'bankMovement.explained': async () => {
      const body = { bankAccount: 'client', movementId: await aMovement(), note: canary.name };
      await ok('/settlement/bank/movements/explain', body);
    },
    'clientLink.made': () => aClientsPolicy(shop),
    'clientLink.reissued': async () => {
      const number = await aYearsPolicy(shop, { email: canary.email });
      for (let i = 0; i < 2; i++) granted(await sendClientLink(shop, officer, number));
    },
    'clientLink.revoked': async () => {
      const { number } = await aClientsPolicy(shop);
      for (let i = 0; i < 2; i++) granted(await revokeClientLink(shop, officer, number));
    },
    // Every opening is a row.
    'clientLink.opened': async () => openClientLink(shop, (await aClientsPolicy(shop)).token),
    'clientLink.confirmed': async () => confirmClient(shop, (await aClientsPolicy(shop)).token),
    'clientLink.refused': async () => confirmClient(shop, (await aClientsPolicy(shop)).token, canary.name),
    'clientLink.changeAsked': async () => {
      const { token } = await aClientsPolicy(shop);
      const client = await clientsBrowser(shop, token);
      const changeText = `Call ${canary.phone}`;
      await askForChange(shop, token, client, { changeOn: '2026-12-01', changeText });
    },
    'clientLink.changeTakenUp': async () => {
      const { seen } = await aWaitingChange(shop, { changeText: `Call ${canary.phone}` });
      for (let i = 0; i < 2; i++) await takeUpChange(shop, officer, seen);
    },
    'clientLink.changeDeclined': async () => {
      const { seen } = await aWaitingChange(shop, { changeText: `Call ${canary.phone}` });
      const reasonGiven = `Call ${canary.phone}`;
      for (let i = 0; i < 2; i++) await declineChange(shop, officer, { ...seen, reasonGiven });
    },
    'disbursement.made': () => paymentDraft(),
    'disbursement.changed': async () => {
      const note = await aSettledNote(shop);
      const { number, version } = granted(await savePayment(shop, payer, [note]));
      return granted(await savePayment(shop, payer, [note], { number, version }));
    },
    'disbursement.submitted': async () => movePayment('submit', payer, await paymentDraft()),
    'disbursement.approved': async () =>
      movePayment('approve', approver, await movePayment('submit', payer, await paymentDraft())),
    'disbursement.returned': async () =>
      movePayment('giveBack', approver, await movePayment('submit', payer, await paymentDraft())),
    'disbursement.cancelled': async () => movePayment('cancel', payer, await paymentDraft()),
    'disbursement.paid': async () => {
      const approved = await movePayment('approve', approver, await movePayment('submit', payer, await paymentDraft()));
      const key = randomUUID();
      await move(shop, insurerPaymentCalls, 'pay', payer, approved, key);
      return granted(await move(shop, insurerPaymentCalls, 'pay', payer, approved, key));
    },
    'endorsement.drafted': anEndorsementDraft,
    'endorsement.changed': async () => {
      const { draftId, version, transactionNumber } = await anEndorsementDraft();
      const details = { mortgagee: canary.name };
      granted(await saveDraft(shop, officer, transactionNumber, { action: 'details', details, draftId, version }));
    },
    'endorsement.submitted': anEndorsementToApprove,
    'endorsement.returned': async () =>
      granted(await returnDraft(shop, await signedInAs(shop, ['approver']), await anEndorsementToApprove())),
    'endorsement.deleted': async () => {
      const { transactionNumber, endorsementNo } = await anEndorsementDraft();
      granted(await deleteDraft(shop, officer, transactionNumber, endorsementNo));
    },
    'endorsement.issued': async () =>
      granted(await approveDraft(shop, await signedInAs(shop, ['approver']), await anEndorsementToApprove())),
    'endorsement.inEffect': async () => {
      const approver = await signedInAs(shop, ['approver']);
      const effectiveOn = addDays(shop.clock.today(), 1);
      const draft = granted(await saveDraft(shop, officer, await aYearsPolicy(shop), { ...details, effectiveOn }));
      const { draftId } = granted(await approveDraft(shop, approver, granted(await submitDraft(shop, officer, draft))));
      // As if that day had come.
      const change = { effective_on: shop.clock.today() };
      await shop.deps.db.updateTable('endorsement_drafts').set(change).where('id', '=', draftId).execute();
      await takeDueEndorsements(shop.deps);
    },
  };
}
