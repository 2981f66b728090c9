import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './modal.module.css';
import { Modal } from './modal.tsx';

interface Props {
  /** The question. */
  title: string;
  /** What the button that does it says: Delete. */
  action: string;
  /** Does it, and tells of a failure by itself; the dialog closes when it has ended. */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
  /** What it would happen to, by name, and what cannot be undone. */
  children: ReactNode;
}

/** Asks before something that cannot be undone. What can be undone is done at once, with a way back. */
export function ConfirmDialog({ title, action, onConfirm, onClose, children }: Props) {
  const t = useTranslations('common.actions');
  const [busy, setBusy] = useState(false);
  const confirm = async (close: () => void) => {
    setBusy(true);
    await onConfirm();
    close();
  };
  return (
    <Modal title={title} onClose={onClose}>
      {(close) => (
        <div className="stack gap-lg">
          <div className="break-anywhere">{children}</div>
          <div className={`stack gap-sm ${classes.buttons}`}>
            {/* Enter, pressed by habit, changes nothing. */}
            <Button variant="default" data-autofocus disabled={busy} onClick={close}>
              {t('cancel')}
            </Button>
            <Button loading={busy} onClick={() => void confirm(close)}>
              {action}
            </Button>
          </div>
        </div>
      )}
    </Modal>
  );
}
