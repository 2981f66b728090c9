import { Button, Skeleton } from '@mantine/core';
import { endOtherSessions, endSession, mySessions } from '@onegi/contract/calls/accounts/sessions';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { StateBadge } from '../../components/state-badge.tsx';
import { ErrorState } from '../../components/states.tsx';
import { callApi } from '../../lib/api.ts';
import { dayAndTime } from '../../lib/long-date.ts';
import { notify, notifyFailure } from '../../lib/notify.ts';
import { queryOf } from '../../lib/queries.ts';
import classes from './accounts.module.css';
import { useAgentName } from './use-agent-name.ts';
import { WorkFrame } from './work-frame.tsx';

export default function SessionsPage() {
  const t = useTranslations('accountsWork.sessions');
  return (
    <WorkFrame title={t('title')} description={t('description')} lead={t('lead')}>
      {() => <Sessions />}
    </WorkFrame>
  );
}

function Sessions() {
  const t = useTranslations('accountsWork.sessions');
  const locale = useLocale();
  const nameOf = useAgentName();
  const { data, error, refetch } = useQuery({ ...queryOf(mySessions, {}), staleTime: 0 });
  const notifyEnded = (count: number) => {
    notify({ kind: 'success', message: t('ended', { count }) });
    void refetch();
  };
  const one = useMutation({
    mutationFn: (sessionId: string) => callApi(endSession, { params: { sessionId } }),
    onSuccess: () => notifyEnded(1),
    onError: notifyFailure,
  });
  const others = useMutation({
    mutationFn: () => callApi(endOtherSessions, {}),
    onSuccess: ({ ended }) => notifyEnded(ended),
    onError: notifyFailure,
  });
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={160} radius="md" mt={28} />;
  return (
    <>
      <ul className="stack gap-xs mt-xl">
        {data.map((session) => (
          <li key={session.sessionId} className={`card row wrap between p-md ${classes.row}`}>
            <div className={`shrink break-anywhere ${classes.rowText}`}>
              <p className="row wrap gap-xs strong">
                {nameOf(session.agent)}
                {session.current && <StateBadge>{t('current')}</StateBadge>}
              </p>
              <p className="dimmed small">
                {t('since', { moment: dayAndTime(session.createdAt, locale) })} ·{' '}
                {t('lastSeen', { moment: dayAndTime(session.lastSeenAt, locale) })}
              </p>
            </div>
            {!session.current && (
              <Button
                variant="default"
                aria-label={t('endOf', { agent: nameOf(session.agent) })}
                loading={one.isPending && one.variables === session.sessionId}
                onClick={() => one.mutate(session.sessionId)}
              >
                {t('end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data.length > 1 && (
        <Button variant="default" className="mt-lg" loading={others.isPending} onClick={() => others.mutate()}>
          {t('endOthers')}
        </Button>
      )}
    </>
  );
}
