import type { Call } from '@onegi/contract/call';
import type { LoaderFunctionArgs } from 'react-router';
import { callApi, type InputOf } from './api.ts';
import { answerKey } from './shown-answers.ts';
import { visitContext } from './visit-context.ts';

/** Asks the API, and keeps the answer for the parts of the page that are made with it. */
type Ask = <C extends Call>(call: C, input: InputOf<C>) => Promise<void>;

/**
 * The loader of a page whose still parts are made with answers of the API. They do not travel with the page: what was made
 * of them does. A page built beforehand is made without them.
 */
export function answeringParts(ask: (ask: Ask, args: LoaderFunctionArgs) => Promise<unknown>) {
  return async (args: LoaderFunctionArgs): Promise<null> => {
    const visit = args.context.get(visitContext);
    if (visit) {
      await ask(async (call, input) => {
        visit.answers.set(answerKey(call.name, input), await callApi(call, input, { fetch: visit.fetch }));
      }, args);
    }
    return null;
  };
}
