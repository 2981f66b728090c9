import { Button, Skeleton } from '@mantine/core';
import { myRequests } from '@onegi/contract/calls/requests/my-requests';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Pager } from '../../components/pager.tsx';
import { EmptyState, ErrorState } from '../../components/states.tsx';
import { pagingOf, rowsOf } from '../../lib/paging.ts';
import { queryOf } from '../../lib/queries.ts';
import { RequestCard } from './request-card.tsx';
import classes from './requests-page.module.css';

/** The quotes that were requested in this browser. */
export default function RequestsPage() {
  const t = useTranslations('requests.mine');
  // A request that was just made must be on it.
  const { data, error, refetch } = useQuery({ ...queryOf(myRequests, {}), staleTime: 0 });
  const [params] = useSearchParams();
  const paging = pagingOf(params, data?.length ?? 0);
  return (
    <div className={`container ${classes.page}`}>
      <PageHead title={t('title')} description={t('description')} />
      <h1>{t('title')}</h1>
      <p className={`dimmed ${classes.lead}`}>{t('lead')}</p>
      {!data && !error && <Skeleton height={150} radius="md" />}
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <EmptyState title={t('empty')}>
          <p className="dimmed">{t('emptyText')}</p>
          <Button component={Link} to="/" variant="default">
            {t('search')}
          </Button>
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <>
          <ul className={classes.list}>
            {rowsOf(data, paging).map((request) => (
              <li key={request.requestNumber}>
                <RequestCard request={request} />
              </li>
            ))}
          </ul>
          <Pager paging={paging} label={t('pages')} />
        </>
      )}
    </div>
  );
}
