import { setTimeout as sleep } from 'node:timers/promises';
import { keyIdOf } from '../../lib/seal.ts';
import { signHeadAnew } from '../audit/sign-head-anew.ts';
import { resealStored } from '../files/reseal-stored.ts';
import { countOlder, resealColumn, type UnreadableValue } from './reseal-column.ts';
import type { OnProgress, ResealDeps } from './reseal-deps.ts';
import { resealFiles } from './reseal-files.ts';
import { hasOlderKey, type OlderKeys, retireKeys, waitUntilIdle } from './retire-keys.ts';
import { sealedColumns } from './sealed-columns.ts';

export interface ResealResult {
  readonly values: number;
  readonly files: number;
  readonly unreadable: readonly UnreadableValue[];
  /** Rows that somebody held locked all the time. */
  readonly locked: number;
  /** The end of the audit trail is signed with a key that is known. */
  readonly isHeadSigned: boolean;
  /** Keys that another process still has in front: nothing was given up. */
  readonly stillInFront: OlderKeys;
  /** Nothing in the database needs these any more. */
  readonly retired: OlderKeys;
}

const ROUNDS = 20;
const PAUSE_MS = 250;

async function resealColumns({ db, seal }: ResealDeps, newest: Buffer, onProgress: OnProgress) {
  const unreadable: UnreadableValue[] = [];
  let values = 0;
  let locked = 0;
  for (const column of sealedColumns) {
    const total = await countOlder(db, column, newest);
    for (let round = 1, done = 0; total > 0; round++) {
      const before = done;
      const result = await resealColumn(db, seal, column, newest, (resealed) =>
        onProgress(`${column.table}.${column.column}`, before + resealed, total),
      );
      done += result.resealed;
      if (result.passedOver > 0 && round < ROUNDS) {
        await sleep(PAUSE_MS);
        continue;
      }
      values += done;
      locked += result.passedOver;
      unreadable.push(...result.unreadable);
      break;
    }
  }
  return { values, locked, unreadable };
}

/**
 * Seals with the newest DATA_KEY, and signs with the newest SECRET_KEY, all that older ones have sealed and signed. Runs
 * beside the portal; a run that was killed is finished by the next one. Older keys are given up when nothing is left of
 * them and no process has one in front.
 * @param patienceMs how long a process may be silent before it counts as gone
 */
export async function resealAll(deps: ResealDeps, onProgress: OnProgress, patienceMs?: number): Promise<ResealResult> {
  const { db, files, keys } = deps;
  const newest = keyIdOf(keys.dataKeys[0]);
  const first = await resealColumns(deps, newest, onProgress);
  const isRotated = first.values > 0 || first.unreadable.length > 0 || (await hasOlderKey(db, keys, 'data'));
  const ofStored = (done: number, total: number) => onProgress('stored files', done, total);
  const stored = await resealStored(deps, newest, ofStored);
  const printed = isRotated ? await resealFiles(deps, newest, onProgress) : 0;
  const isHeadSigned = await signHeadAnew(db, files, keys.secretKeys);
  const stillInFront = await waitUntilIdle(db, keys, onProgress, patienceMs);
  // What a process that has ended meanwhile had sealed after we had passed.
  const last = await resealColumns(deps, newest, onProgress);
  const lastStored = await resealStored(deps, newest, ofStored);
  const unreadable = [...last.unreadable, ...lastStored.unreadable];
  const isDone = last.locked === 0 && stillInFront.length === 0;
  return {
    values: first.values + last.values,
    files: printed + stored.resealed + lastStored.resealed,
    unreadable,
    locked: last.locked,
    isHeadSigned,
    stillInFront,
    retired: isDone
      ? await retireKeys(db, keys, { needed: unreadable.map(({ keyId }) => keyId), isHeadSigned, patienceMs })
      : [],
  };
}
