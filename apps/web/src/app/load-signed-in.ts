import { withTexts } from '../components/with-texts.tsx';
import type { Locale } from '../lib/locale-path.ts';

/** A step of its own: what names the many files of this part is not loaded by visitors either. */
export const loadSignedIn = (locale: Locale) =>
  withTexts(
    import('./signed-in.tsx').then(({ SignedIn }) => SignedIn),
    [locale === 'en' ? import('@onegi/messages/en/account-bar') : import('@onegi/messages/zh-Hant/account-bar')],
  );
