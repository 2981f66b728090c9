import { Button } from '@mantine/core';
import { updateUser, userList } from '@onegi/contract/calls/accounts/users';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ListPage } from '../../components/list/list-page.tsx';
import { EmptyState } from '../../components/states.tsx';
import { mayCall } from './use-me.ts';
import { UserDialog } from './user-dialog.tsx';
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

function Users({ mayChange }: { mayChange: boolean }) {
  const t = useTranslations('accountsWork.users');
  const [inviting, setInviting] = useState(false);
  return (
    <ListPage
      list={userList}
      label={t('title')}
      keyOf={({ userId }) => userId}
      empty={<EmptyState title={t('empty')} />}
      above={(_page, reload) => (
        <>
          {mayChange && (
            <div className="row wrap" style={{ justifyContent: 'flex-end', marginTop: -42 }}>
              <Button variant="accent" onClick={() => setInviting(true)}>
                {t('invite')}
              </Button>
            </div>
          )}
          {inviting && <UserDialog onClose={() => setInviting(false)} onDone={() => void reload()} />}
        </>
      )}
      row={(user, reload) => <UserRow user={user} mayChange={mayChange} onChanged={() => void reload()} />}
    />
  );
}
