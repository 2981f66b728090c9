import {
  IconAmbulance,
  IconCalendarX,
  IconClockPause,
  IconLuggage,
  IconScale,
  IconStethoscope,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './landing.module.css';

const covered = [
  ['medical', IconStethoscope],
  ['evacuation', IconAmbulance],
  ['cancellation', IconCalendarX],
  ['baggage', IconLuggage],
  ['delay', IconClockPause],
  ['liability', IconScale],
] as const;

export function CoveredList() {
  const t = useTranslations('travel.landing');
  return (
    <section className="container section" aria-labelledby="covered">
      <h2 id="covered">{t('coveredTitle')}</h2>
      <p className={`dimmed ${classes.under}`}>{t('coveredLead')}</p>
      <ul className={classes.covered}>
        {covered.map(([name, Icon]) => (
          <li key={name}>
            <Icon size={26} stroke={1.5} className={classes.icon} aria-hidden />
            <h3>{t(`covered.${name}.title`)}</h3>
            <p className="dimmed small">{t(`covered.${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
