import { type LineCode, lineCodes } from '@onegi/contract/lines';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../components/page-head.tsx';
import { Scene } from '../../components/scenes/scene.tsx';
import { Still } from '../../components/still.tsx';
import { withTexts } from '../../components/with-texts.tsx';
import type { Locale } from '../../lib/locale-path.ts';
import { Insurers } from '../lines/landing/insurers.tsx';
import { RecentSearches } from '../lines/landing/recent-searches.tsx';
import { ChosenForm } from './chosen-form.tsx';
import content from './home-content.module.css';
import { homeLoader } from './home-loader.ts';
import classes from './home-page.module.css';
import { LineTabs } from './line-tabs.tsx';

export { clientLoader } from '../../lib/shown-answers.ts';

export const loader = homeLoader;

const loadContent = (locale: Locale) =>
  withTexts(
    import('./home-content.tsx').then(({ HomeContent }) => HomeContent),
    locale === 'en'
      ? [import('@onegi/messages/en/front-content'), import('@onegi/messages/en/line-names')]
      : [import('@onegi/messages/zh-Hant/front-content'), import('@onegi/messages/zh-Hant/line-names')],
  );

export default function HomePage() {
  const t = useTranslations('frontPage');
  const [line, setLine] = useState<LineCode>('TRAVEL');

  // What was being filled in stands in the address: after Back it is there again.
  useEffect(() => {
    const left = new URLSearchParams(window.location.search).get('prod');
    const found = lineCodes.find((known) => known === left);
    if (found) setLine(found);
  }, []);

  return (
    <>
      <PageHead title={t('title')} description={t('description')} path="/" />
      <div className="night night-large">
        <div className="container hero">
          <div className="night-words">
            <h1>{t('headline')}</h1>
            <p className={`dimmed large ${classes.lead}`}>{t('lead')}</p>
          </div>
          <div className="sheet plain-ground hero-panel">
            <LineTabs chosen={line} onChoose={setLine} />
            <ChosenForm line={line} />
          </div>
          <Scene name="HOMEPAGE" />
        </div>
      </div>
      <Still load={loadContent} given={{}} className={content.root} />
      <Insurers line={line} />
      <RecentSearches />
    </>
  );
}
