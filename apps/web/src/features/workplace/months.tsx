import type { DaysOfMonth } from '@onegi/contract/calls/workplace/home-overview';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { formatMoney } from '../../lib/money.ts';
import { formatWhole } from '../../lib/whole-number.ts';
import classes from './work.module.css';

const figures = [
  ['policies', ({ policies }: DaysOfMonth) => policies, formatWhole],
  ['premium', ({ premiumCents }: DaysOfMonth) => premiumCents, formatMoney],
  ['links', ({ linksSent }: DaysOfMonth) => linksSent, formatWhole],
  ['requests', ({ requestsMade }: DaysOfMonth) => requestsMade, formatWhole],
] as const;

/** This month until today, each figure beside that of the same days of the last. */
export function Months({ months, scope }: { months: { now: DaysOfMonth; before: DaysOfMonth }; scope: 'own' | 'all' }) {
  const t = useTranslations('workplace.home.months');
  return (
    <section className="mt-xl" aria-labelledby="months">
      <div className="row wrap between gap-xs">
        <h2 id="months" className="large">
          {t('title')} <span className="dimmed small regular">{t(scope)}</span>
        </h2>
        <Link to="/home" className="text-link small target">
          {t('dashboard')}
        </Link>
      </div>
      <dl className={`card stack mt-sm ${classes.months}`}>
        {figures.map(([name, figureOf, write]) => {
          const [value, before] = [figureOf(months.now), figureOf(months.before)];
          return (
            <div key={name}>
              <dt className="dimmed fine">{t(name)}</dt>
              <dd>
                <span className="inline-row gap-2xs large heavy tabular">
                  {write(value)}
                  {value > before && <IconArrowUp size={18} stroke={2} className="saving" aria-hidden />}
                  {value < before && <IconArrowDown size={18} stroke={2} className="dimmed" aria-hidden />}
                </span>
                <span className={`dimmed fine ${classes.before}`}>{t('before', { value: write(before) })}</span>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
