import { type ReactNode, useEffect } from 'react';
import { type AbstractIntlMessages, IntlProvider } from 'use-intl';
import { hongKong } from '../lib/dates.ts';
import { htmlLang, type Locale } from '../lib/locale-path.ts';
import { NoticeHost } from './notice-host.tsx';

interface Props {
  locale: Locale;
  messages: AbstractIntlMessages;
  children: ReactNode;
}

export function Providers({ locale, messages, children }: Props) {
  useEffect(() => {
    document.documentElement.lang = htmlLang[locale];
  }, [locale]);
  return (
    <IntlProvider locale={locale} messages={messages} timeZone={hongKong}>
      {children}
      <NoticeHost />
    </IntlProvider>
  );
}
