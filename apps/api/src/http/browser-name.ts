import { createHash, randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Reply, Request } from './fastify.ts';

const COOKIE = 'og_browser';
const YEAR_SECONDS = 31_536_000;

/** The random name that a browser was given; undefined while it has none. */
export function knownBrowser(request: Request): string | undefined {
  const name = request.cookies[COOKIE];
  return name && /^[A-Za-z0-9_-]{32}$/.test(name) ? name : undefined;
}

/** The random name of a browser, which its recent searches and requests are kept under. */
export function browserName(request: Request, reply: Reply, { publicUrl }: Pick<Config, 'publicUrl'>): string {
  const known = knownBrowser(request);
  if (known) return known;
  const name = randomBytes(24).toString('base64url');
  reply.setCookie(COOKIE, name, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
    maxAge: YEAR_SECONDS,
  });
  return name;
}

/** What of a browser's name is kept: reading the database gives nobody another's cookie. */
export const browserHash = (name: string): Buffer => createHash('sha256').update(name).digest();
