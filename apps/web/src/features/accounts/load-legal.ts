import type { ComponentType } from 'react';
import type { Locale } from '../../lib/locale-path.ts';
import type { LegalKind } from '../company/legal-sections.tsx';

type LegalText = ComponentType<{ kind: LegalKind }>;

/** The texts of the dialogs, loaded when one is opened. Without a connection the dialog's link to the page remains. */
export const loadLegal = (locale: Locale) => (): Promise<{ default: LegalText }> =>
  (locale === 'en' ? import('./legal-dialog-english.tsx') : import('./legal-dialog-chinese.tsx')).catch(() => ({
    default: () => null,
  }));
