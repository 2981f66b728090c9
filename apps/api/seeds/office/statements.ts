import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BankAccount } from '@onegi/contract/fields/bank';
import { moneyText } from '@onegi/contract/fields/formats';
import { uploadFolder } from '../../src/http/upload-folder.ts';
import { explainLine } from '../../src/modules/settlement/bank/explain.ts';
import { importUpload } from '../../src/modules/settlement/bank/import-statement.ts';
import { openMovements } from '../../src/modules/settlement/bank/movements.ts';
import { nameTargets } from '../../src/modules/settlement/bank/name-targets.ts';
import { lastStatement } from '../../src/modules/settlement/bank/read-statement.ts';
import type { Office } from './office.ts';

interface Line {
  readonly on: string;
  readonly cents: number;
  readonly reference: string;
  readonly description: string;
}

/** What the bank shows and the books do not know: who it is from, or what it is for, is still to be found out. */
export const strangeLines = (on: string): Line[] => [
  { on, cents: 2_380_00, reference: 'FPS 70031982', description: 'FPS TRANSFER IN' },
  { on, cents: -150_00, reference: '', description: 'STATEMENT CHARGE' },
];

/** What the bank takes every month for an account, which is no movement of these books. */
const ACCOUNT_CHARGE_CENTS = 120_00;
/** What the brokerage had of its own when these books began. */
const OFFICE_OPENING_CENTS = 250_000_00;

const accountCharge = (on: string): Line => ({
  on,
  cents: -ACCOUNT_CHARGE_CENTS,
  reference: '',
  description: 'ACCOUNT CHARGE',
});

/** What an account has moved since its last statement, as its bank writes it. */
async function bankLines({ deps: { db } }: Office, account: BankAccount, until: string): Promise<Line[]> {
  const movements = await openMovements(db, account, { until, withNetted: true });
  const names = await nameTargets(db, movements);
  return movements.map(({ bookedOn, amount, targetId, kind }) => ({
    on: bookedOn,
    cents: amount,
    reference: names.get(targetId)?.name ?? '',
    description: kind === 'receipt' && amount < 0 ? 'RETURNED CHEQUE' : amount > 0 ? 'DEPOSIT' : 'PAYMENT',
  }));
}

interface Statement {
  readonly account: BankAccount;
  readonly until: string;
  /** What the bank shows beside the movements of the books. */
  readonly more: readonly Line[];
  readonly openingCents: number;
}

/** Imports a statement of an account from where the last one ended until the end of a day. */
async function importStatement(office: Office, { account, until, more, openingCents }: Statement): Promise<void> {
  const { deps, people } = office;
  const lines = [...(await bankLines(office, account, until)), ...more];
  if (lines.length === 0) return;
  let balance = (await lastStatement(deps.db, account))?.closing ?? openingCents;
  const rows = lines.map(({ on, cents, reference, description }) => {
    balance += cents;
    return [on, description, reference, moneyText(cents), moneyText(balance)].map((cell) => `"${cell}"`).join();
  });
  const csv = Buffer.from(`${['Date,Description,Reference,Amount,Balance', ...rows].join('\n')}\n`);
  const folder = await mkdtemp(join(uploadFolder(deps.config), 'demo-'));
  try {
    const path = join(folder, 'statement.csv');
    await writeFile(path, csv);
    const sha256 = createHash('sha256').update(csv).digest();
    const fileName = `${account}-account-${until}.csv`;
    const upload = { fileName, fileType: 'csv', bytes: csv.length, sha256, path, texts: {} };
    await importUpload(deps, people.finance, upload, { account, endsOn: until });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Imports a statement of the client account until the end of a day. */
export const importBankStatement = (office: Office, until: string, more: readonly Line[] = []): Promise<void> =>
  importStatement(office, { account: 'client', until, more, openingCents: 0 });

/** Imports a statement of the office's own account, whose charges and first balance finance explains. */
export async function importOfficeStatement(office: Office, until: string): Promise<void> {
  const { deps, people } = office;
  const more = [accountCharge(until)];
  await importStatement(office, { account: 'office', until, more, openingCents: OFFICE_OPENING_CENTS });
  const lines = await deps.db
    .selectFrom('bank_lines')
    .select(['id', 'line_no'])
    .where('account', '=', 'office')
    .where('state', '=', 'unmatched')
    .where((eb) => eb.or([eb('line_no', '=', 0), eb('amount_cents', '=', -ACCOUNT_CHARGE_CENTS)]))
    .orderBy('booked_on')
    .orderBy('line_no')
    .execute();
  for (const { id, line_no } of lines)
    await explainLine(
      deps,
      people.finance,
      id,
      line_no === 0 ? 'Own funds from before these books' : 'Monthly charge of the bank, booked in the general ledger',
    );
}
