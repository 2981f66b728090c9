import { Button, Skeleton } from '@mantine/core';
import { listUsers, updateUser } from '@onegi/contract/calls/accounts/users';
import { userRoles } from '@onegi/contract/roles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Pager } from '../../components/pager.tsx';
import { EmptyState, ErrorState } from '../../components/states.tsx';
import { pagingOf, placeOf } from '../../lib/paging.ts';
import { queryOf } from '../../lib/queries.ts';
import classes from './accounts.module.css';
import { mayCall } from './use-me.ts';
import { UserDialog } from './user-dialog.tsx';
import { UserFilters, userStates } from './user-filters.tsx';
import { UserRow } from './user-row.tsx';
import { WorkFrame } from './work-frame.tsx';

export default function UsersPage() {
  const t = useTranslations('accountsWork.users');
  return (
    <WorkFrame title={t('title')} description={t('description')}>
      {(user) => <Users mayChange={mayCall(user, updateUser)} />}
    </WorkFrame>
  );
}

/** What the address asks of the list. */
function searchOf(params: URLSearchParams) {
  const { page, size } = placeOf(params);
  const searched = params.get('search')?.trim() || undefined;
  const role = userRoles.find((known) => known === params.get('role'));
  const userState = userStates.find((known) => known === params.get('state'));
  return { searched, role, userState, page, pageSize: size };
}

function Users({ mayChange }: { mayChange: boolean }) {
  const t = useTranslations('accountsWork.users');
  const [params] = useSearchParams();
  const [inviting, setInviting] = useState(false);
  const { data, error, refetch } = useQuery({
    ...queryOf(listUsers, { body: searchOf(params) }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const changed = () => void refetch();
  return (
    <>
      {mayChange && (
        <div className={classes.titleBar}>
          <Button variant="accent" onClick={() => setInviting(true)}>
            {t('invite')}
          </Button>
        </div>
      )}
      <UserFilters />
      {error && !data && <ErrorState message={error.message} onRetry={changed} />}
      {!data && !error && <Skeleton height={260} radius="md" mt={28} />}
      {data?.records.length === 0 && <EmptyState title={t('empty')} />}
      {data && data.records.length > 0 && (
        <>
          <ul className={classes.rows}>
            {data.records.map((user) => (
              <UserRow key={user.userId} user={user} mayChange={mayChange} onChanged={changed} />
            ))}
          </ul>
          <Pager paging={pagingOf(params, data.total)} label={t('pages')} />
        </>
      )}
      {inviting && <UserDialog onClose={() => setInviting(false)} onDone={changed} />}
    </>
  );
}
