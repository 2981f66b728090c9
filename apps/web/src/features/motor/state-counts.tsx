import { motorCaseCounts, motorCaseList } from '@onegi/contract/calls/motor/case-list';
import { type MotorStage, motorStages } from '@onegi/contract/fields/motor';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { filtersOf, searchOfFilters } from '../../components/list/list-address.ts';
import { queryOf } from '../../lib/queries.ts';
import classes from './motor.module.css';

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
  const filters = filtersOf(motorCaseList, params);
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
          to={{ search: searchOfFilters(motorCaseList, params, { ...filters, state }) }}
          aria-current={(filters.state ?? '') === state ? 'true' : undefined}
          preventScrollReset
        >
          {name}
          <span className="strong tabular">{count}</span>
        </Link>
      ))}
    </nav>
  );
}
