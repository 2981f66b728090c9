import { QueryClientProvider } from '@tanstack/react-query';
import type { AbstractIntlMessages } from 'use-intl';
import { MoreMessages } from '../components/more-messages.tsx';
import { queryClient } from '../lib/queries.ts';

/** The ground of every page that works with the API: its texts and its queries. Landing pages load neither. */
export function PurchaseMessages({ messages }: { messages: AbstractIntlMessages }) {
  return (
    <QueryClientProvider client={queryClient}>
      <MoreMessages messages={messages} />
    </QueryClientProvider>
  );
}
