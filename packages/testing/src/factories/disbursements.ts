import { randomUUID } from 'node:crypto';
import type { BodyOf, Call } from '@onegi/contract/call';
import { agedNoteList, ageingList } from '@onegi/contract/calls/settlement/ageing';
import * as commission from '@onegi/contract/calls/settlement/commission';
import * as insurers from '@onegi/contract/calls/settlement/insurer-payments';
import { recordReminded } from '@onegi/contract/calls/settlement/reminders';
import { clientStatement, consultantStatement, insurerStatement } from '@onegi/contract/calls/settlement/statements';
import { addDays } from '@onegi/contract/lines/dates';
import { remindClients } from '../../../../apps/api/src/modules/settlement/ageing/remind-clients.ts';
import type { DisbursementTable } from '../../../../apps/api/src/modules/settlement/disbursements/disbursement-workflow.ts';
import type { DisbursementState } from '../../../../apps/api/src/modules/settlement/tables.ts';
import type { TestApp } from '../app.ts';
import type { AccountRequest } from './account-requests.ts';
import { aUser, type SignedIn, signedInAs } from './accounts.ts';
import { aNote, aSettledNote, type BookedNote, type NoteExample } from './booked-notes.ts';
import { callAs, encoded, granted, type Outcome } from './calls.ts';

/** Two of finance, and one who approves. */
export async function payers(shop: TestApp) {
  const [finance, colleague, approver] = await Promise.all([
    signedInAs(shop, ['finance']),
    signedInAs(shop, ['finance']),
    signedInAs(shop, ['approver']),
  ]);
  return { finance, colleague, approver };
}
export type Payers = Awaited<ReturnType<typeof payers>>;

export const savePayment = (
  shop: TestApp,
  user: Pick<SignedIn, 'browser'>,
  notes: readonly Pick<BookedNote, 'noteId' | 'insurer'>[],
  more: object = {},
  key?: string,
) =>
  callAs(shop, insurers.saveInsurerPayment, user, {
    body: { insurerCode: notes[0]?.insurer ?? 'LPG', noteIds: notes.map(({ noteId }) => noteId), ...more },
    ...(key ? { key } : {}),
  });

type MoveCalls = typeof insurers.insurerPaymentCalls | typeof commission.drawingCalls | typeof commission.payoutCalls;
type MoveName = 'submit' | 'approve' | 'giveBack' | 'cancel' | 'pay';
interface Moved {
  readonly number: string;
  readonly version: number;
  readonly state: DisbursementState;
  readonly totalCents: number;
}

/** Moves a payment, drawing or payout on. */
export const move = async (
  shop: TestApp,
  calls: MoveCalls,
  name: MoveName,
  user: Pick<SignedIn, 'browser'>,
  { number, version }: Pick<Moved, 'number' | 'version'>,
  key?: string,
): Promise<Outcome<Moved>> => {
  const reason = name === 'giveBack' || name === 'cancel' ? { reason: 'A note is missing' } : {};
  const bankReference = name === 'pay' ? { bankReference: 'FT26330001' } : {};
  const body = { number, version, ...reason, ...bankReference };
  return (await callAs(shop, calls[name] as Call, user, { body, ...(key ? { key } : {}) })) as Outcome<Moved>;
};

/** Submitted by one, approved by another. */
export async function approved<D extends Moved>(
  shop: TestApp,
  calls: MoveCalls,
  { finance, approver }: Payers,
  made: D,
) {
  const submitted = granted(await move(shop, calls, 'submit', finance, made));
  return granted(await move(shop, calls, 'approve', approver, submitted));
}

/** The same, and paid. */
export async function paidOut<D extends Moved>(shop: TestApp, calls: MoveCalls, people: Payers, made: D) {
  return granted(await move(shop, calls, 'pay', people.finance, await approved(shop, calls, people, made)));
}

/** A draft of a payment for a note of its own. */
export const aPaymentDraft = async (shop: TestApp, user: Pick<SignedIn, 'browser'>, example: NoteExample = {}) =>
  granted(await savePayment(shop, user, [await aSettledNote(shop, example)]));

/** A draft of the drawing of everything that is held. */
export async function aDrawingDraft(shop: TestApp, user: Pick<SignedIn, 'browser'>) {
  await aSettledNote(shop);
  const body = { earnedUntil: shop.clock.today() };
  return granted(await callAs(shop, commission.saveCommissionDrawing, user, { body }));
}

