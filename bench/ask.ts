import { randomUUID } from 'node:crypto';
import { type AnswerOf, type BodyOf, type Call, schemaOf } from '@onegi/contract/call';
import type { Shape } from '@onegi/contract/shape';

/** A user who is signed in at a server. */
export interface Asker {
  readonly url: string;
  readonly token: string;
}

/** One call of the contract, as the pages make it. */
export async function ask<C extends Call>({ url, token }: Asker, declared: C, body: BodyOf<C>): Promise<AnswerOf<C>> {
  const answer = await fetch(`${url}/api${declared.path}`, {
    method: declared.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify((declared.body as Shape).codec.encode(body as never)),
  });
  if (!answer.ok) throw new Error(`${declared.path} answered ${answer.status}: ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: unknown };
  return schemaOf(declared.answer).decode(data as never) as AnswerOf<C>;
}
