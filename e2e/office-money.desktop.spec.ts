import { proofList } from '@onegi/contract/calls/ledger/proofs';
import { payoutList } from '@onegi/contract/calls/settlement/commission';
import {
  insurerNotesDue,
  insurerPaymentCalls,
  insurersDue,
  saveInsurerPayment,
} from '@onegi/contract/calls/settlement/insurer-payments';
import { disbursementFields as d } from '@onegi/contract/fields/disbursements';
import { moneyText } from '@onegi/contract/fields/formats';
import { noteFields } from '@onegi/contract/fields/receipts';
import { expect, type Page, test } from '@playwright/test';
import { callAs, signIn } from './accounts.ts';
import { expectNoBarrier } from './barriers.ts';
import { attachRequest } from './endorsements.ts';
import { anEndorsedNote, aPaidPolicy, atDesk, openNotes, optionsOf } from './office.ts';
import { openReady } from './open-ready.ts';
import { complaintsOf } from './purchase.ts';

const hkd = (cents: number) => `HK$${moneyText(cents).replace(/\B(?=(\d{3})+(?!\d))/g, ',')}`;
const policyAddress = (transactionNumber: string) => `/QuotationPolicyEnquiryEdit?polNo=${transactionNumber}`;
const details = (page: Page, name: string) => page.getByRole('button', { name: `Details: ${name}` });

/** Presses a button and, in the dialog that asks, the same again. */
async function confirm(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: action, exact: true }).click();
  // What is paid is given the bank's reference.
  if (action === 'Mark as paid') await page.getByRole('dialog').getByLabel('Bank reference').fill(`TT ${Date.now()}`);
  await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
}

/** Works out the premium of what was filled in, keeps it as a draft and asks for approval. */
async function saveAndSubmit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Work out the premium' }).click();
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await attachRequest(page);
  await page.getByRole('button', { name: 'Submit for approval' }).click();
  await expect(page.getByText('The draft awaits approval').first()).toBeVisible();
}

/** The officer approves the draft of a policy from the list of what waits. */
async function approveDraft(officer: Page, policyNumber: string): Promise<void> {
  await openReady(officer, '/policy-endorsements?state=awaitingApproval');
  await officer.getByRole('button', { name: `Open the draft ${policyNumber}` }).click();
  await confirm(officer, 'Approve and issue');
  await expect(officer.getByText(/^Endorsement \d{3} is issued$/).first()).toBeVisible();
}