const aCode = () => `TR${randomUUID().slice(0, 6).toUpperCase()}`;
const inAMonth = (today: string) => {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return month === 12 ? `${year + 1}-01-15` : `${year}-${String(month + 1).padStart(2, '0')}-15`;
};

/** A draft of the payout of somebody who has earned something this month. */
export async function aPayoutDraft(shop: TestApp, user: Pick<SignedIn, 'browser'>, consultantCode = aCode()) {
  await aSettledNote(shop, { consultantCode });
  const body = { payableOn: inAMonth(shop.clock.today()) };
  const { made } = granted(await callAs(shop, commission.runPayouts, user, { body }));
  const opened = await Promise.all(
    made.map((number) => callAs(shop, commission.payoutCalls.open, user, { params: { numberOpened: number } })),
  );
  const own = opened.map(granted).find((payout) => payout.consultantCode === consultantCode);
  if (!own) throw new Error('No payout was made');
  return own;
}

/** The id of one in a state, prepared by somebody who tries nothing with it. */
export async function aDisbursementIn(shop: TestApp, table: DisbursementTable, state: string): Promise<string> {
  const id = randomUUID();
  const { id: created_by } = await aUser(shop);
  const row = {
    id,
    number: `T${id.replaceAll('-', '').slice(0, 11).toUpperCase()}`,
    state: state as DisbursementState,
    total_cents: 100,
    created_by,
    created_at: shop.clock.now(),
  };
  const { db } = shop.deps;
  if (table === 'insurer_payments')
    await db
      .insertInto(table)
      .values({ ...row, insurer_code: 'LPG' })
      .execute();
  if (table === 'commission_drawings') {
    await db
      .insertInto(table)
      .values({ ...row, earned_until: shop.clock.today() })
      .execute();
  }
  if (table === 'commission_payouts') {
    const payable_on = shop.clock.today();
    await db
      .insertInto(table)
      .values({ ...row, consultant_code: aCode(), payable_on })
      .execute();
  }
  return id;
}

/** A reminder of a client whose e-mail address nobody knows, as the daily work leaves it. */
export async function anUnmailedReminder(shop: TestApp, day = 30): Promise<string> {
  const { noteId } = await aNote(shop, { accountOn: addDays(shop.clock.today(), -day) });
  await remindClients(shop.deps);
  const { id } = await shop.deps.db
    .selectFrom('note_reminders')
    .select('id')
    .where('note_id', '=', noteId)
    .executeTakeFirstOrThrow();
  return id ?? '';
}

export const giveReminder = (
  shop: TestApp,
  user: Pick<SignedIn, 'browser'>,
  given: Partial<BodyOf<typeof recordReminded>> & { readonly reminderId: string },
) =>
  callAs(shop, recordReminded, user, {
    body: { givenVia: 'phone', givenOn: shop.clock.today(), reminderNote: 'Reached at home', ...given },
    key: randomUUID(),
  });

