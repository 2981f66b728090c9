import type { ComponentType } from 'react';
import { withTexts } from '../../components/with-texts.tsx';
import type { Locale } from '../../lib/locale-path.ts';
import type { LegalKind } from '../company/legal-sections.tsx';

type LegalText = ComponentType<{ kind: LegalKind }>;

/** The texts of the dialogs, loaded when one is opened. Without a connection the dialog's link to the page remains. */
export const loadLegal = (locale: Locale) => (): Promise<{ default: LegalText }> =>
  withTexts(
    import('./legal-dialog-text.tsx').then(({ LegalDialogText }) => LegalDialogText),
    locale === 'en'
      ? [
          import('@onegi/messages/en/collection-statement'),
          import('@onegi/messages/en/legal'),
          import('@onegi/messages/en/privacy-policy'),
          import('@onegi/messages/en/terms-of-use'),
        ]
      : [
          import('@onegi/messages/zh-Hant/collection-statement'),
          import('@onegi/messages/zh-Hant/legal'),
          import('@onegi/messages/zh-Hant/privacy-policy'),
          import('@onegi/messages/zh-Hant/terms-of-use'),
        ],
  ).catch(() => ({ default: () => null }));
