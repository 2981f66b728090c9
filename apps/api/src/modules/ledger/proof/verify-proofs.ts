import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../../db/database.ts';
import type { Keys } from '../../../lib/keys.ts';
import { examineDay, noFigures } from './examine-day.ts';
import type { DayExamined, ProofFigures, ProofProblem } from './proof.ts';
import { beginning, isSignedProof, proofHash } from './sign-proof.ts';

/** What a day comes to when it is asked again. */
export interface DayVerified extends DayExamined {
  /** Why the stored proof is not what it was: empty where all is as it was. */
  readonly differences: readonly ('figures' | 'entries' | 'chain' | 'signature')[];
}

interface Expected {
  readonly figures: ProofFigures;
  readonly hash: Buffer;
}

/**
 * Goes through every day that was proved, computes it again and compares it with what was written down.
 * @yields each day in its order
 */
export async function* verifyProofs(db: Db, secretKeys: Keys): AsyncGenerator<DayVerified> {
  let expected: Expected = { figures: noFigures, hash: beginning };
  let last = '';
  for (;;) {
    const proof = await db
      .selectFrom('ledger_proofs')
      .selectAll()
      .where('day', '>', last === '' ? '-infinity' : last)
      .orderBy('day')
      .executeTakeFirst();
    if (!proof) return;
    last = proof.day;
    const examined = await examineDay(db, proof.day, expected.figures);
    const stored = proof.figures as unknown as ProofFigures;
    const written = {
      day: proof.day,
      entries: proof.entries,
      figures: stored,
      problems: proof.problems as readonly ProofProblem[],
      entriesHash: proof.entries_hash,
    };
    const isChained =
      proof.previous_hash.equals(expected.hash) && proof.proof_hash.equals(proofHash(written, proof.previous_hash));
    const differences = [
      ...(isDeepStrictEqual(stored, examined.figures) ? [] : (['figures'] as const)),
      ...(proof.entries_hash.equals(examined.entriesHash) && proof.entries === examined.entries
        ? []
        : (['entries'] as const)),
      ...(isChained ? [] : (['chain'] as const)),
      ...(isSignedProof(secretKeys, proof.proof_hash, proof.signature) ? [] : (['signature'] as const)),
    ];
    yield { ...examined, differences };
    expected = { figures: stored, hash: proof.proof_hash };
  }
}
