import type { AnswerOf, Call } from '@onegi/contract/call';
import { useRef } from 'react';
import { callWithMessage, type InputOf } from '../../lib/api.ts';
import { newIdempotencyKey } from '../../lib/idempotency-key.ts';

/** What a call answered, and what the server says about it in the page's language. */
export type Sent<C extends Call> = Promise<{ readonly answer: AnswerOf<C>; readonly message: string }>;

/** Sends a call under one key per contents: sent again after a lost answer, it has no second effect. */
export function useSendOnce<C extends Call>(call: C): (input: InputOf<C>) => Sent<C> {
  const sent = useRef({ contents: '', key: '' });
  return async (input) => {
    const contents = JSON.stringify(input);
    if (sent.current.contents !== contents) sent.current = { contents, key: newIdempotencyKey() };
    const answered = await callWithMessage(call, input, { idempotencyKey: sent.current.key });
    sent.current = { contents: '', key: '' };
    return answered;
  };
}
