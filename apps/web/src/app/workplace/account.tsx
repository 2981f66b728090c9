import { type MenuEntry, menuGroups } from '@onegi/contract/menus';
import {
  IconDeviceLaptop,
  IconLockPassword,
  IconLogout,
  IconShieldLock,
  IconUserCircle,
  IconWorld,
} from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { withTexts } from '../../components/with-texts.tsx';
import { nameOf } from '../../features/accounts/user-name.ts';
import type { Locale } from '../../lib/locale-path.ts';
import { useOnNavigation } from '../../lib/use-on-navigation.ts';
import { LanguageSwitch } from '../language-switch.tsx';
import { ThemeSwitch } from '../theme-switch.tsx';
import { useFetchedDialog } from './use-fetched-dialog.tsx';
import { useLogOut } from './use-log-out.ts';
import { useRights, useUser } from './use-user.ts';
import classes from './workplace.module.css';
import type { Place } from './workplace.ts';

const load = (locale: Locale) =>
  withTexts(
    import('../../features/accounts/change-password-dialog.tsx').then(
      ({ ChangePasswordDialog }) => ChangePasswordDialog,
    ),
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

const ROW = `plain-button row full-width gap-sm small menu-row ${classes.row}`;

/** The user, their own pages, and the way out. */
export function Account({ place }: { place: Place }) {
  return place === 'bar' ? <AccountMenu /> : <AccountRows place="drawer" />;
}

/** Opened from the header of wide screens. The browser's own popover closes by Escape and by a press elsewhere. */
function AccountMenu() {
  const t = useTranslations('frame');
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const name = useUserName();
  useOnNavigation(() => panel.current?.hidePopover?.());
  return (
    <div className={classes.onlyWide}>
      <button
        type="button"
        popoverTarget={id}
        className={`plain-button row gap-xs small hover-tinted ${classes.control} ${classes.user}`}
        aria-label={name ? t('user', { name }) : t('account')}
      >
        <span className={classes.userName}>{name}</span>
        <IconUserCircle size={22} stroke={1.75} className="rigid" aria-hidden />
      </button>
      <div ref={panel} id={id} popover="auto" className={`card ${classes.panel}`}>
        <AccountRows place="bar" />
      </div>
    </div>
  );
}

function useUserName(): string {
  const locale = useLocale();
  const user = useUser();
  return user ? nameOf(user, locale) : '';
}

const ownPages = [
  ['sessions', IconDeviceLaptop],
  ['securitySettings', IconShieldLock],
] as const;

function AccountRows({ place }: { place: Place }) {
  const t = useTranslations();
  const rights = useRights();
  const logOut = useLogOut(place === 'bar' ? '/' : '/login');
  const changePassword = useFetchedDialog(load);
  const name = useUserName();
  const mayOpen = ({ permission }: MenuEntry) => rights[permission] !== undefined;
  return (
    <>
      {place === 'drawer' && name && <p className={`strong small ${classes.name}`}>{t('frame.user', { name })}</p>}
      <ul aria-label={t('frame.account')}>
        {ownPages.map(
          ([item, Icon]) =>
            mayOpen(menuGroups.myAccount[item]) && (
              <li key={item}>
                <Link to={menuGroups.myAccount[item].path} className={ROW}>
                  <Icon size={20} stroke={1.75} className="rigid" aria-hidden />
                  {t(`menus.${item}`)}
                </Link>
              </li>
            ),
        )}
        {mayOpen(menuGroups.myAccount.changePassword) && (
          <li>
            <button type="button" className={ROW} aria-haspopup="dialog" onClick={changePassword.open}>
              <IconLockPassword size={20} stroke={1.75} className="rigid" aria-hidden />
              {t('frame.changePassword')}
            </button>
          </li>
        )}
        <li className={ROW}>
          <IconWorld size={20} stroke={1.75} className="rigid" aria-hidden />
          <LanguageSwitch className="text-link target" />
        </li>
        <li>
          <ThemeSwitch className={ROW} withText />
        </li>
        <li>
          <button type="button" className={ROW} onClick={logOut}>
            <IconLogout size={20} stroke={1.75} className="rigid" aria-hidden />
            {t('frame.logOut')}
          </button>
        </li>
      </ul>
      {changePassword.dialog}
    </>
  );
}
