import type { Selectable } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { lockAccount } from './import-statement.ts';
import type { BankTables } from './tables.ts';

export type LineRow = Selectable<BankTables['bank_lines']>;

/** @throws AppError bankLine.notFound */
export async function readLineRow(db: Pick<Tx, 'selectFrom'>, id: string): Promise<LineRow> {
  const row = await db.selectFrom('bank_lines').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('bankLine.notFound');
  return row;
}

/** A line as it stands once nobody else works on its account until the transaction ends. @throws AppError bankLine.notFound */
export async function lockLineRow(tx: Tx, id: string): Promise<LineRow> {
  const { account } = await readLineRow(tx, id);
  await lockAccount(tx, account);
  return readLineRow(tx, id);
}
