import { motorCaseCounts, motorCaseList } from '@onegi/contract/calls/motor/case-list';
import { type MotorStage, motorFields, motorStages } from '@onegi/contract/fields/motor';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { filtersOf, searchOfFilters } from '../../components/list/list-address.ts';
import { parseTypedDate } from '../../lib/dates.ts';
import { listedDate } from '../../lib/long-date.ts';
import { queryOf } from '../../lib/queries.ts';
import classes from './motor.module.css';

const lapsingParam = motorFields.expiresUntil.wire;

/** By which day the listed quotations lapse, where an address asks for those. */
export const lapsingOf = (params: URLSearchParams) => parseTypedDate(params.get(lapsingParam) ?? '');

/** How many cases of a stage there are in each status; of one status alone there is nothing to choose, nor to count. */
export function StateCounts({ stage }: { stage: MotorStage }) {
  return motorStages[stage].length > 1 ? <Counts stage={stage} /> : null;
}

/** Each status narrows the list to its own. */
function Counts({ stage }: { stage: MotorStage }) {
  const t = useTranslations('motorDesk.list');
  const states = useTranslations('motorCases.states');
  const [params] = useSearchParams();
  const { data } = useQuery({ ...queryOf(motorCaseCounts, { query: { stage } }), staleTime: 0 });
  const locale = useLocale();
  const filters = filtersOf(motorCaseList, params);
  const lapsingBy = lapsingOf(params);
  const others = new URLSearchParams(params);
  others.delete(lapsingParam);
  const countOf = (states: readonly string[]) => {
    const counted = data?.counts.filter(({ state }) => states.includes(state));
    const count = counted?.reduce((sum, each) => sum + each.count, 0);
    return count === undefined ? '–' : t(counted?.some(({ isMore }) => isMore) ? 'orMore' : 'count', { count });
  };
  const rows = [
    { state: '', name: t('all'), count: countOf(motorStages[stage]) },
    ...motorStages[stage].map((state) => ({ state, name: states(state), count: countOf([state]) })),
  ];
  return (
    <nav className={classes.counts} aria-label={t('counts')}>
      {rows.map(({ state, name, count }) => (
        <Link
          key={state}
          className={`small ${classes.count}`}
          to={{ search: searchOfFilters(motorCaseList, others, { ...filters, state }) }}
          aria-current={!lapsingBy && (filters.state ?? '') === state ? 'true' : undefined}
          preventScrollReset
        >
          {name}
          <span className="strong tabular">{count}</span>
        </Link>
      ))}
      {lapsingBy && (
        <Link className={`small ${classes.count}`} to={{ search: `?${params}` }} aria-current="true" preventScrollReset>
          {t('lapsing', { day: listedDate(lapsingBy, locale) })}
        </Link>
      )}
    </nav>
  );
}
