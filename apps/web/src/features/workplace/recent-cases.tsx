import type { OwnCase } from '@onegi/contract/calls/workplace/home-overview';
import { useLocale, useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { todayInHongKong } from '../../lib/dates.ts';
import { listedDate } from '../../lib/long-date.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import classes from './work.module.css';

/** The last cases of the user's own clients. */
export function RecentCases({ cases }: { cases: readonly OwnCase[] }) {
  const t = useTranslations('workplace.home.cases');
  const pick = useInLanguage();
  const locale = useLocale();
  return (
    <section className="card p-xl" aria-labelledby="recent-cases">
      <div className={`row ${classes.head}`}>
        <h2 id="recent-cases" className="large">
          {t('title')}
        </h2>
      </div>
      {cases.length === 0 && <p className="dimmed small mt-xs">{t('none')}</p>}
      <ul className={`divided ${classes.rows}`}>
        {cases.map(({ path, clientName, policyNumber, lineName, lineNameZh, changedAt }) => (
          <li key={path}>
            <Link to={path} className={`row between gap-sm hover-tinted ${classes.line}`}>
              <span className="shrink break-anywhere">
                <span className="strong small">{clientName ?? t('unnamed')}</span>
                <span className={`dimmed fine ${classes.before}`}>
                  {pick(lineName, lineNameZh)} ·{' '}
                  <span className={classes.number}>{policyNumber ?? t('application')}</span>
                </span>
              </span>
              <span className="dimmed fine tabular rigid">
                {listedDate(todayInHongKong(new Date(changedAt)), locale)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
