import { type SoldLine, soldLines } from '@onegi/contract/lines';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { lineIcons } from '../../app/line-icons.tsx';
import { PageHead } from '../../app/page-head.tsx';
import { HarbourScene } from '../../components/harbour-scene.tsx';
import { TravelShortForm } from '../lines/travel/short-form.tsx';
import { Insurers } from '../quotes/insurers.tsx';
import { RecentSearches } from '../quotes/recent-searches.tsx';
import classes from './home-page.module.css';

const reasons = ['price', 'all', 'first'] as const;

export default function HomePage() {
  const t = useTranslations('frontPage');
  const lines = useTranslations('common.lines');
  const [line, setLine] = useState<SoldLine>('TRAVEL');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} path="/" />
      <div className={classes.hero}>
        <div className={`container ${classes.heroGrid}`}>
          <div className={classes.words}>
            <h1>{t('headline')}</h1>
            <p className={classes.lead}>{t('lead')}</p>
            <HarbourScene />
          </div>
          <div className={classes.panel}>
            <fieldset className={classes.tiles}>
              <legend className="visually-hidden">{t('chooseLine')}</legend>
              {soldLines.map((sold) => {
                const Icon = lineIcons[sold];
                return (
                  <button
                    key={sold}
                    type="button"
                    className={classes.tile}
                    aria-pressed={sold === line}
                    onClick={() => setLine(sold)}
                  >
                    <Icon size={22} stroke={1.75} aria-hidden />
                    {lines(`${sold}.full`)}
                  </button>
                );
              })}
            </fieldset>
            <TravelShortForm />
          </div>
        </div>
      </div>
      <section className="container section" aria-labelledby="different">
        <h2 id="different">{t('differentTitle')}</h2>
        <ol className={classes.reasons}>
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