test('an endorsement is drafted, approved by another person, paid by the client, set against its note, paid to the insurer; a consultant is paid, and the books prove [C-6.7-01]', async ({
  page: finance,
  browser,
}) => {
  test.setTimeout(180_000);
  const complaints = complaintsOf(finance);
  const [operations, officer, second] = (await Promise.all(
    ['operations', 'officer', 'finance2'].map((word) => atDesk(browser, word)),
  )) as [Page, Page, Page];
  await signIn(finance, 'finance');
  const policy = await aPaidPolicy({ operations, finance }, 'MOTOR');

  await openReady(operations, policyAddress(policy.transactionNumber));
  await operations.getByRole('button', { name: 'Draft an endorsement' }).click();
  await operations.getByLabel('What is to be done').selectOption('keyed');
  await operations.getByLabel('Premium by the insurer, HK$').fill('600');
  await operations.getByLabel('Reason').fill('A driver is added');
  await saveAndSubmit(operations);
  await approveDraft(officer, policy.policyNumber);

  const [note] = await openNotes(finance, policy.policyNumber);
  if (!note) throw new Error('There is no note');
  const { noteNumber, balanceCents, insurer } = note;
  // What was worked out is what the client owes.
  await expect(operations.getByRole('row', { name: /^Total payable/ }).first()).toContainText(hkd(balanceCents));
  await openReady(finance, '/settlement/record-receipt');
  await finance.getByLabel('Amount', { exact: true }).fill(moneyText(balanceCents));
  await finance.getByLabel('Find notes').fill(policy.policyNumber);
  await finance.getByRole('button', { name: 'Pay the oldest first' }).click();
  await finance.getByRole('button', { name: 'Record the receipt' }).click();
  await expect(finance.getByRole('heading', { name: /^RC\d{10}$/ })).toBeVisible();
  await expect(finance.getByText(noteNumber).first()).toBeVisible();
  expect(await openNotes(finance, policy.policyNumber)).toEqual([]);

  await openReady(finance, `/insurer-payment-notes?${insurerNotesDue.params.wireName('insurerCode')}=${insurer}`);
  await finance.getByRole('checkbox', { name: 'Choose all that can be paid' }).uncheck();
  await finance.getByRole('checkbox', { name: `Choose note ${noteNumber}` }).check();
  await expect(finance.getByRole('status').filter({ hasText: '1 note chosen' })).toBeVisible();
  await finance.getByRole('button', { name: 'Prepare the payment' }).click();
  await expect(finance).toHaveURL(/opened=PY\d{10}/);
  const payment = finance.url();
  await finance.getByRole('button', { name: 'Submit for approval' }).click();
  await expect(finance.getByText('You prepared or submitted it: another person approves it.')).toBeVisible();
  await expectNoBarrier(finance);
  await openReady(second, payment);
  await confirm(second, 'Approve');
  await expect(second.getByText(/^PY\d{10} is approved\.$/)).toBeVisible();
  await openReady(finance, payment);
  await confirm(finance, 'Mark as paid');
  await expect(finance.getByText(/^PY\d{10} is paid\.$/)).toBeVisible();

  // What a consultant earned until last month was prepared on the 15th, and waits.
  const [payout] = payoutList.page.answer.codec.decode(
    await callAs(finance, payoutList.page, { state: 'awaitingApproval' } as never),
  ).records;
  if (!payout) throw new Error('No payout waits');
  for (const [desk, action] of [
    [second, 'Approve'],
    [finance, 'Mark as paid'],
  ] as const) {
    await openReady(desk, '/commission-payouts');
    await details(desk, payout.number).click();
    await confirm(desk, action);
  }
  await expect(finance.getByText(`${payout.number} is paid.`)).toBeVisible();

  // Days that are over prove; today's is proved tomorrow.
  const { records } = proofList.page.answer.codec.decode(await callAs(finance, proofList.page, {}));
  expect(records.length).toBeGreaterThan(0);
  expect(records.filter(({ result }) => result !== 'proved')).toEqual([]);
  await openReady(finance, '/ledger');
  const days = finance.locator('[data-list-row]');
  await expect(days.filter({ hasText: 'Proved' }).first()).toBeVisible();
  await expect(days.filter({ hasText: 'Not proved' })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

/** Of a year's policy of these classes, what stays with the insurer by how long it was in force: days, then started months. */
const kept = [12.5, 25, 37.5, 50, 62.5, 70, 75, 90, 90, 100] as const;

/** Whole days from one day to another. */
const daysFrom = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** How many calendar months have begun since a day, itself included. */
function startedMonths(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number);
  const [year = 0, month = 0, day = 0] = to.split('-').map(Number);
  return (year - fromYear) * 12 + month - fromMonth + (day > fromDay ? 1 : 0);
}

/** A year's policy that a client has paid and whose insurer has had nothing of it yet. */
async function aHeldPolicy(operations: Page, finance: Page) {
  const due = insurersDue.answer.codec.decode(await callAs(finance, insurersDue));
  for (const { insurerCode } of due.records) {
    const path = insurerNotesDue.path.replace(/\{\w+\}/, insurerCode);
    const notes = insurerNotesDue.answer.codec.decode(await callAs(finance, { ...insurerNotesDue, path }));
    for (const note of notes.records) {
      if (note.noteKind !== 'DEBIT' || note.inPayment || note.dueCents !== note.payableCents) continue;
      const options = await optionsOf(operations, note.transactionNumber);
      const isYear = ['HOME', 'PET', 'GOLF', 'FIRE'].includes(options.line);
      const isHalf = startedMonths(options.startsOn, options.today) < 8;
      const canEnd =
        options.mayDraft && options.earliestOn <= options.today && options.actions.includes('cancelByClient');
      if (isYear && isHalf && canEnd && (await openNotes(finance, note.policyNumber)).length === 0) return options;
    }
  }
  throw new Error('No policy can be cancelled');
}

/** The office puts its own money in for the note that is open, after a question. */
async function coverGap(finance: Page): Promise<void> {
  const cover = finance.getByRole('button', { name: 'Cover the gap' });
  await cover.click();
  await finance.getByRole('dialog').getByRole('button', { name: 'Cover the gap' }).click();
  await expect(cover).toHaveCount(0);
}

test('a client cancels: the short-period scale gives back what it says to the cent, one of finance asks for it, another approves, and it is paid [C-6.7-02]', async ({
  page: finance,
  browser,
}) => {
  test.setTimeout(180_000);
  const [operations, officer, second] = (await Promise.all(
    ['operations', 'officer', 'finance2'].map((word) => atDesk(browser, word)),
  )) as [Page, Page, Page];
  await signIn(finance, 'finance');
  const policy = await aHeldPolicy(operations, finance);

  await openReady(operations, policyAddress(policy.transactionNumber));
  await operations.getByRole('button', { name: 'Draft an endorsement' }).click();
  await operations.getByLabel('What is to be done').selectOption('cancelByClient');
  await operations.getByLabel('Reason').fill('The client moves abroad');
  await operations.getByRole('button', { name: 'Work out the premium' }).click();
  const parts = operations.getByRole('table', { name: 'How the premium comes about' });
  await expect(parts).toBeVisible();
  const centsOf = (text: string) => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);
  const amounts = (await parts.locator('td:not([colspan])').allInnerTexts()).map(centsOf);
  const [charged = 0, retained] = amounts;
  const isWeek = daysFrom(policy.startsOn, policy.today) <= 7;
  const percent = isWeek ? 12.5 : (kept[startedMonths(policy.startsOn, policy.today)] ?? 100);
  // HK$300 is the least that stays.
  const stays = Math.min(charged, Math.max(300_00, Math.round((charged * percent) / 100)));
  expect(retained).toBe(stays);
  const back = amounts.at(-1) ?? 0;
  expect(back).toBeGreaterThanOrEqual(charged - stays);
  await operations.getByRole('button', { name: 'Save the draft' }).click();
  await attachRequest(operations);
  await operations.getByRole('button', { name: 'Submit for approval' }).click();
  await expect(operations.getByText('The draft awaits approval').first()).toBeVisible();
  await approveDraft(officer, policy.policyNumber);

  const [note] = await openNotes(finance, policy.policyNumber);
  expect(note?.balanceCents).toBe(-back);
  await openReady(finance, `/settlement/notes?${noteFields.policyNumberPart.wire}=${policy.policyNumber}`);
  await finance.getByRole('button', { name: `Note ${note?.noteNumber}` }).click();
  // Where the office has drawn the commission it puts it back first.
  await expect(finance.getByRole('form', { name: 'Ask for the refund' })).toBeVisible();
  const cover = finance.getByRole('button', { name: 'Cover the gap' });
  if (await cover.isVisible()) await coverGap(finance);
  await expect(finance.getByRole('form', { name: 'Ask for the refund' }).getByLabel('Amount')).toHaveValue(
    moneyText(back),
  );
  await finance.getByRole('button', { name: 'Ask for the refund' }).click();
  const asked = finance.getByText(/^Refund RF\d{10} waits for approval$/).first();
  await expect(asked).toBeVisible();
  const number = /RF\d{10}/.exec(await asked.innerText())?.[0] ?? '';

  /** What somebody does with the refund, by the menu of its row. */
  const choose = async (desk: Page, action: string) => {
    await openReady(desk, '/settlement/refunds');
    await desk.getByRole('button', { name: `Actions: ${number}` }).click();
    await desk.getByRole('menuitem', { name: action, exact: true }).click();
  };
  await choose(second, 'Approve');
  await expect(second.getByText(`Refund ${number} is changed`)).toBeVisible();
  await choose(finance, 'Pay');
  await expect(finance.getByRole('dialog')).toContainText(hkd(back));
  await finance.getByRole('dialog').getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(finance.getByRole('row').filter({ hasText: number })).toContainText('Paid');
});

test('a cheque comes back after the insurer was paid with it: the client owes again, the gap is shown, and the office covers it [C-6.7-03]', async ({
  page: finance,
  browser,
}) => {
  test.setTimeout(180_000);
  const [operations, officer, second] = (await Promise.all(
    ['operations', 'officer', 'finance2'].map((word) => atDesk(browser, word)),
  )) as [Page, Page, Page];
  await signIn(finance, 'finance');
  const policy = await aPaidPolicy({ operations, finance }, 'FIRE');
  const note = await anEndorsedNote({ operations, officer, finance }, policy, 700_00);

  await openReady(finance, '/settlement/record-receipt');
  await finance.getByLabel('Amount', { exact: true }).fill(moneyText(note.balanceCents));
  await finance.getByLabel('Payment method').selectOption('CHQ');
  await finance.getByLabel('Cheque number').fill(String(Date.now()).slice(-8));
  await finance.getByLabel('Find notes').fill(policy.policyNumber);
  await finance.getByRole('button', { name: 'Pay the oldest first' }).click();
  await finance.getByRole('button', { name: 'Record the receipt' }).click();
  await finance.getByRole('button', { name: 'Bank in' }).click();
  await expect(finance.getByText('Banked in', { exact: true }).first()).toBeVisible();

  // The insurer is paid with it.
  const seen = (payment: Record<string, unknown>) => ({
    number: payment[d.number.wire] as string,
    version: payment[d.version.wire] as number,
  });
  const made = await callAs(finance, saveInsurerPayment, { insurerCode: note.insurer, noteIds: [note.noteId] });
  const submitted = await callAs(finance, insurerPaymentCalls.submit, seen(made));
  const approved = await callAs(second, insurerPaymentCalls.approve, seen(submitted));
  await callAs(finance, insurerPaymentCalls.pay, { ...seen(approved), bankReference: 'TT 7001' });

  await finance.getByRole('button', { name: 'Returned by the bank' }).click();
  const dialog = finance.getByRole('dialog', { name: 'Has the bank returned this receipt?' });
  await dialog.getByRole('button', { name: 'Returned by the bank' }).click();
  await expect(finance.getByText('Returned', { exact: true }).first()).toBeVisible();
  expect(
    (await openNotes(finance, policy.policyNumber)).map(({ noteId, balanceCents }) => [noteId, balanceCents]),
  ).toEqual([[note.noteId, note.balanceCents]]);

  await openReady(finance, `/settlement/notes?${noteFields.policyNumberPart.wire}=${policy.policyNumber}`);
  await finance.getByRole('button', { name: `Note ${note.noteNumber}` }).click();
  const { totalCents } = saveInsurerPayment.answer.codec.decode(made);
  const gap = finance.getByText(`The client account lacks ${hkd(totalCents)} for this note`);
  await expect(gap).toBeVisible();
  await expectNoBarrier(finance);
  await coverGap(finance);
  await expect(gap).toBeHidden();
});
