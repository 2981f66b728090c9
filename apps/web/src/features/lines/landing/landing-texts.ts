import type { Locale } from '../../../lib/locale-path.ts';

/** The texts of every line's landing page below its form. */
export const landingTexts = (locale: Locale) =>
  locale === 'en'
    ? [
        import('@onegi/messages/en/landing-page'),
        import('@onegi/messages/en/line-names'),
        import('@onegi/messages/en/guides'),
      ]
    : [
        import('@onegi/messages/zh-Hant/landing-page'),
        import('@onegi/messages/zh-Hant/line-names'),
        import('@onegi/messages/zh-Hant/guides'),
      ];
