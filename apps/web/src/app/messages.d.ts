import type { AllMessages } from '@onegi/messages';
import type { Locale } from '../lib/locale-path.ts';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: AllMessages;
  }
}

declare global {
  const __PUBLIC_URL__: string;
}
