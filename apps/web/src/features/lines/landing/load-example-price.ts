import { withTexts } from '../../../components/with-texts.tsx';
import type { Locale } from '../../../lib/locale-path.ts';

/** The example price of a line, as a still part. */
export const loadExamplePrice = (locale: Locale) =>
  withTexts(
    import('./example-price.tsx').then(({ ExamplePrice }) => ExamplePrice),
    [locale === 'en' ? import('@onegi/messages/en/landing-page') : import('@onegi/messages/zh-Hant/landing-page')],
  );
