import type { AnswerOf, Call } from '@onegi/contract/call';
import { type DehydratedState, dehydrate, QueryClient } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { callApi, type InputOf } from './api.ts';
import { queryOf } from './queries.ts';
import { useHydrated } from './use-hydrated.ts';
import { visitContext } from './visit-context.ts';

/** Asks the API and keeps the answer for the page; undefined when it was refused, which the page's own script finds out. */
export type Ask = <C extends Call>(call: C, input: InputOf<C>) => Promise<AnswerOf<C> | undefined>;

/**
 * The loader of a page that the server renders: its queries are answered before it is rendered, and travel with it.
 * @returns null for a page that is built beforehand, which knows neither its visit nor its address
 */
export function answering(
  ask: (ask: Ask, visited: { address: URLSearchParams; args: LoaderFunctionArgs }) => Promise<unknown>,
) {
  return async (args: LoaderFunctionArgs): Promise<DehydratedState | null> => {
    const visit = args.context.get(visitContext);
    if (!visit) return null;
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const askOne: Ask = (call, input) =>
      client
        .fetchQuery({ ...queryOf(call, input), queryFn: () => callApi(call, input, { fetch: visit.fetch }) })
        .catch(() => undefined) as ReturnType<typeof askOne<typeof call>>;
    await ask(askOne, { address: new URL(args.request.url).searchParams, args });
    return dehydrate(client);
  };
}

/** Within the app pages ask for themselves, as their queries are kept: nothing is rendered for a move. */
export const clientLoader = () => null;

/**
 * Whether a page may look at its address: not while a page that was built beforehand, for no address, is taken over.
 */
export function useAddressKnown(): boolean {
  const wasRendered = useLoaderData<DehydratedState | null>() !== null;
  return useHydrated() || wasRendered;
}
