import { Button } from '@mantine/core';
import {
  IconBuildingStore,
  IconCash,
  IconCheck,
  IconDiscount,
  IconFirstAidKit,
  IconHourglass,
  IconShieldCheck,
  IconUsers,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Scene } from '../../components/scenes/scene.tsx';
import classes from './landing-page.module.css';

const points = ['steps', 'insurers', 'free'] as const;
const covered = [
  ['contents', IconBuildingStore],
  ['interruption', IconHourglass],
  ['liability', IconShieldCheck],
  ['money', IconCash],
  ['staff', IconUsers],
  ['accident', IconFirstAidKit],
] as const;
const steps = ['one', 'two', 'three', 'four'] as const;

/** Insurance for small businesses: the offer, what it covers, and how it is asked for. */
export default function SmeLandingPage() {
  const t = useTranslations('sme.landing');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} path="/smeIndex" />
      <div className="night">
        <div className="container hero">
          <div className="night-words">
            <h1>{t('headline')}</h1>
            <p className={`dimmed large ${classes.lead}`}>{t('lead')}</p>
          </div>
          <div className="sheet plain-ground stack gap-xl hero-panel">
            <p className={`saved row gap-md ${classes.offer}`}>
              <IconDiscount size={36} stroke={1.5} className="rigid" aria-hidden />
              <span>
                <strong>{t('offer')}</strong>
                {t('offerText')}
              </span>
            </p>
            <ul className={`stack gap-xs ${classes.points}`}>
              {points.map((point) => (
                <li key={point} className="flex gap-sm">
                  <IconCheck size={20} stroke={2} className="rigid brand" aria-hidden />
                  {t(`points.${point}`)}
                </li>
              ))}
            </ul>
            <Button component={Link} to="/sme-searchPlan" variant="accent" size="lg" fullWidth>
              {t('start')}
            </Button>
          </div>
          <Scene name="SME" />
        </div>
      </div>
      <section className="container section" aria-labelledby="covered">
        <h2 id="covered">{t('coveredTitle')}</h2>
        <p className="dimmed mt-xs">{t('coveredLead')}</p>
        <ul className={`stack ${classes.columns} ${classes.covered}`}>
          {covered.map(([key, Icon]) => (
            <li key={key}>
              <Icon size={26} stroke={1.5} className="brand" aria-hidden />
              <h3>{t(`covered.${key}.title`)}</h3>
              <p className="dimmed small">{t(`covered.${key}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="container section" aria-labelledby="steps">
        <h2 id="steps">{t('stepsTitle')}</h2>
        <ol className={`stack ${classes.columns}`}>
          {steps.map((step, at) => (
            <li key={step}>
              <span className={`round brand strong ${classes.mark}`} aria-hidden="true">
                {at + 1}
              </span>
              <h3>{t(`steps.${step}.title`)}</h3>
              <p className="dimmed small">{t(`steps.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
