import { IconMenu2 } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnNavigation } from '../../lib/use-on-navigation.ts';
import { CallUs } from '../call-us.tsx';
import { DrawerFrame } from '../drawer-frame.tsx';
import { Account } from './account.tsx';
import { SideNav } from './side-nav.tsx';
import classes from './workplace.module.css';

/** Opens what stands at the side of wide screens, and the account. */
export function DrawerButton() {
  const t = useTranslations('common.nav');
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useOnNavigation(close);
  return (
    <div className={classes.onlyNarrow}>
      <button
        type="button"
        className="icon-button hover-tinted"
        aria-label={t('openMenu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <IconMenu2 size={24} stroke={1.75} aria-hidden />
      </button>
      {isOpen && (
        <DrawerFrame onClose={close} pages={<SideNav />}>
          <Account place="drawer" />
          <CallUs className={`plain-button row full-width gap-sm small menu-row ${classes.row}`} withText />
        </DrawerFrame>
      )}
    </div>
  );
}
