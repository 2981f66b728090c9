import type { AnswerOf, Call } from '@onegi/contract/call';
import { QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi, type InputOf } from './api.ts';
import { ApiError } from './api-error.ts';

/** Trying again helps when the server was busy or out of reach, never when it refused. */
function worthRetrying(failures: number, error: unknown): boolean {
  return failures < 2 && (!(error instanceof ApiError) || error.status === 0 || error.status >= 500);
}

/** Each page that a server renders has answers of its own: no visit ever sees another's. */
export const newQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: 60_000, retry: worthRetrying, refetchOnWindowFocus: false } },
  });

/** The browser's own, for as long as its page stays open. */
export const queryClient = newQueryClient();

/** Query of a call: `useQuery(queryOf(planTravel, { body: search }))`. */
export function queryOf<C extends Call>(call: C, input: InputOf<C>) {
  return queryOptions<AnswerOf<C>, ApiError>({
    queryKey: [call.name, input],
    queryFn: ({ signal }) => callApi(call, input, { signal }),
  });
}
