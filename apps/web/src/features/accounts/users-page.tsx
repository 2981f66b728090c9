import { Button } from '@mantine/core';
import { suspendUser, updateUser, userList } from '@onegi/contract/calls/accounts/users';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ListPage } from '../../components/list/list-page.tsx';
import { RowFact, RowFacts } from '../../components/list/row-facts.tsx';
import { EmptyState } from '../../components/states.tsx';
import { callApi } from '../../lib/api.ts';
import { notify, notifyFailure } from '../../lib/notify.ts';
import type { ListedUser } from './listed-user.ts';
import { ResetDialog } from './reset-dialog.tsx';
import { mayCall } from './use-me.ts';
import { UserName, UserState } from './user-cells.tsx';
import { UserDialog } from './user-dialog.tsx';
import { WorkFrame } from './work-frame.tsx';

export default function UsersPage() {
  const t = useTranslations('accountsWork.users');
  return (
    <WorkFrame title={t('title')} description={t('description')}>
      {(user) => <Users mayChange={mayCall(user, updateUser)} />}
    </WorkFrame>
  );
}

/** What an administrator has opened for a user, or for somebody new. */
type Dialog = { readonly kind: 'invite' } | { readonly kind: 'edit' | 'reset'; readonly user: ListedUser };

function Users({ mayChange }: { mayChange: boolean }) {
  const t = useTranslations('accountsWork.users');
  const tList = useTranslations('lists');
  const [dialog, setDialog] = useState<Dialog>();
  async function suspend({ userId, name, userState }: ListedUser, reload: () => Promise<unknown>) {
    const isOut = userState === 'suspended';
    try {
      await callApi(suspendUser, { body: { userId, suspended: !isOut } });
      notify({ kind: 'success', message: t(isOut ? 'restored' : 'suspended', { name }) });
    } catch (error) {
      notifyFailure(error);
    }
    await reload();
  }
  const actions = {
    label: ({ name }: ListedUser) => tList('actionsOf', { name }),
    of: (user: ListedUser, { reload }: { reload: () => Promise<unknown> }) => [
      { label: t('edit'), onSelect: () => setDialog({ kind: 'edit', user }) },
      { label: t('reset'), onSelect: () => setDialog({ kind: 'reset', user }) },
      { label: t(user.userState === 'suspended' ? 'restore' : 'suspend'), onSelect: () => void suspend(user, reload) },
    ],
  };
  return (
    <ListPage
      list={userList}
      label={t('title')}
      keyOf={({ userId }) => userId}
      columns={['name', 'employeeId', 'roles', 'unit', 'consultantCodes', 'userState', 'lastSignInAt']}
      brief={['userState', 'roles']}
      cells={{
        name: (user) => <UserName user={user} />,
        userState: (user) => <UserState user={user} />,
      }}
      details={{
        label: ({ name }) => tList('detailsOf', { name }),
        draw: (user) => (
          <RowFacts list={userList} row={user}>
            <RowFact name={t('secondFactor')}>{t(user.totpOn ? 'secondFactorOn' : 'secondFactorOff')}</RowFact>
          </RowFacts>
        ),
      }}
      {...(mayChange ? { actions } : {})}
      empty={<EmptyState title={t('empty')} />}
      tools={(reload) => {
        const close = () => setDialog(undefined);
        const done = () => void reload();
        return (
          <>
            {mayChange && <Button onClick={() => setDialog({ kind: 'invite' })}>{t('invite')}</Button>}
            {dialog?.kind === 'invite' && <UserDialog onClose={close} onDone={done} />}
            {dialog?.kind === 'edit' && <UserDialog user={dialog.user} onClose={close} onDone={done} />}
            {dialog?.kind === 'reset' && <ResetDialog user={dialog.user} onClose={close} onDone={done} />}
          </>
        );
      }}
    />
  );
}
