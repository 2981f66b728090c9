import { listAudit } from '@onegi/contract/calls/audit/list-audit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Pager } from '../../components/pager.tsx';
import { EmptyState, ErrorState } from '../../components/states.tsx';
import { pagingOf } from '../../lib/paging.ts';
import { queryOf } from '../../lib/queries.ts';
import { WorkFrame } from '../accounts/work-frame.tsx';
import classes from './audit.module.css';
import { AuditFilters } from './audit-filters.tsx';
import { AuditTable } from './audit-table.tsx';
import { ChainState } from './chain-state.tsx';
import { bodyOf } from './filters.ts';

export default function AuditPage() {
  const t = useTranslations('audit');
  return (
    <WorkFrame title={t('title')} description={t('description')} lead={t('lead')}>
      {() => <Trail />}
    </WorkFrame>
  );
}

function Trail() {
  const t = useTranslations('audit.table');
  const [params] = useSearchParams();
  // What was done a moment ago must be on it; the page before stays until the next is there.
  const { data, error, refetch } = useQuery({
    ...queryOf(listAudit, { body: bodyOf(params) }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return (
    <>
      {data ? <ChainState verification={data.verification} /> : <p className={classes.chain}>{'\u00a0'}</p>}
      <AuditFilters key={params.toString()} />
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!error && data?.total === 0 && (
        <EmptyState title={t('nothing')}>
          <p className="dimmed">{t('nothingHint')}</p>
        </EmptyState>
      )}
      {!error && data?.total !== 0 && <AuditTable rows={data?.records} />}
      {data && <Pager paging={pagingOf(params, data.total)} label={t('pages')} />}
    </>
  );
}
