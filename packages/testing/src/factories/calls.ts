import { type AnswerOf, type Call, schemaOf } from '@onegi/contract/call';
import type { Shape } from '@onegi/contract/shape';
import type { TestApp } from '../app.ts';
import { ownPage, type SignedIn } from './accounts.ts';
import { type Answer, call } from './purchases.ts';

/** What a call answers in words of the domain; undefined where it refused. */
export interface Outcome<T> extends Omit<Answer, 'data'> {
  readonly data: T | undefined;
}

/** What goes with a call: a body and parts of the path in words of the domain, a query as the address has it. */
interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly key?: string;
}

/** A part of a request as it is sent, from words of the domain. */
export const encoded = (declared: Call, part: 'body' | 'query' | 'params', value: object): Record<string, string> =>
  (declared[part] as Shape).codec.encode(value as never) as Record<string, string>;

/** Calls as a user. */
export async function callAs<C extends Call>(
  shop: TestApp,
  declared: C,
  user: Pick<SignedIn, 'browser'>,
  { params, query, body, key }: Sent = {},
): Promise<Outcome<AnswerOf<C>>> {
  let path = declared.path;
  for (const [name, value] of Object.entries(params ? encoded(declared, 'params', params) : {}))
    path = path.replace(`{${name}}`, encodeURIComponent(value));
  const search = query ? `?${new URLSearchParams(query)}` : '';
  const headers = { ...user.browser, ...(key ? { 'idempotency-key': key } : {}) };
  const sent = body && encoded(declared, 'body', body);
  const { data, ...rest } = await call(shop, declared.method, `${path}${search}`, sent, headers);
  const answer = data === null || data === undefined ? undefined : schemaOf(declared.answer).decode(data as never);
  return { ...rest, data: answer as AnswerOf<C> | undefined };
}

/** What was answered, where nothing may have been refused. */
export function granted<T>({ data, code, fieldTexts }: Outcome<T>): T {
  if (data === undefined) throw new Error(`Refused: ${code} ${JSON.stringify(fieldTexts)}`);
  return data;
}

/** Calls by its path, in the wire's words, where nothing may be refused. */
export async function mustCall(
  shop: TestApp,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body: object | undefined,
  user?: Pick<SignedIn, 'browser'>,
) {
  const { status, data, code, fields } = await call(shop, method, path, body, user?.browser ?? ownPage);
  if (status !== 200) throw new Error(`${path} was answered ${status} ${code} ${fields}`);
  return data;
}
