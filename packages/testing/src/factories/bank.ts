import { randomUUID } from 'node:crypto';
import type { BankLine } from '@onegi/contract/calls/settlement/bank-lines';
import { importBankStatement, previewBankStatement } from '@onegi/contract/calls/settlement/bank-statements';
import { type BankAccount, bankFields as b } from '@onegi/contract/fields/bank';
import { moneyText } from '@onegi/contract/fields/formats';
import { addDays } from '@onegi/contract/lines/dates';
import { inTransaction } from '../../../../apps/api/src/db/transaction.ts';
import { type Entry, postEntries } from '../../../../apps/api/src/modules/ledger/post-entries.ts';
import { banked, received } from '../../../../apps/api/src/modules/ledger/postings.ts';
import { listedLines } from '../../../../apps/api/src/modules/settlement/bank/list-lines.ts';
import type { TestApp } from '../app.ts';
import type { AccountRequest } from './account-requests.ts';
import { type SignedIn, signedInAs } from './accounts.ts';
import { uploadTo } from './commercial-cases.ts';

export interface GivenReceipt {
  readonly cents?: number;
  readonly method?: string;
  readonly reference?: string;
  readonly cheque?: string | null;
  readonly isBanked?: boolean;
  readonly on?: string;
}

let receipts = 0;

/** Today, or the day after the last that was closed. */
async function openDay({ clock, deps }: TestApp): Promise<string> {
  const closed = await deps.db.selectFrom('ledger_days').select('day').orderBy('day', 'desc').executeTakeFirst();
  return closed && closed.day >= clock.today() ? addDays(closed.day, 1) : clock.today();
}

/** A receipt, and what it posted: banked, unless it is said that it is not. */
export async function aReceipt(shop: TestApp, given: GivenReceipt = {}): Promise<{ id: string; number: string }> {
  const { cents = 100_000, method = 'FPS', reference = '', cheque = null } = given;
  const on = given.on ?? (await openDay(shop));
  const isBanked = given.isBanked ?? true;
  const id = randomUUID();
  receipts += 1;
  const number = `RC9911${String(receipts).padStart(6, '0')}`;
  const money = { receiptId: id, method, amountCents: cents };
  const of = { postedBy: null, receiptId: id, bookedOn: on };
  await inTransaction(shop.deps.db, async (tx) => {
    await tx
      .insertInto('receipts')
      .values({
        id,
        receipt_number: number,
        policy_id: null,
        payment_id: null,
        received_on: on,
        received_at: shop.clock.now(),
        amount_cents: cents,
        currency: 'HKD',
        method,
        bank_status: isBanked ? 'banked' : 'unbanked',
        paid_type: 'over',
        bank_reference: reference,
        cheque_number: cheque,
        posted: true,
      })
      .execute();
    const entries: Entry[] = [
      { ...of, event: 'received', postings: received(money) },
      ...(isBanked ? [{ ...of, event: 'banked' as const, postings: banked(money) }] : []),
    ];
    await postEntries(shop.deps, tx, entries);
  });
  return { id, number };
}

