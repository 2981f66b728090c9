import type { AnswerOf, Call } from '@onegi/contract/call';
import { useContext, useEffect, useState } from 'react';
import { callApi, type InputOf } from './api.ts';
import { answerKey, ShownAnswers } from './shown-answers.ts';

/**
 * The answer that a still part is made with: the server's where it makes the page; a browser that comes here by a move
 * within the app asks for it.
 * @returns undefined until there is one, and where there will be none
 */
export function useShownAnswer<C extends Call>(call: C, input: InputOf<C>): AnswerOf<C> | undefined {
  const found = useContext(ShownAnswers)?.get(answerKey(call.name, input)) as AnswerOf<C> | undefined;
  const [asked, setAsked] = useState<AnswerOf<C>>();
  const key = answerKey(call.name, input);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for call and input
  useEffect(() => {
    const leaving = new AbortController();
    callApi(call, input, { signal: leaving.signal })
      .then((answer) => leaving.signal.aborted || setAsked(() => answer))
      // What is missing here is an example: the lists themselves say everything.
      .catch(() => {});
    return () => leaving.abort();
  }, [key]);

  return found ?? asked;
}
