import { type GuideName, guideNames } from '@onegi/contract/guides';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import NotFoundPage from '../../components/not-found-page.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Still } from '../../components/still.tsx';
import { withTexts } from '../../components/with-texts.tsx';
import type { Locale } from '../../lib/locale-path.ts';
import classes from './guide.module.css';
import { guideLoader } from './guide-loader.ts';

export { clientLoader } from '../../lib/shown-answers.ts';
export const loader = guideLoader;

const loadContent = (locale: Locale) =>
  withTexts(
    import('./guide-content.tsx').then(({ GuideContent }) => GuideContent),
    locale === 'en'
      ? [import('@onegi/messages/en/landing-page'), import('@onegi/messages/en/line-names')]
      : [import('@onegi/messages/zh-Hant/landing-page'), import('@onegi/messages/zh-Hant/line-names')],
  );

/** What every plan of a line pays under one heading of its benefits. */
export default function GuidePage() {
  const t = useTranslations('guides');
  const { guide } = useParams();
  const name: GuideName | undefined = guideNames.find((known) => known === guide);
  if (!name) return <NotFoundPage />;
  return (
    <div className={`container page ${classes.guide}`}>
      <PageHead
        title={t(`topics.${name}.title`)}
        description={t(`topics.${name}.description`)}
        path={`/guides/${name}`}
      />
      <h1>{t(`topics.${name}.title`)}</h1>
      <p className={`dimmed mt-xs ${classes.lead}`}>{t(`topics.${name}.description`)}</p>
      <Still key={name} load={loadContent} given={{ name }} className={classes.content} />
    </div>
  );
}
