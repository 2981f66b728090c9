import { type ReactNode, useMemo } from 'react';
import { Outlet } from 'react-router';
import { type AbstractIntlMessages, IntlProvider, useLocale, useMessages } from 'use-intl';
import { hongKong } from '../lib/dates.ts';

interface Props {
  messages: AbstractIntlMessages;
  children: ReactNode;
}

/** Adds texts to those that are there, for what is inside. */
export function WithMessages({ messages, children }: Props) {
  const locale = useLocale();
  const base = useMessages();
  const all = useMemo(() => ({ ...base, ...messages }), [base, messages]);
  return (
    <IntlProvider locale={locale} messages={all} timeZone={hongKong}>
      {children}
    </IntlProvider>
  );
}

/** Adds a bundle's texts to those of the language layout, for the pages below it. */
export function MoreMessages({ messages }: Omit<Props, 'children'>) {
  return (
    <WithMessages messages={messages}>
      <Outlet />
    </WithMessages>
  );
}
