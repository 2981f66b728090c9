import { IconMenu2, IconX } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import { useShownDialog } from '../../components/use-shown-dialog.ts';
import { useOnNavigation } from '../../lib/use-on-navigation.ts';
import { CallUs } from '../call-us.tsx';
import drawer from '../drawer.module.css';
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
      {isOpen && <Drawer onClose={close} />}
    </div>
  );
}

function Drawer({ onClose }: { onClose: () => void }) {
  const t = useTranslations('common.nav');
  const dialog = useShownDialog();
  return createPortal(
    <dialog ref={dialog} className={drawer.drawer} aria-label={t('menu')} closedby="any" onClose={onClose}>
      <div className="flex">
        <button
          type="button"
          className="icon-button hover-tinted push-end"
          aria-label={t('close')}
          onClick={() => dialog.current?.close()}
        >
          <IconX size={24} stroke={1.75} aria-hidden />
        </button>
      </div>
      <nav aria-label={t('main')}>
        <SideNav />
      </nav>
      <div className={`rule-above mt-md ${classes.section}`}>
        <Account place="drawer" />
        <CallUs className={`plain-button row full-width gap-sm small menu-row ${classes.row}`} withText />
      </div>
    </dialog>,
    document.body,
  );
}
