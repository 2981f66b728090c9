import { lineCodes } from '@onegi/contract/lines';
import { IconLanguage, IconMenu2, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from '../components/link.tsx';
import { useOnNavigation } from '../lib/use-on-navigation.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { lineIcons } from './line-icons.tsx';
import { linePages } from './lines.ts';
import classes from './shell.module.css';
import { ThemeSwitch } from './theme-switch.tsx';
import { UserArea } from './user-area.tsx';

/** The header's groups on a phone. The browser's own dialog keeps focus inside and closes on Escape. */
export function PhoneDrawer() {
  const t = useTranslations('common');
  const dialog = useRef<HTMLDialogElement>(null);

  useOnNavigation(() => dialog.current?.close());

  return (
    <>
      <button
        type="button"
        className={`${classes.control} ${classes.onlyPhone} ${classes.edge}`}
        aria-label={t('nav.openMenu')}
        onClick={() => dialog.current?.showModal()}
      >
        <IconMenu2 size={24} stroke={1.75} aria-hidden />
      </button>
      <dialog ref={dialog} className={classes.drawer} aria-label={t('nav.menu')} closedby="any">
        <div className={classes.drawerHead}>
          <span className={classes.drawerTitle}>{t('nav.buy')}</span>
          <button
            type="button"
            className={classes.control}
            aria-label={t('nav.close')}
            onClick={() => dialog.current?.close()}
          >
            <IconX size={24} stroke={1.75} aria-hidden />
          </button>
        </div>
        <nav aria-label={t('nav.main')}>
          {lineCodes.map((line) => {
            const Icon = lineIcons[line];
            return (
              <Link key={line} to={linePages[line].landing} className={classes.drawerLink}>
                <Icon size={22} stroke={1.75} className={classes.lineIcon} aria-hidden />
                {t(`lines.${line}.full`)}
              </Link>
            );
          })}
        </nav>
        <div className={classes.rule} />
        <UserArea place="drawer" />
        <div className={classes.drawerLink}>
          <IconLanguage size={22} stroke={1.75} aria-hidden />
          <LanguageSwitch className="text-link" />
        </div>
        <ThemeSwitch className={classes.drawerLink as string} withText />
      </dialog>
    </>
  );
}
