import { IconCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../app/page-head.tsx';
import { HarbourScene } from '../../components/harbour-scene.tsx';
import { Insurers } from '../quotes/insurers.tsx';
import { RecentSearches } from '../quotes/recent-searches.tsx';
import { CoveredList } from './landing/covered-list.tsx';
import { Questions } from './landing/questions.tsx';
import { TierTable } from './landing/tier-table.tsx';
import classes from './landing-page.module.css';
import { TravelShortForm } from './short-form.tsx';

const points = ['compare', 'exact', 'policy'] as const;

export default function TravelLandingPage() {
  const t = useTranslations('travel.landing');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} path="/travelIndex" />
      <div className={classes.hero}>
        <div className={`container ${classes.heroGrid}`}>
          <div>
            <h1>{t('headline')}</h1>
            <p className={classes.lead}>{t('lead')}</p>
            <ul className={classes.points}>
              {points.map((point) => (
                <li key={point}>
                  <IconCheck size={20} stroke={2} aria-hidden />
                  {t(`points.${point}`)}
                </li>
              ))}
            </ul>
            <HarbourScene />
          </div>
          <div className={classes.panel}>
            <TravelShortForm />
          </div>
        </div>
      </div>
      <CoveredList />
      <TierTable />
      <Questions />
      <Insurers line="TRAVEL" />
      <RecentSearches />
    </>
  );
}
