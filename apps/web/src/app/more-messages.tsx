import { useMemo } from 'react';
import { Outlet } from 'react-router';
import { type AbstractIntlMessages, IntlProvider, useLocale, useMessages } from 'use-intl';
import { hongKong } from '../lib/dates.ts';

/** Adds a bundle's texts to those of the language layout, for the pages below it. */
export function MoreMessages({ messages }: { messages: AbstractIntlMessages }) {
  const locale = useLocale();
  const base = useMessages();
  const all = useMemo(() => ({ ...base, ...messages }), [base, messages]);
  return (
    <IntlProvider locale={locale} messages={all} timeZone={hongKong}>
      <Outlet />
    </IntlProvider>
  );
}
