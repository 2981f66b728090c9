import { Outlet, useLocation } from 'react-router';
import type { AbstractIntlMessages } from 'use-intl';
import { localeOf } from '../lib/locale-path.ts';
import { Providers } from './providers.tsx';
import { Shell } from './shell.tsx';

/** The frame of all pages in a language, with the texts that every page has. */
export function LanguageFrame({ messages }: { messages: AbstractIntlMessages }) {
  return (
    <Providers locale={localeOf(useLocation().pathname)} messages={messages}>
      <Shell>
        <Outlet />
      </Shell>
    </Providers>
  );
}
