import type { MadeDocument } from '@onegi/contract/calls/policies/policy-shapes';
import { useLocale, useTranslations } from 'use-intl';
import { fileUrl } from '../../lib/file-url.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import classes from './policies.module.css';

/** Documents that the portal has made, each a link that opens it. */
export function MadeDocuments({ documents }: { documents: readonly MadeDocument[] }) {
  const t = useTranslations('policyPage.general');
  const locale = useLocale();
  const pick = useInLanguage();
  return (
    <ul className={`flex wrap ${classes.made}`}>
      {documents.map(({ fileName, documentName, documentNameZh, documentLanguage }) => (
        <li key={fileName}>
          <a href={fileUrl(fileName, locale)} target="_blank" rel="noopener" className="text-link target">
            {t('documentIn', {
              name: pick(documentName, documentNameZh),
              language: t(`languages.${documentLanguage === 'en' ? 'en' : 'zhHant'}`),
            })}
          </a>
        </li>
      ))}
    </ul>
  );
}
