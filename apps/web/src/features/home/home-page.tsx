import { type LineCode, lineCodes } from '@onegi/contract/lines';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../components/page-head.tsx';
import { Scene } from '../../components/scenes/scene.tsx';
import { Insurers } from '../lines/landing/insurers.tsx';
import { RecentSearches } from '../lines/landing/recent-searches.tsx';
import { ChosenForm } from './chosen-form.tsx';
import classes from './home-page.module.css';
import { LineTabs } from './line-tabs.tsx';

const reasons = ['price', 'all', 'first'] as const;

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
            <Scene name="HOMEPAGE" />
            <h1>{t('headline')}</h1>
            <p className={`dimmed large ${classes.lead}`}>{t('lead')}</p>
          </div>
          <div className="sheet plain-ground hero-panel">
            <LineTabs chosen={line} onChoose={setLine} />
            <ChosenForm line={line} />
          </div>
        </div>
      </div>
      <section className="container section" aria-labelledby="different">
        <h2 id="different">{t('differentTitle')}</h2>
        <ol className={`stack mt-xl ${classes.reasons}`}>
          {reasons.map((reason) => (
            <li key={reason}>
              <h3>{t(`different.${reason}.title`)}</h3>
              <p className="dimmed">{t(`different.${reason}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <Insurers line={line} />
      <RecentSearches />
    </>
  );
}
