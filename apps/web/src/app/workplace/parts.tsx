import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import type { AbstractIntlMessages } from 'use-intl';
import { WithMessages } from '../../components/more-messages.tsx';
import { newQueryClient, queryClient } from '../../lib/queries.ts';
import { Account } from './account.tsx';
import { Foot } from './foot.tsx';
import { Top } from './top.tsx';
import type { Workplace } from './workplace.ts';

/** The parts stand beside the page, not around it: each brings its texts and what asks the server. */
function standing<Props extends object>(Part: ComponentType<Props>, messages: AbstractIntlMessages) {
  return function Standing(props: Props) {
    const [client] = useState(() => (import.meta.env.SSR ? newQueryClient() : queryClient));
    return (
      <QueryClientProvider client={client}>
        <WithMessages messages={messages}>
          <Part {...props} />
        </WithMessages>
      </QueryClientProvider>
    );
  };
}

export const partsWith = (messages: AbstractIntlMessages): Workplace => ({
  Top: standing(Top, messages),
  Foot: standing(Foot, messages),
  Account: standing(Account, messages),
});
