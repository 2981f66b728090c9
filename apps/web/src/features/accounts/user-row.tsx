import { Button } from '@mantine/core';
import { suspendUser } from '@onegi/contract/calls/accounts/users';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { StateBadge } from '../../components/state-badge.tsx';
import { callApi } from '../../lib/api.ts';
import { dayAndTime } from '../../lib/long-date.ts';
import { notify, notifyFailure } from '../../lib/notify.ts';
import classes from './accounts.module.css';
import type { ListedUser } from './listed-user.ts';
import { ResetDialog } from './reset-dialog.tsx';
import { UserDialog } from './user-dialog.tsx';

interface Props {
  user: ListedUser;
  mayChange: boolean;
  onChanged: () => void;
}

/** A user in the list, with what an administrator can do. */
export function UserRow({ user, mayChange, onChanged }: Props) {
  const t = useTranslations('accountsWork.users');
  const roleName = useTranslations('accountsWeb.roles');
  const locale = useLocale();
  const { name } = user;
  const facts = [
    user.email,
    user.employeeId,
    user.unit,
    user.consultantCodes.join(', '),
    user.lastSignInAt ? t('lastSignIn', { moment: dayAndTime(user.lastSignInAt, locale) }) : t('never'),
    user.totpOn ? t('secondFactor') : '',
  ];
  return (
    <div className={`card row wrap between p-md ${classes.row}`}>
      <div className={`shrink break-anywhere ${classes.rowText}`}>
        <p className="row wrap gap-xs strong">
          {name} {user.nameZh}
          <StateBadge tone={user.userState === 'suspended' ? 'bad' : undefined}>
            {t(`states.${user.userState}`)}
          </StateBadge>
          {user.lockedUntil && (
            <StateBadge tone="bad">{t('locked', { moment: dayAndTime(user.lockedUntil, locale) })}</StateBadge>
          )}
        </p>
        <p className="small">{user.roles.map((role) => roleName(role)).join(' · ')}</p>
        <p className="dimmed small">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {mayChange && <RowActions user={user} onChanged={onChanged} />}
    </div>
  );
}

function RowActions({ user, onChanged }: Omit<Props, 'mayChange'>) {
  const t = useTranslations('accountsWork.users');
  const [open, setOpen] = useState<'edit' | 'reset'>();
  const [busy, setBusy] = useState(false);
  const { name, userId } = user;
  const isOut = user.userState === 'suspended';
  const whom = t(isOut ? 'restoreOf' : 'suspendOf', { name });
  async function suspend() {
    setBusy(true);
    try {
      await callApi(suspendUser, { body: { userId, suspended: !isOut } });
      notify({ kind: 'success', message: t(isOut ? 'restored' : 'suspended', { name }) });
      onChanged();
    } catch (error) {
      notifyFailure(error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className={`flex wrap gap-xs phone-fill ${classes.rowButtons}`}>
      <Button variant="default" aria-label={t('editOf', { name })} onClick={() => setOpen('edit')}>
        {t('edit')}
      </Button>
      <Button variant="default" aria-label={t('resetOf', { name })} onClick={() => setOpen('reset')}>
        {t('reset')}
      </Button>
      <Button variant="default" loading={busy} aria-label={whom} onClick={() => void suspend()}>
        {t(isOut ? 'restore' : 'suspend')}
      </Button>
      {open === 'edit' && <UserDialog user={user} onClose={() => setOpen(undefined)} onDone={onChanged} />}
      {open === 'reset' && <ResetDialog user={user} onClose={() => setOpen(undefined)} onDone={onChanged} />}
    </div>
  );
}
