import { createHash, randomBytes } from 'node:crypto';

/** The secret of a link: 192 random bits, which stand in the mail alone. */
export const newToken = (): string => randomBytes(24).toString('base64url');

/** What is kept of a token. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();