export interface GivenLine {
  readonly on: string;
  readonly cents: number;
  readonly reference?: string;
  readonly description?: string;
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** A statement as a bank writes it, with running balances. */
export function statementCsv(lines: readonly GivenLine[], opening = 0): string {
  let balance = opening;
  const rows = lines.map(({ on, cents, reference = '', description = '' }) => {
    balance += cents;
    return [on, quoted(reference), quoted(description), moneyText(cents), moneyText(balance)].join(',');
  });
  return ['Date,Reference,Description,Amount,Balance', ...rows].join('\n');
}

interface Sent {
  readonly account?: BankAccount;
  readonly name?: string;
  readonly texts?: Record<string, string>;
}

/** Imports a statement as the page does. */
export const importStatement = (
  shop: TestApp,
  user: Pick<SignedIn, 'browser'>,
  contents: string | Buffer,
  { account = 'client', name = 'statement.csv', texts = {} }: Sent = {},
) => uploadTo(shop, importBankStatement, user, { name, contents, texts: { [b.account.wire]: account, ...texts } });

export const previewStatement = (
  shop: TestApp,
  user: Pick<SignedIn, 'browser'>,
  contents: string | Buffer,
  { account = 'client', name = 'statement.csv', texts = {} }: Sent = {},
) => uploadTo(shop, previewBankStatement, user, { name, contents, texts: { [b.account.wire]: account, ...texts } });

/** The lines of an account in their order. */
export async function bankLinesOf({ deps }: TestApp, account: BankAccount = 'client'): Promise<BankLine[]> {
  const rows = await deps.db
    .selectFrom('bank_lines as l')
    .innerJoin('bank_statements as s', 's.id', 'l.statement_id')
    .select('l.id')
    .where('l.account', '=', account)
    .orderBy('s.number')
    .orderBy('l.line_no')
    .execute();
  return listedLines(
    deps,
    deps.db,
    rows.map(({ id }) => id),
  );
}

/** A line of its own statement that nothing was matched with; each follows the statements before it. */
export async function anOpenLine(shop: TestApp, user: Pick<SignedIn, 'browser'>, cents = 4_321): Promise<BankLine> {
  const last = await shop.deps.db
    .selectFrom('bank_statements')
    .select('closing_cents')
    .where('account', '=', 'client')
    .orderBy('number', 'desc')
    .executeTakeFirst();
  const reference = `OPEN-${randomUUID().slice(0, 8)}`;
  const line = { on: shop.clock.today(), cents, reference, description: 'A charge of the bank' };
  const answer = await importStatement(shop, user, statementCsv([line], last?.closing_cents ?? 0));
  const found = (await bankLinesOf(shop)).find((each) => each.reference === reference);
  if (!found) throw new Error(`No line was imported: ${answer.msg}`);
  return found;
}

/** A request for every call of the bank that a plain request can bring to a success. */
export function bankRequests(shop: TestApp): Record<string, () => Promise<AccountRequest>> {
  const finance = signedInAs(shop, ['finance']);
  // Statements follow each other: one line after the other.
  let line: Promise<unknown> = Promise.resolve();
  const aLine = () => {
    const next = line.then(async () => anOpenLine(shop, await finance));
    line = next.catch(() => undefined);
    return next;
  };
  const one = async () => ({ headers: (await finance).browser, params: { [b.lineId.wire]: (await aLine()).lineId } });
  const anEntry = async () => {
    const { id } = await aReceipt(shop, { cents: 4_321 });
    const { rows } = await shop.database.pool.query(
      `select id::text from journal_entries where receipt_id = $1 and event = 'banked'`,
      [id],
    );
    return rows[0].id as string;
  };
  const chosen = async () => ({ [b.entryIds.wire]: [await anEntry()], [b.receiptIds.wire]: [] });
  const note = { [b.note.wire]: 'A charge that the bank gives back.' };
  return {
    listBankStatements: async () => ({ headers: (await finance).browser, body: {} }),
    listBankStatementsExport: async () => ({ headers: (await finance).browser, body: {} }),
    listBankLines: async () => ({ headers: (await finance).browser, body: {} }),
    listBankLinesExport: async () => ({ headers: (await finance).browser, body: {} }),
    previewBankStatement: async () => ({ headers: (await finance).browser }),
    importBankStatement: async () => ({ headers: (await finance).browser }),
    bankLineDetail: one,
    findBankMovements: async () => ({ ...(await one()), body: { [b.searched.wire]: 'RC' } }),
    matchBankLine: async () => ({ ...(await one()), body: await chosen() }),
    undoBankMatch: async () => {
      const request = await one();
      const payload = await chosen();
      const url = `/api/settlement/bank/lines/${request.params[b.lineId.wire]}/match`;
      await shop.app.inject({ method: 'POST', url, headers: request.headers, payload });
      return request;
    },
    explainBankLine: async () => ({ ...(await one()), body: note }),
    matchBankLinesAgain: async () => ({ headers: (await finance).browser, body: { [b.account.wire]: 'client' } }),
    bankPosition: async () => ({ headers: (await finance).browser, query: { [b.account.wire]: 'client' } }),
    explainBankMovement: async () => ({
      headers: (await finance).browser,
      body: { [b.account.wire]: 'client', [b.entryId.wire]: await anEntry(), ...note },
    }),
  };
}

/** Calls that a plain request cannot bring to a success: an upload is no JSON. */
export const refusedBankCalls = ['previewBankStatement', 'importBankStatement'] as const;
