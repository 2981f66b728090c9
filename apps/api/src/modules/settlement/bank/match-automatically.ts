import type { BankAccount } from '@onegi/contract/fields/bank';
import { addDays } from '@onegi/contract/lines/dates';
import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../ports/actor.ts';
import { atOneMoment } from '../../../ports/clock.ts';
import { bankReceipt, unbankedReceipts } from './bank-receipts.ts';
import { type Movement, openMovements } from './movements.ts';
import { nameTargets } from './name-targets.ts';
import { type OpenLine, proposeMatches, referencesIn, sameReference } from './propose-matches.ts';
import { type Matched, writeMatches } from './write-matches.ts';

/** A cheque may be presented so long after it was written down. */
const DAYS_BACK = 190;
/** Lines that one look takes. */
const MOST_OPEN_LINES = 100_000;

async function openLines({ seal }: Pick<Deps, 'seal'>, tx: Tx, account: BankAccount) {
  const rows = await tx
    .selectFrom('bank_lines as l')
    .innerJoin('bank_statements as s', 's.id', 'l.statement_id')
    .select(['l.id', 'l.line_no', 'l.booked_on', 'l.amount_cents', 'l.reference', 'l.description_sealed'])
    .where('l.account', '=', account)
    .where('l.state', '<>', 'matched')
    .orderBy('s.number')
    .orderBy('l.line_no')
    .limit(MOST_OPEN_LINES)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    isOpening: row.line_no === 0,
    bookedOn: row.booked_on,
    amount: row.amount_cents,
    reference: row.reference,
    description: row.description_sealed ? seal.open<string>(`bank_lines/${row.id}`, row.description_sealed) : '',
  }));
}
type Line = Awaited<ReturnType<typeof openLines>>[number];

async function proposed(tx: Tx, lines: readonly Line[], movements: readonly Movement[]): Promise<Matched[]> {
  const names = await nameTargets(tx, movements);
  const byId = new Map(movements.map((movement) => [movement.entryId, movement]));
  const open = movements.map(({ entryId, targetId, bookedOn, amount }) => ({
    id: entryId,
    bookedOn,
    amount,
    references: names.get(targetId)?.references ?? [],
  }));
  return proposeMatches(lines, open).map(({ lineId, movementIds, reason }) => ({
    lineId,
    movements: movementIds.flatMap((id) => byId.get(id) ?? []),
    reason,
  }));
}

/** A cheque that nobody had said was banked, where its number or reference and amount leave no doubt that the line is it. */
async function bankCheques(deps: Deps, tx: Tx, lines: readonly OpenLine[], actor: Actor): Promise<Matched[]> {
  const into = lines.filter(({ amount }) => amount > 0);
  if (into.length === 0) return [];
  const amounts = [...new Set(into.map(({ amount }) => amount))];
  const waiting = await unbankedReceipts(tx, amounts.length > 5_000 ? {} : { amounts });
  const keysOf = (receipt: (typeof waiting)[number]) =>
    [receipt.receipt_number, receipt.bank_reference, receipt.cheque_number ?? '']
      .map(sameReference)
      .filter((key) => key !== '')
      .map((key) => `${key}|${receipt.amount_cents}`);
  const byKey = Map.groupBy(
    waiting.flatMap((receipt) => [...new Set(keysOf(receipt))].map((key) => ({ key, receipt }))),
    ({ key }) => key,
  );
  const fitting = into.map((line) => {
    const receipts = referencesIn(line).flatMap((key) => byKey.get(`${key}|${line.amount}`) ?? []);
    return { line, ids: [...new Set(receipts.map(({ receipt }) => receipt.id))] };
  });
  const byReceipt = Map.groupBy(
    fitting.flatMap(({ ids }) => ids),
    (id) => id,
  );
  const matched: Matched[] = [];
  for (const { line, ids } of fitting) {
    const [only, ...others] = ids;
    if (!only || others.length > 0 || byReceipt.get(only)?.length !== 1) continue;
    const entryId = await bankReceipt(deps, tx, actor, only);
    if (!entryId) continue;
    const bookedOn = deps.clock.today();
    const movement = { entryId, kind: 'receipt' as const, targetId: only, bookedOn, amount: line.amount };
    matched.push({ lineId: line.id, movements: [movement], reason: 'chequeBanked' });
  }
  return matched;
}

/** What the account held at first is every movement until then that no other line is, where their sum is just that. */
function matchOpening(opening: Line, movements: readonly Movement[], matched: readonly Matched[]): Matched[] {
  const taken = new Set(matched.flatMap((each) => each.movements.map(({ entryId }) => entryId)));
  const before = movements.filter(({ bookedOn, entryId }) => bookedOn <= opening.bookedOn && !taken.has(entryId));
  const sum = before.reduce((total, { amount }) => total + amount, 0);
  return sum === opening.amount && before.length > 0
    ? [{ lineId: opening.id, movements: before, reason: 'openingBalance' }]
    : [];
}

/**
 * Matches the account's open lines where that is certain. The caller has locked the account.
 * @returns how many lines were matched
 */
export async function matchAutomatically(given: Deps, tx: Tx, account: BankAccount, actor: Actor): Promise<number> {
  const deps = atOneMoment(given);
  const all = await openLines(deps, tx, account);
  const opening = all.find(({ isOpening }) => isOpening);
  const lines = all.filter(({ isOpening }) => !isOpening);
  const [oldest] = all;
  if (!oldest) return 0;
  const movements = await openMovements(tx, account, {
    withNetted: true,
    ...(opening ? {} : { from: addDays(oldest.bookedOn, -DAYS_BACK) }),
  });
  const found = await proposed(tx, lines, movements);
  const done = new Set(found.map(({ lineId }) => lineId));
  const cheques =
    account === 'client'
      ? await bankCheques(
          deps,
          tx,
          lines.filter(({ id }) => !done.has(id)),
          actor,
        )
      : [];
  const matched = [...found, ...cheques, ...(opening ? matchOpening(opening, movements, found) : [])];
  await writeMatches(deps, tx, matched, { account, actor, isByItself: true });
  return matched.length;
}
