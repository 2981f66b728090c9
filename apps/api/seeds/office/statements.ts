import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { moneyText } from '@onegi/contract/fields/formats';
import { uploadFolder } from '../../src/http/upload-folder.ts';
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

/** What the client account has moved since its last statement, as its bank writes it. */
async function bankLines({ deps: { db } }: Office, until: string): Promise<Line[]> {
  const movements = await openMovements(db, 'client', { until, withNetted: true });
  const names = await nameTargets(db, movements);
  return movements.map(({ bookedOn, amount, targetId, kind }) => ({
    on: bookedOn,
    cents: amount,
    reference: names.get(targetId)?.name ?? '',
    description: kind === 'receipt' && amount < 0 ? 'RETURNED CHEQUE' : amount > 0 ? 'DEPOSIT' : 'PAYMENT',
  }));
}

/** Imports a statement of the client account from where the last one ended until the end of a day. */
export async function importBankStatement(office: Office, until: string, more: readonly Line[] = []): Promise<void> {
  const { deps, people } = office;
  const lines = [...(await bankLines(office, until)), ...more];
  if (lines.length === 0) return;
  let balance = (await lastStatement(deps.db, 'client'))?.closing ?? 0;
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
    const fileName = `client-account-${until}.csv`;
    const upload = { fileName, fileType: 'csv', bytes: csv.length, sha256, path, texts: {} };
    await importUpload(deps, people.finance, upload, { account: 'client', endsOn: until });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
