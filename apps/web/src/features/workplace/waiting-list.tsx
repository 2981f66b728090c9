import { Skeleton } from '@mantine/core';
import { type Waiting, waitingWork } from '@onegi/contract/calls/workplace/waiting-work';
import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { ErrorState } from '../../components/states.tsx';
import { queryOf } from '../../lib/queries.ts';
import type { Me } from '../accounts/use-me.ts';
import { ageOf } from './age.ts';
import { NothingWaits } from './nothing-waits.tsx';
import classes from './work.module.css';

/** So many or more are counted as so many. */
const MOST_COUNTED = 1_000;

/** What waits for the user: each kind leads to the page that lists it, the most urgent first. */
export function WaitingList({ user, now }: { user: Me; now: string }) {
  const t = useTranslations('workplace.home.waiting');
  const { data, error, refetch } = useQuery({ ...queryOf(waitingWork, {}), staleTime: 5_000 });
  return (
    <section className="mt-xl" aria-labelledby="waiting">
      <h2 id="waiting" className="large">
        {t('title')}
      </h2>
      {!data && error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={160} radius="md" mt={12} />}
      {data?.length === 0 && <NothingWaits user={user} />}
      {data && data.length > 0 && (
        <ul className={`card mt-sm divided ${classes.waiting}`}>
          {data.map((each) => (
            <li key={`${each.code} ${each.path}`}>
              <WaitingRow waiting={each} now={now} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function WaitingRow({ waiting, now }: { waiting: Waiting; now: string }) {
  const { code, path, count, oldestAt, dueAt } = waiting;
  const t = useTranslations('workplace.home.waiting');
  const name = useTranslations('work.waiting');
  const isLate = dueAt !== null && dueAt < now;
  return (
    <Link to={path} className={`row gap-md hover-tinted ${classes.waitingRow}`}>
      <span className={`heavy tabular rigid ${classes.count}`}>
        {count < MOST_COUNTED ? count : t('many', { count: MOST_COUNTED })}
      </span>
      <span className="grow">
        <span className="strong">{name(code)}</span>
        <span className={`small dimmed wrap ${classes.ages}`}>
          {oldestAt && <span>{t('since', ageOf(oldestAt, now))}</span>}
          {dueAt && !isLate && <span>{t('due', ageOf(now, dueAt))}</span>}
          {isLate && <span className="error-text strong">{t('late')}</span>}
        </span>
      </span>
      <IconChevronRight size={20} stroke={1.75} className="rigid dimmed" aria-hidden />
    </Link>
  );
}