/** A request for every call of money that leaves, of ageing and of statements, made anew for every attempt. */
export function disbursementRequests(shop: TestApp): Record<string, () => Promise<AccountRequest>> {
  const people = payers(shop);
  const headers = async () => (await people).finance.browser;
  const asApprover = async () => (await people).approver.browser;
  const moves = (
    calls: MoveCalls,
    name: string,
    make: () => Promise<Moved>,
  ): Record<string, () => Promise<AccountRequest>> => {
    const request =
      (move: MoveName, from: () => Promise<Moved>, who = headers) =>
      async () => {
        const { number, version } = await from();
        const reason = move === 'giveBack' || move === 'cancel' ? { reason: 'A note is missing' } : {};
        const bankReference = move === 'pay' ? { bankReference: 'FT26330001' } : {};
        return {
          headers: await who(),
          body: encoded(calls[move], 'body', { number, version, ...reason, ...bankReference }),
        };
      };
    const submitted = async () => granted(await move(shop, calls, 'submit', (await people).finance, await make()));
    return {
      [`open${name}`]: async () => ({
        headers: await headers(),
        params: encoded(calls.open, 'params', { numberOpened: (await make()).number }),
      }),
      [`submit${name}`]: request('submit', make),
      [`approve${name}`]: request('approve', submitted, asApprover),
      [`return${name}`]: request('giveBack', submitted, asApprover),
      [`cancel${name}`]: request('cancel', make),
      [`pay${name}`]: request('pay', async () => approved(shop, calls, await people, await make())),
    };
  };
  const aPayment = async () => aPaymentDraft(shop, (await people).finance);
  const aDrawing = async () => aDrawingDraft(shop, (await people).finance);
  /** Payable today. */
  const aPayout = async () => {
    const made = await aPayoutDraft(shop, (await people).finance);
    await shop.deps.db
      .updateTable('commission_payouts')
      .set({ payable_on: shop.clock.today() })
      .where('number', '=', made.number)
      .execute();
    await shop.deps.db
      .updateTable('commission_earnings')
      .set({ payable_on: shop.clock.today() })
      .where('consultant_code', '=', made.consultantCode)
      .execute();
    return made;
  };
  const body = (declared: Call, value: object) => async () => ({
    headers: await headers(),
    body: encoded(declared, 'body', value),
  });
  const query = (declared: Call, value: object) => async () => ({
    headers: await headers(),
    query: encoded(declared, 'query', value),
  });
  const listed = (name: string) => ({ [name]: async () => ({ headers: await headers(), body: {} }) });
  const today = shop.clock.today();
  const period = { from: '2026-01-01', until: today };
  const statements = (
    calls: typeof clientStatement | typeof consultantStatement | typeof insurerStatement,
    key: () => Promise<string>,
  ) => {
    const request = (declared: Call) => async () => ({
      headers: await headers(),
      query: encoded(declared, 'query', { key: await key(), ...period }),
    });
    return Object.fromEntries(Object.values(calls).map((declared) => [declared.name, request(declared)]));
  };
  const file = (declared: Call) => async () => ({
    headers: await headers(),
    params: encoded(declared, 'params', { numberOpened: (await aPayment()).number }),
    query: { language: 'en' },
  });
  const client = aSettledNote(shop).then(({ policyId }) => policyId);
  const aConsultantCode = async () => {
    const consultantCode = aCode();
    await signedInAs(shop, ['consultant'], { consultantCodes: [consultantCode] });
    return consultantCode;
  };
  const code = aConsultantCode();
  return {
    insurersDue: async () => ({ headers: await headers() }),
    insurerNotesDue: async () => ({
      headers: await headers(),
      params: encoded(insurers.insurerNotesDue, 'params', { insurerCode: 'LPG' }),
    }),
    saveInsurerPayment: async () => {
      const note = await aSettledNote(shop);
      const value = { insurerCode: note.insurer, noteIds: [note.noteId] };
      return { headers: await headers(), body: encoded(insurers.saveInsurerPayment, 'body', value) };
    },
    remittancePdf: file(insurers.remittancePdf),
    remittanceWorkbook: file(insurers.remittanceWorkbook),
    ...moves(insurers.insurerPaymentCalls, 'InsurerPayment', aPayment),
    commissionHeld: query(commission.commissionHeld, { earnedUntil: today }),
    saveCommissionDrawing: async () => {
      await aSettledNote(shop);
      return {
        headers: await headers(),
        body: encoded(commission.saveCommissionDrawing, 'body', { earnedUntil: today }),
      };
    },
    ...moves(commission.drawingCalls, 'CommissionDrawing', aDrawing),
    payoutsDue: query(commission.payoutsDue, { payableOn: today }),
    runPayouts: async () => {
      await aSettledNote(shop, { consultantCode: aCode() });
      return { headers: await headers(), body: encoded(commission.runPayouts, 'body', { payableOn: inAMonth(today) }) };
    },
    refreshPayout: async () => {
      const { number, version } = await aPayout();
      return { headers: await headers(), body: encoded(commission.refreshPayout, 'body', { number, version }) };
    },
    ...moves(commission.payoutCalls, 'CommissionPayout', aPayout),
    ...statements(clientStatement, () => client),
    ...statements(consultantStatement, () => code),
    ...statements(insurerStatement, async () => 'LPG'),
    ...listed('listInsurerPayments'),
    ...listed('listInsurerPaymentsExport'),
    ...listed('listCommissionDrawings'),
    ...listed('listCommissionDrawingsExport'),
    ...listed('listCommissionPayouts'),
    ...listed('listCommissionPayoutsExport'),
    listAgeing: body(ageingList.page, { group: 'consultant' }),
    ...listed('listAgeingExport'),
    listAgedNotes: body(agedNoteList.page, { bucket: 'current' }),
    ...listed('listAgedNotesExport'),
    ...listed('listUnmailedReminders'),
    ...listed('listUnmailedRemindersExport'),
    recordReminded: async () => {
      const reminderId = await anUnmailedReminder(shop);
      const given = {
        reminderId,
        givenVia: 'phone',
        givenOn: shop.clock.today(),
        reminderNote: 'Reached at home',
      } as const;
      return body(recordReminded, given)();
    },
  };
}
