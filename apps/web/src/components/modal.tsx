import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import classes from './modal.module.css';

interface Props {
  title: string;
  /** A sheet rises from the lower edge on a phone. */
  sheet?: boolean;
  /** For tables. */
  isWide?: boolean;
  onClose: () => void;
  /** `close` closes it with the focus going back to where it was. What is marked data-autofocus gets the focus first. */
  children: (close: () => void) => ReactNode;
}

/** Opens when it is rendered. The browser's own dialog keeps the focus inside and closes on Escape. */
export function Modal({ title, sheet = false, isWide = false, onClose, children }: Props) {
  const t = useTranslations('common.actions');
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = () => dialog.current?.close();
  useEffect(() => {
    if (!dialog.current || dialog.current.open) return;
    dialog.current.showModal();
    // Not on a phone, whose keyboard would cover what has to be read first.
    if (!window.matchMedia('(pointer: fine)').matches) return;
    dialog.current.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`plain-ground ${classes.modal} ${sheet ? classes.sheet : ''} ${isWide ? classes.wide : ''}`}
      aria-labelledby={titleId}
      closedby="any"
      onClose={onClose}
    >
      <div className={`row between plain-ground ${classes.head}`}>
        <h2 id={titleId}>{title}</h2>
        <button
          type="button"
          className={`icon-button hover-tinted ${classes.close}`}
          aria-label={t('close')}
          onClick={close}
        >
          <IconX size={22} stroke={1.75} aria-hidden />
        </button>
      </div>
      <div className={classes.body}>{children(close)}</div>
    </dialog>
  );
}
