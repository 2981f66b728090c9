import type { ListedProof, proofList, ShownProof } from '@onegi/contract/calls/ledger/proofs';
import type { AskedOf } from '@onegi/contract/list';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { byKeys } from '../../lists/by-keys.ts';
import type { Key } from '../../lists/page-of.ts';
import { accounts } from './accounts.ts';
import type { ProofFigures, ProofProblem } from './proof/proof.ts';

/** The daily proofs of the days that were asked for. */
export function listedProofs({ db }: Pick<Deps, 'db'>, { from, until, result }: AskedOf<typeof proofList>) {
  let fitting = db.selectFrom('ledger_proofs');
  if (from) fitting = fitting.where('day', '>=', from);
  if (until) fitting = fitting.where('day', '<=', until);
  if (result) fitting = fitting.where(sql`jsonb_array_length(problems)`, result === 'proved' ? '=' : '>', 0);
  return {
    fitting,
    key: 'day',
    sorts: { day: 'day' },
    read: async (days: readonly Key[]): Promise<ListedProof[]> => {
      const rows = await db
        .selectFrom('ledger_proofs')
        .selectAll()
        .where('day', 'in', days as string[])
        .execute();
      return byKeys(days, rows, ({ day }) => day).map((row) => {
        const { turnover, clientBank, clientClearing, held } = row.figures as unknown as ProofFigures;
        const problemCount = row.problems.length;
        return {
          day: row.day,
          result: problemCount === 0 ? 'proved' : 'notProved',
          entryCount: row.entries,
          problemCount,
          turnoverCents: turnover,
          clientBankCents: clientBank,
          clientClearingCents: clientClearing,
          heldCents: held,
          provedAt: row.proved_at.toISOString(),
        };
      });
    },
  };
}

/** What was proved of a day. @throws AppError ledger.notProved */
export async function readProof({ db }: Pick<Deps, 'db'>, day: string): Promise<ShownProof> {
  const row = await db.selectFrom('ledger_proofs').selectAll().where('day', '=', day).executeTakeFirst();
  if (!row) throw new AppError('ledger.notProved');
  const figures = row.figures as unknown as ProofFigures;
  return {
    day: row.day,
    provedAt: row.proved_at.toISOString(),
    entryCount: row.entries,
    turnoverCents: figures.turnover,
    heldCents: figures.held,
    proofHash: row.proof_hash.toString('hex'),
    balances: accounts.map((account) => ({ account, amountCents: figures[account] ?? 0 })),
    problems: (row.problems as readonly ProofProblem[]).map(({ id, name, ...problem }) => ({
      ...problem,
      subjectId: id,
      subjectName: name,
    })),
  };
}
