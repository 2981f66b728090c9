import { Button } from '@mantine/core';
import { myRequests } from '@onegi/contract/calls/requests/my-requests';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { ListBody } from '../../components/list/list-body.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { EmptyState } from '../../components/states.tsx';
import { pagingOf, rowsOf } from '../../lib/paging.ts';
import { queryOf } from '../../lib/queries.ts';
import { RequestCard } from './request-card.tsx';

/** The quotes that were requested in this browser. */
export function MyRequests() {
  const t = useTranslations('requests.mine');
  // A request that was just made must be on it.
  const { data, error, refetch } = useQuery({ ...queryOf(myRequests, {}), staleTime: 0 });
  const [params] = useSearchParams();
  return (
    <div className="container page tall" style={{ maxWidth: 760 }}>
      <PageHead title={t('title')} description={t('description')} />
      <h1>{t('title')}</h1>
      <p className="dimmed" style={{ marginBlock: 'var(--mantine-spacing-xs) 28px' }}>
        {t('lead')}
      </p>
      <ListBody
        data={data && { total: data.length }}
        error={error}
        onRetry={() => void refetch()}
        pagesLabel={t('pages')}
        empty={
          <EmptyState title={t('empty')}>
            <p className="dimmed">{t('emptyText')}</p>
            <Button component={Link} to="/">
              {t('search')}
            </Button>
          </EmptyState>
        }
      >
        <ul className="stack gap-md">
          {rowsOf(data ?? [], pagingOf(params, data?.length ?? 0)).map((request) => (
            <li key={request.requestNumber} data-list-row tabIndex={-1}>
              <RequestCard request={request} onChanged={refetch} />
            </li>
          ))}
        </ul>
      </ListBody>
    </div>
  );
}
