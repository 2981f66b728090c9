import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../../../lib/keys.ts';
import { accounts } from '../accounts.ts';
import type { BankPosition, DayExamined } from './proof.ts';

/** What stands before the first proof. */
export const beginning = Buffer.alloc(32);

const figureNames = [...accounts, 'turnover', 'held', 'lent'] as const;

/** In one order, whatever the database makes of an object's. */
const bankValues = (position: BankPosition | null) =>
  position && [
    position.day,
    position.bankCents,
    position.ledgerCents,
    position.open.map(({ id, kind, name, day, cents }) => [id, kind, name, day, cents]),
  ];

/** sha256 over a proof and the one before it. */
export function proofHash({ day, entries, figures, problems, entriesHash }: DayExamined, previous: Buffer): Buffer {
  const values = [
    1,
    day,
    entries,
    figureNames.map((name) => figures[name]),
    bankValues(figures.bankStatement ?? null),
    problems.map((one) => [one.equation, one.subject, one.id, one.name, one.expectedCents, one.foundCents]),
    entriesHash.toString('hex'),
    previous.toString('hex'),
  ];
  return createHash('sha256').update(JSON.stringify(values)).digest();
}

function signatureOf(secretKey: Buffer, hash: Buffer): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'onegi ledger proof', 32));
  return createHmac('sha256', key).update(hash).digest();
}

/** Signs a proof with a key derived from the newest of the application's. */
export const signProof = ([newest]: Keys, hash: Buffer): Buffer => signatureOf(newest, hash);

/** Whether one of the keys has signed it. */
export const isSignedProof = (secretKeys: readonly Buffer[], hash: Buffer, signature: Buffer): boolean =>
  secretKeys.some((key) => {
    const right = signatureOf(key, hash);
    return signature.length === right.length && timingSafeEqual(signature, right);
  });
