import { IconKey, IconLogout, IconUser } from '@tabler/icons-react';
import { useLocale, useTranslations } from 'use-intl';
import { Link } from '../components/link.tsx';
import type { Me } from '../features/accounts/use-me.ts';
import { nameOf } from '../features/accounts/user-name.ts';
import classes from './shell.module.css';
import { useLogOut } from './use-log-out.ts';

/** The same on a phone, where the password has its page. */
export function SignedInDrawer({ user }: { user: Me }) {
  const t = useTranslations('accountBar');
  const logOut = useLogOut('/login');
  const name = nameOf(user, useLocale());
  return (
    <>
      <Link to="/home-page" className="plain-button row full-width gap-sm menu-row" aria-label={t('user', { name })}>
        <IconUser size={22} stroke={1.75} aria-hidden />
        <span className={classes.userName}>{name}</span>
      </Link>
      <Link to="/go_system_update_password" className="plain-button row full-width gap-sm menu-row">
        <IconKey size={22} stroke={1.75} aria-hidden />
        {t('changePassword')}
      </Link>
      <button type="button" className="plain-button row full-width gap-sm menu-row" onClick={logOut}>
        <IconLogout size={22} stroke={1.75} aria-hidden />
        {t('logOut')}
      </button>
    </>
  );
}
