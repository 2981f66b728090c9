import type { Config } from '../config.ts';
import type { Reply, Request } from './fastify.ts';

const COOKIE = 'og_session';
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export interface GivenToken {
  readonly token: string;
  /** Sent by the browser by itself: then it must be our own page that asks. */
  readonly byCookie: boolean;
}

/** The session's token that a request carries: a bearer token before the cookie. */
export function givenToken(request: Request): GivenToken | undefined {
  const { authorization } = request.headers;
  if (authorization?.startsWith('Bearer ')) {
    const token = authorization.slice(7).trim();
    return TOKEN.test(token) ? { token, byCookie: false } : undefined;
  }
  const token = request.cookies?.[COOKIE];
  return token && TOKEN.test(token) ? { token, byCookie: true } : undefined;
}

const attributes = ({ publicUrl }: Pick<Config, 'publicUrl'>) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: publicUrl.startsWith('https:'),
});

/** Gives the browser its session, until it is closed; the server's own limits end it before. */
export function giveSession(reply: Reply, token: string, config: Pick<Config, 'publicUrl'>): void {
  reply.setCookie(COOKIE, token, attributes(config));
}

export function takeSession(reply: Reply, config: Pick<Config, 'publicUrl'>): void {
  reply.clearCookie(COOKIE, attributes(config));
}
