import { type DateFormat, dateFormats, type StatementMapping } from '@onegi/contract/fields/bank';
import { readDay } from './read-values.ts';
import type { StatementRow } from './statement-rows.ts';

/** What the heads of columns are called, in the order in which they are looked for. */
const heads = {
  currency: /currency|ccy|貨幣|幣種/i,
  balance: /balance|結餘|餘額/i,
  debit: /debit|withdrawal|paid out|money out|支出|提款|借方/i,
  credit: /credit|deposit|paid in|money in|存入|存款|貸方/i,
  amount: /amount|金額|款額/i,
  reference: /ref|cheque|參考|編號/i,
  description: /description|details|particulars|narrative|remarks|摘要|交易內容|詳情|說明/i,
  date: /date|日期/i,
} as const;
type Head = keyof typeof heads;

function headsOf({ cells }: StatementRow): Partial<Record<Head, number>> {
  const columns: Partial<Record<Head, number>> = {};
  cells.forEach(({ text }, at) => {
    const head = (Object.keys(heads) as Head[]).find((name) => columns[name] === undefined && heads[name].test(text));
    if (head && text.length <= 40) columns[head] = at + 1;
  });
  return columns;
}

/** The format that reads most days of a column, as far as the first rows show. */
function formatOf(rows: readonly StatementRow[], column: number): DateFormat | undefined {
  const days = rows.flatMap(({ cells }) => cells[column - 1] ?? []);
  const readBy = (format: DateFormat) => days.filter(({ text, day }) => day ?? readDay(text, format)).length;
  const [best] = dateFormats.toSorted((a, b) => readBy(b) - readBy(a));
  return best && readBy(best) > 0 ? best : undefined;
}

/** Which columns hold what, by the heads over them; undefined where they do not say enough. */
export function guessMapping(rows: readonly StatementRow[]): StatementMapping | undefined {
  for (const [at, row] of rows.entries()) {
    const { date, amount, debit, credit, ...others } = headsOf(row);
    const moved = debit && credit ? { debit, credit } : amount ? { amount } : undefined;
    if (!date || !moved) continue;
    const dateFormat = formatOf(rows.slice(at + 1), date);
    if (dateFormat) return { firstRow: row.number + 1, date, dateFormat, ...moved, ...others };
  }
  return undefined;
}
