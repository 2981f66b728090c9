import type { Db, Tx } from '../../db/database.ts';
import { keyIdOf } from '../../lib/seal.ts';
import { StartError } from '../../start-error.ts';
import { givenKey, givenKeys, type KeyConfig, type KeyInUse, keysInUse, openCheck } from './keys-in-use.ts';
import type { KeyUse } from './tables.ts';

const words = {
  data: { variable: 'DATA_KEY', done: 'sealed', way: '' },
  secret: {
    variable: 'SECRET_KEY',
    done: 'signed',
    way: '; if it is lost, run npm run audit:verify -- --reseal with the new one',
  },
} as const;

const EVERY_USE: readonly KeyUse[] = ['data', 'secret'];

function isAltered(keys: KeyConfig, used: KeyInUse): boolean {
  const key = givenKey(keys, used);
  if (!key || !used.check) return false;
  try {
    openCheck(used.use, key, used.check);
    return false;
  } catch {
    return true;
  }
}

function problemOf(use: KeyUse, inUse: readonly KeyInUse[], keys: KeyConfig): string | null {
  const used = inUse.filter((one) => one.use === use);
  const isGiven = (one: KeyInUse) => givenKey(keys, one) !== undefined;
  const { variable, done, way } = words[use];
  if (used.some((one) => isAltered(keys, one))) {
    return `The keyring of this database was altered: its row of ${variable} does not open with that key.`;
  }
  if (used.every(isGiven)) return null;
  if (used.some(isGiven)) {
    const [newest] = used.slice(-1);
    return newest && isGiven(newest)
      ? `What was ${done} with another ${variable} is still there: put the older key behind the new one (${variable}=new,older) until npm run keys:reseal has been through.`
      : `This database is ${done} with a newer ${variable} too: put the newer one in front (${variable}=newer,this).`;
  }
  const [other] = givenKeys(keys, use === 'data' ? 'secret' : 'data');
  if (used.some(({ keyId }) => keyId.equals(keyIdOf(other)))) {
    return 'SECRET_KEY and DATA_KEY have changed places: each holds the key of the other.';
  }
  return `${variable} is not the key that ${done} this database: give that one, or put it behind a new one (${variable}=new,older)${way}.`;
}

/** What is wrong with keys for what is in the database, in a sentence for the operator; null when they are right. */
export function judgeKeys(inUse: readonly KeyInUse[], keys: KeyConfig, uses = EVERY_USE): string | null {
  for (const use of uses) {
    const problem = problemOf(use, inUse, keys);
    if (problem) return problem;
  }
  return null;
}

/**
 * Whether the keys are those of the database. Writes nothing, and works on a database of any version.
 * @returns a sentence for the operator, or null
 */
export async function findKeyProblem(db: Db | Tx, keys: KeyConfig): Promise<string | null> {
  return judgeKeys(await keysInUse(db, keys), keys);
}

/** @throws StartError when the keys are not those of the database */
export async function requireKeys(db: Db, keys: KeyConfig, uses = EVERY_USE): Promise<void> {
  const problem = judgeKeys(await keysInUse(db, keys), keys, uses);
  if (problem) throw new StartError(problem);
}
