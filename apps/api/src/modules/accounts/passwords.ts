import { createHash, randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { AppError } from '../../http/app-error.ts';
import { limitConcurrency } from '../../lib/limit-concurrency.ts';

/** OWASP's smallest argon2id: 19 MiB, two passes. One takes some 20 ms of a processor. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const MOST_WAITING = 1_000;

/** Eight megabytes of memory that a server without logins need not hold. */
const argon2 = () => import('@node-rs/argon2');

// Beside the event loop, leaving it a processor; and never on every thread: files are read on the same ones.
const AT_ONCE = Math.max(1, Math.min(availableParallelism() - 1, 2));
const inTurn = limitConcurrency(AT_ONCE, MOST_WAITING, () => new AppError('server.busy'));

/** Verified in the place of a password that is not there, so that nobody's absence is quicker than a wrong password. */
let nobodys: Promise<string> | undefined;

/** The upper-case MD5 that stands for a password on the wire, and is what we hash. */
export function digestOf(password: string): string {
  return createHash('md5').update(password, 'utf8').digest('hex').toUpperCase();
}

/** What is kept of a password. */
export function hashPassword(digest: string): Promise<string> {
  return inTurn(async () => (await argon2()).hash(digest, COST));
}

/** Whether this is the password; for a missing one (null) it takes as long and is never so. */
export async function isPassword(kept: string | null, digest: string): Promise<boolean> {
  nobodys ??= hashPassword(digestOf('nobody has this one'));
  const against = kept ?? (await nobodys);
  const fits = await inTurn(async () => (await argon2()).verify(against, digest));
  return fits && kept !== null;
}

// No letter or digit that looks like another.
const UPPER = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const LOWER = 'abcdefghijkmnpqrstuvwxyz';
const DIGITS = '23456789';
const TEMPORARY_LENGTH = 12;

const drawn = (letters: string) => letters.charAt(randomInt(letters.length));

/** A random password that obeys the rule for passwords: some 68 bits. */
export function drawTemporaryPassword(): string {
  for (;;) {
    const word = Array.from({ length: TEMPORARY_LENGTH }, () => drawn(UPPER + LOWER + DIGITS)).join('');
    if (/[A-Z]/.test(word) && /[a-z]/.test(word) && /\d/.test(word)) return word;
  }
}

/** Six random digits. */
export const drawCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');
