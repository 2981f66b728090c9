import type { BankCandidate, BankLineDetail, BankMatch } from '@onegi/contract/calls/settlement/bank-lines';
import { addDays } from '@onegi/contract/lines/dates';
import type { Db, Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { namesOfUsers } from '../../accounts/users/names-of-users.ts';
import { unbankedReceipts } from './bank-receipts.ts';
import { listedLines } from './list-lines.ts';
import { type Movement, openMovements } from './movements.ts';
import { nameTargets, type TargetName } from './name-targets.ts';
import { sameReference } from './propose-matches.ts';
import { type LineRow, readLineRow } from './read-line-row.ts';

const MOST_CANDIDATES = 50;
/** Movements that are searched at most. */
const MOST_SEARCHED = 20_000;
/** What is searched for stands in what was booked so long before the line and after it. */
const DAYS_AROUND = 190;

type ReadDeps = Pick<Deps, 'seal'>;

async function readMatches(db: Db, lineId: string): Promise<BankMatch[]> {
  const rows = await db
    .selectFrom('bank_matches as m')
    .innerJoin('journal_entries as e', 'e.id', 'm.entry_id')
    .selectAll('m')
    .select('e.booked_on')
    .where('m.line_id', '=', lineId)
    .orderBy('m.matched_at', 'desc')
    .orderBy('m.id')
    .limit(MOST_CANDIDATES * 20)
    .execute();
  const names = await nameTargets(
    db,
    rows.map(({ kind, target_id }) => ({ kind, targetId: target_id })),
  );
  const users = await namesOfUsers(
    db,
    rows.flatMap(({ matched_by, undone_by }) => [matched_by, undone_by]),
  );
  return rows.map((row) => ({
    kind: row.kind,
    targetId: row.target_id,
    targetName: names.get(row.target_id)?.name ?? '',
    amount: row.amount_cents,
    bookedOn: row.booked_on,
    reason: row.reason,
    matchedAt: row.matched_at.toISOString(),
    matchedBy: row.matched_by && (users.get(row.matched_by)?.name ?? ''),
    matchedByZh: users.get(row.matched_by ?? '')?.nameZh ?? null,
    undoneAt: row.undone_at?.toISOString() ?? null,
    undoneBy: row.undone_by && (users.get(row.undone_by)?.name ?? ''),
    undoneByZh: users.get(row.undone_by ?? '')?.nameZh ?? null,
  }));
}

async function readExplanations({ seal }: ReadDeps, db: Db, lineId: string): Promise<BankLineDetail['explanations']> {
  const rows = await db
    .selectFrom('bank_explanations')
    .selectAll()
    .where('line_id', '=', lineId)
    .orderBy('written_at', 'desc')
    .execute();
  const users = await namesOfUsers(
    db,
    rows.map(({ written_by }) => written_by),
  );
  return rows.map((row) => ({
    note: seal.open<string>(`bank_explanations/${row.id}`, row.note_sealed),
    writtenAt: row.written_at.toISOString(),
    writtenBy: users.get(row.written_by)?.name ?? '',
    writtenByZh: users.get(row.written_by)?.nameZh ?? null,
  }));
}

const candidateOf = (movement: Movement, name: TargetName | undefined): BankCandidate => ({
  entryId: movement.entryId,
  receiptId: null,
  kind: movement.kind,
  targetName: name?.name ?? '',
  reference: name?.references.filter((reference) => reference !== name.name).join(' · ') ?? '',
  bookedOn: movement.bookedOn,
  amount: movement.amount,
});

/** Movements and receipts that a line could be, as far as what is sought narrows them; the nearest day first. */
async function candidates(tx: Db, line: LineRow, fits: (candidate: BankCandidate) => boolean, amount?: number) {
  const around = {
    from: addDays(line.booked_on, -DAYS_AROUND),
    until: addDays(line.booked_on, DAYS_AROUND),
    withNetted: true as const,
    most: MOST_SEARCHED,
    ...(amount === undefined ? {} : { amount }),
  };
  const movements = await openMovements(tx, line.account, around);
  const names = await nameTargets(tx, movements);
  const receipts =
    line.account === 'client' && line.amount_cents > 0
      ? await unbankedReceipts(tx as Tx, amount === undefined ? {} : { amounts: [amount] })
      : [];
  const found: BankCandidate[] = [
    ...movements.map((movement) => candidateOf(movement, names.get(movement.targetId))),
    ...receipts.map((receipt) => ({
      entryId: null,
      receiptId: receipt.id,
      kind: 'receipt' as const,
      targetName: receipt.receipt_number,
      reference: [receipt.bank_reference, receipt.cheque_number].filter(Boolean).join(' · '),
      bookedOn: receipt.received_on,
      amount: receipt.amount_cents,
    })),
  ];
  const distance = ({ bookedOn }: BankCandidate) => Math.abs(Date.parse(bookedOn) - Date.parse(line.booked_on));
  return found
    .filter(fits)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, MOST_CANDIDATES);
}

/** What somebody may be looking for: a number, a reference or an amount. */
export async function findCandidates({ db }: Pick<Deps, 'db'>, lineId: string, searched: string) {
  const line = await readLineRow(db, lineId);
  const sought = sameReference(searched);
  const cents = /^-?[\d,]+(\.\d{1,2})?$/.test(searched) ? Math.round(Number(searched.replaceAll(',', '')) * 100) : null;
  const records = await candidates(
    db,
    line,
    ({ targetName, reference, amount }) =>
      amount === cents || amount === -(cents ?? 0) || sameReference(`${targetName} ${reference}`).includes(sought),
  );
  return { records };
}

/** A line with its matches, why they were made, and what it could be. @throws AppError bankLine.notFound */
export async function describeLine(deps: ReadDeps, db: Db, lineId: string): Promise<BankLineDetail> {
  const row = await readLineRow(db, lineId);
  const [line] = await listedLines(deps, db, [lineId]);
  const suggestions = row.state === 'matched' ? [] : await candidates(db, row, () => true, row.amount_cents);
  return {
    ...(line as NonNullable<typeof line>),
    matches: await readMatches(db, lineId),
    explanations: await readExplanations(deps, db, lineId),
    suggestions,
  };
}
