import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Keys } from '../../lib/keys.ts';
import type { Files } from '../../ports/files.ts';
import { beginning, type ChainHead, type HashedRow, hashedColumns, isSignedHead, rowHash } from './chained-row.ts';
import { readHead, readHeadAside, type StoredHead } from './head.ts';

/** Something that is not as it was written, in words for the operator. */
export interface ChainProblem {
  readonly kind: 'altered' | 'rehashed' | 'missing' | 'before' | 'added' | 'head';
  readonly first: number;
  readonly last: number;
  readonly text: string;
}

export interface Verification {
  readonly rows: number;
  /** When the last row was written, to the microsecond; null when there is none. */
  readonly until: string | null;
  readonly head: ChainHead;
  readonly problems: readonly ChainProblem[];
}

type TrailRow = HashedRow & { seq: number; previous_hash: Buffer; row_hash: Buffer };

const BATCH = 5_000;

const words = {
  altered: ['is not as it was written: altered, inserted or moved', 'are not as they were written'],
  rehashed: ['does not follow the row before it: one of the two was altered and hashed anew', 'do not follow'],
  missing: ['is missing', 'are missing'],
  before: ['lies before the beginning of the chain: added by somebody else', 'lie before the beginning of the chain'],
  added: ['lies beyond the signed end of the chain: added by somebody else', 'lie beyond the signed end of the chain'],
} as const;

/** Collects what is wrong row by row and tells neighbours of one kind together. */
function problemCollector() {
  const found: ChainProblem[] = [];
  const tell = (kind: keyof typeof words, first: number, last: number): ChainProblem => {
    const [one, many] = words[kind];
    return { kind, first, last, text: first === last ? `row ${first} ${one}` : `rows ${first} to ${last} ${many}` };
  };
  return {
    found,
    row(kind: keyof typeof words, first: number, last = first) {
      const at = found.findLastIndex((problem) => problem.kind === kind);
      const before = found[at];
      if (before?.last === first - 1) found[at] = tell(kind, before.first, last);
      else found.push(tell(kind, first, last));
    },
    head(seq: number, text: string) {
      found.push({ kind: 'head', first: seq, last: seq, text });
    },
  };
}

/** The numbers of rows that somebody put before the first one. */
async function rowsBeforeFirst(db: Db): Promise<{ first: number; last: number } | null> {
  const { first, last } = await db
    .selectFrom('audit_trail')
    .select(({ fn }) => [fn.min('seq').as('first'), fn.max('seq').as('last')])
    .where('seq', '<=', beginning.seq)
    .executeTakeFirstOrThrow();
  return first === null ? null : { first, last };
}

async function* rowsInOrder(db: Db): AsyncGenerator<TrailRow> {
  for (let after = 0; ; ) {
    const { rows } = await sql<TrailRow>`
      select seq, previous_hash, row_hash, ${hashedColumns}
      from audit_trail where seq > ${after} order by seq limit ${BATCH}`.execute(db);
    yield* rows;
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.seq ?? after;
  }
}

/** A head that was kept somewhere, and whether the chain still passes through it. */
interface Witness {
  readonly where: string;
  readonly head: ChainHead;
}

/**
 * Reads the whole chain and compares every row with its hash, with the row before it, and the end with the heads that
 * were signed. Rows written meanwhile do not disturb it.
 * @param kept heads that were printed and kept elsewhere
 */
export async function verifyChain(
  { db, files, secretKeys }: { db: Db; files: Files; secretKeys: Keys },
  kept: readonly ChainHead[] = [],
): Promise<Verification> {
  const problems = problemCollector();
  const head = await readHead(db);
  const witnesses = await findWitnesses(db, files, secretKeys, head, kept, problems.head);
  const early = await rowsBeforeFirst(db);
  if (early) problems.row('before', early.first, early.last);
  let last: ChainHead = beginning;
  let rows = 0;
  let until: string | null = null;
  let isDoubtful = false;
  for await (const row of rowsInOrder(db)) {
    if (row.seq > last.seq + 1) problems.row('missing', last.seq + 1, row.seq - 1);
    const isWhole = rowHash(row, row.seq, row.previous_hash).equals(row.row_hash);
    const follows = row.seq === last.seq + 1 && row.previous_hash.equals(last.rowHash);
    if (!isWhole) problems.row('altered', row.seq);
    // After a row that is wrong itself nothing new is learnt from the next one's not following it.
    else if (!follows && row.seq === last.seq + 1 && !isDoubtful) problems.row('rehashed', row.seq);
    for (const { head: witness, where } of witnesses) {
      if (isWhole && witness.seq === row.seq && !witness.rowHash.equals(row.row_hash))
        problems.head(row.seq, `row ${row.seq} is another than ${where} says: the chain was built anew`);
    }
    isDoubtful = !isWhole;
    last = { seq: row.seq, rowHash: row.row_hash };
    until = row.at_text;
    rows += 1;
  }
  const end = Math.max(0, ...witnesses.map((witness) => witness.head.seq));
  if (last.seq < end) problems.row('missing', last.seq + 1, end);
  // What was chained while we read has moved the head along.
  const signed = (await readHead(db))?.seq ?? 0;
  if (last.seq > signed) problems.row('added', signed + 1, last.seq);
  return { rows, until, head: last, problems: problems.found };
}

async function findWitnesses(
  db: Db,
  files: Files,
  secretKeys: Keys,
  head: StoredHead | null,
  kept: readonly ChainHead[],
  complain: (seq: number, text: string) => void,
): Promise<Witness[]> {
  const witnesses: Witness[] = kept.map((one) => ({ where: 'the head kept elsewhere', head: one }));
  const first = await db.selectFrom('audit_trail').select('seq').limit(1).executeTakeFirst();
  if (!head && first) complain(0, 'the signed head is missing');
  else if (head && isSignedHead(secretKeys, head, head.signature)) witnesses.push({ where: 'the signed head', head });
  else if (head) complain(head.seq, 'the head is not signed with this SECRET_KEY: forged, or signed with another');
  const aside = await readHeadAside(files, secretKeys);
  if (aside === 'forged') complain(0, 'the copy of the head among the files is not signed with this SECRET_KEY');
  else if (aside) witnesses.push({ where: 'the copy of the head among the files', head: aside });
  return witnesses;
}

/** Keeps the outcome, which the screen of the trail shows. */
export async function keepVerification(db: Db, { rows, until, problems }: Verification): Promise<void> {
  await db
    .insertInto('audit_verifications')
    .values({ id: randomUUID(), rows, until_at: until ? new Date(until) : null, problems: problems.length })
    .execute();
}
