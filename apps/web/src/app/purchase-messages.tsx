import { type DehydratedState, HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useMatches } from 'react-router';
import type { AbstractIntlMessages } from 'use-intl';
import { MoreMessages } from '../components/more-messages.tsx';
import { newQueryClient, queryClient } from '../lib/queries.ts';
import { useHydrated } from '../lib/use-hydrated.ts';

/**
 * The ground of every page that works with the API: its texts, its queries, and the answers that the server rendered it
 * with. Landing pages load none of it.
 */
export function PurchaseMessages({ messages }: { messages: AbstractIntlMessages }) {
  const [client] = useState(() => (import.meta.env.SSR ? newQueryClient() : queryClient));
  const page = useMatches().at(-1);
  const answers = page?.loaderData as DehydratedState | null | undefined;
  const hydrated = useHydrated();
  // One file stands for all addresses of a page with parameters: what it shows waits for the visit's own.
  const isForAnyAddress = !answers && !hydrated && Object.keys(page?.params ?? {}).length > 0;
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={answers}>
        {isForAnyAddress ? <div className="page-fallback" aria-busy="true" /> : <MoreMessages messages={messages} />}
      </HydrationBoundary>
    </QueryClientProvider>
  );
}
