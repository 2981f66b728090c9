import { useTranslations } from 'use-intl';
import { type LegalKind, LegalSections } from '../company/legal-sections.tsx';

/** A legal text in a dialog of the login page: the same that stands on its page. */
export function LegalDialogText({ kind }: { kind: LegalKind }) {
  const t = useTranslations(kind as 'privacyPolicy');
  return (
    <>
      <p className="mt-xs">{t('lead')}</p>
      <div className="prose stack small gap-md mt-md">
        <LegalSections kind={kind} level={3} />
      </div>
    </>
  );
}
