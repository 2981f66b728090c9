import { type DehydratedState, HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useMatches } from 'react-router';
import { newQueryClient, queryClient } from '../lib/queries.ts';

/** What the server rendered the page with, if it was. */
export const usePageAnswers = () => useMatches().at(-1)?.loaderData as DehydratedState | null | undefined;

/**
 * For what asks the server: the queries, and the answers that the page was rendered with. The frame stands before the page
 * and has them too: a query that it had begun without them would hide them from the page.
 */
export function PageAnswers({ children }: { children: ReactNode }) {
  const [client] = useState(() => (import.meta.env.SSR ? newQueryClient() : queryClient));
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={usePageAnswers()}>{children}</HydrationBoundary>
    </QueryClientProvider>
  );
}
