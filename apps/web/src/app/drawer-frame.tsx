import { IconX } from '@tabler/icons-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import classes from './drawer-frame.module.css';

interface Props {
  readonly onClose: () => void;
  /** The pages; below them stands the rest. */
  readonly pages: ReactNode;
  readonly children: ReactNode;
}

/** The menu of narrow screens, open for as long as it is rendered: the browser's own dialog keeps the focus inside and closes on Escape. */
export function DrawerFrame({ onClose, pages, children }: Props) {
  const t = useTranslations('common.nav');
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown?.open) shown?.showModal();
    // Closed by hand while it is still there, so that the browser gives the focus back.
    return () => shown?.close();
  }, []);
  return createPortal(
    <dialog ref={dialog} className={classes.drawer} aria-label={t('menu')} closedby="any" onClose={onClose}>
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
      <nav aria-label={t('main')}>{pages}</nav>
      <div className={classes.rest}>{children}</div>
    </dialog>,
    document.body,
  );
}
