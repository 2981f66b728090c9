import { IconKey, IconLogout, IconUser } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Link } from '../components/link.tsx';
import { withTexts } from '../components/with-texts.tsx';
import type { Me } from '../features/accounts/use-me.ts';
import { nameOf } from '../features/accounts/user-name.ts';
import type { Locale } from '../lib/locale-path.ts';
import classes from './shell.module.css';
import { useLogOut } from './use-log-out.ts';

const load = (locale: Locale) => () =>
  withTexts(
    import('../features/accounts/change-password-dialog.tsx').then(({ ChangePasswordDialog }) => ChangePasswordDialog),
    locale === 'en'
      ? [
          import('@onegi/messages/en/accounts'),
          import('@onegi/messages/en/accounts-web'),
          import('@onegi/messages/en/errors'),
        ]
      : [
          import('@onegi/messages/zh-Hant/accounts'),
          import('@onegi/messages/zh-Hant/accounts-web'),
          import('@onegi/messages/zh-Hant/errors'),
        ],
  );

const ChangePassword = { en: lazy(load('en')), 'zh-Hant': lazy(load('zh-Hant')) };

/** The user, the change of the password and the way out, in the header of wide screens. */
export function SignedInBar({ user }: { user: Me }) {
  const t = useTranslations('accountBar');
  const locale = useLocale();
  const logOut = useLogOut('/');
  const [changing, setChanging] = useState(false);
  const Dialog = ChangePassword[locale];
  const name = nameOf(user, locale);
  return (
    <div className={`row shrink ${classes.user} ${classes.onlyWide}`}>
      <Link
        to="/home-page"
        className={`plain-button target small unbroken ${classes.control}`}
        aria-label={t('user', { name })}
        title={name}
      >
        <IconUser size={22} stroke={1.75} className={classes.userIcon} aria-hidden />
        <span className={classes.userName}>{name}</span>
      </Link>
      <button
        type="button"
        className={`plain-button target small unbroken ${classes.control}`}
        aria-label={t('changePassword')}
        title={t('changePassword')}
        aria-haspopup="dialog"
        onClick={() => setChanging(true)}
      >
        <IconKey size={22} stroke={1.75} aria-hidden />
      </button>
      <button
        type="button"
        className={`plain-button target small unbroken ${classes.control}`}
        aria-label={t('logOut')}
        title={t('logOut')}
        onClick={logOut}
      >
        <IconLogout size={22} stroke={1.75} aria-hidden />
        <span className={classes.roomy}>{t('logOut')}</span>
      </button>
      {changing && (
        <Suspense fallback={null}>
          <Dialog onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </div>
  );
}
