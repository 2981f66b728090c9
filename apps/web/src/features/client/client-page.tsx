import { openClientLink, readClientPolicy } from '@onegi/contract/calls/client/client-page';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../components/page-head.tsx';
import { ErrorState } from '../../components/states.tsx';
import { queryClient, queryOf } from '../../lib/queries.ts';
import { FormSkeleton } from '../forms/form-skeleton.tsx';
import { ClientDoor } from './client-door.tsx';
import { ClientPolicyView } from './client-policy-view.tsx';
import { LinkOver } from './link-over.tsx';

const isRefusal = (status: number | undefined) => status === 404 || status === 410;

/** What a client sees who follows the link of the own policy, mostly on a phone. */
export default function ClientPage() {
  const t = useTranslations('clientPage');
  const { token = '' } = useParams();
  // Every time that it is asked for is an opening: the other language and another tab's focus are none.
  const opening = {
    ...queryOf(openClientLink, { params: { linkToken: token } }),
    staleTime: Number.POSITIVE_INFINITY,
  };
  const door = useQuery(opening);
  const reading = queryOf(readClientPolicy, { params: { linkToken: token } });
  const policy = useQuery({ ...reading, enabled: door.data?.isConfirmed === true, staleTime: 0 });
  const hasToConfirm = door.data && (!door.data.isConfirmed || policy.error?.status === 401);
  const over = [door.error, policy.error].find((error) => isRefusal(error?.status));
  const isShown = !over && !hasToConfirm;
  const failure = over || hasToConfirm ? null : (door.error ?? (policy.data ? null : policy.error));
  const isWaiting = !over && !failure && !hasToConfirm && !policy.data;
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <meta name="referrer" content="no-referrer" />
      <div className="container page tall slim" style={{ maxWidth: 820 }}>
        {(over || failure || isWaiting) && <h1 className="visually-hidden">{t('title')}</h1>}
        {over && <LinkOver token={token} error={over} />}
        {failure && (
          <ErrorState message={failure.message} onRetry={() => void (door.error ? door.refetch() : policy.refetch())} />
        )}
        {isWaiting && <FormSkeleton />}
        {!over && hasToConfirm && (
          <ClientDoor
            token={token}
            door={door.data}
            isAgain={policy.data !== undefined}
            onOpened={(now) => {
              queryClient.setQueryData(opening.queryKey, now);
              return policy.refetch();
            }}
            onOver={() => void queryClient.resetQueries({ queryKey: opening.queryKey })}
          />
        )}
        {policy.data && (
          // Behind the door it stays as it is, so that nothing that was typed is lost.
          <div hidden={!isShown}>
            <ClientPolicyView key={token} token={token} policy={policy.data} reload={() => policy.refetch()} />
          </div>
        )}
      </div>
    </>
  );
}
