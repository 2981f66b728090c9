import { guidesOf } from '@onegi/contract/guides';
import { lineCodes } from '@onegi/contract/lines';
import { useTranslations } from 'use-intl';
import { GuideLinks } from '../../components/guide-links.tsx';
import { PageHead } from '../../components/page-head.tsx';
import classes from './guide.module.css';

/** Every guide, by line. */
export default function GuidesPage() {
  const t = useTranslations('guides');
  const lines = useTranslations('lineNames');
  return (
    <div className="container page">
      <PageHead title={t('title')} description={t('description')} path="/guides" />
      <h1>{t('headline')}</h1>
      <p className={`dimmed mt-xs ${classes.lead}`}>{t('lead')}</p>
      <div className="masonry mt-2xl">
        {lineCodes.map((line) => (
          <section key={line} className={`card mb-md p-md ${classes.line}`} aria-labelledby={`guides-${line}`}>
            <h2 id={`guides-${line}`}>{lines(`${line}.full`)}</h2>
            <GuideLinks names={guidesOf(line)} underLine />
          </section>
        ))}
      </div>
    </div>
  );
}
