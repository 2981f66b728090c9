import { Button } from '@mantine/core';
import { demoOutbox, MOST_MAILS } from '@onegi/contract/calls/common/demo-outbox';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import NotFoundPage from '../../components/not-found-page.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { EmptyState, ErrorState } from '../../components/states.tsx';
import { queryOf } from '../../lib/queries.ts';
import { ApplicationSkeleton } from '../purchases/application-skeleton.tsx';
import { KeptMail } from './kept-mail.tsx';
import classes from './outbox-page.module.css';

/** The demo's outbox. Where mails are really sent there is no such page. */
export default function OutboxPage() {
  const t = useTranslations('apply.outbox');
  const { data, error, refetch, isFetching } = useQuery({
    ...queryOf(demoOutbox, {}),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  if (error?.status === 404) return <NotFoundPage />;
  return (
    <div className={`container page tall ${classes.page}`}>
      <PageHead title={t('title')} description={t('description')} />
      <h1>{t('title')}</h1>
      <p className="dimmed" style={{ marginBlock: 'var(--mantine-spacing-xs) var(--mantine-spacing-xl)' }}>
        {t('lead')}
      </p>
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <ApplicationSkeleton />}
      {data && (
        <>
          <div className="row between gap-md mb-md">
            <p role="status">{t(data.length < MOST_MAILS ? 'count' : 'newest', { count: data.length })}</p>
            <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
              {t('refresh')}
            </Button>
          </div>
          {data.length === 0 ? (
            <EmptyState title={t('empty')} />
          ) : (
            <ul className="stack gap-md slim">
              {data.map((mail, index) => (
                <li key={mail.mailId}>
                  <KeptMail mail={mail} isOpen={index === 0} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
}
