import { Button } from '@mantine/core';
import { resetUser } from '@onegi/contract/calls/accounts/users';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Modal } from '../../components/modal.tsx';
import { callApi } from '../../lib/api.ts';
import { notify, notifyFailure } from '../../lib/notify.ts';
import classes from './accounts.module.css';
import type { ListedUser } from './listed-user.ts';

interface Props {
  user: ListedUser;
  onClose: () => void;
  onDone: () => void;
}

/** Asked before it is done: whoever is reset is logged out in the middle of their work. */
export function ResetDialog({ user, onClose, onDone }: Props) {
  const t = useTranslations('accountsWork.users');
  const cancel = useTranslations('common.actions');
  const { name, userId } = user;
  const [clearSecondFactor, setClear] = useState(false);
  const [busy, setBusy] = useState(false);
  async function reset(close: () => void) {
    setBusy(true);
    try {
      await callApi(resetUser, { body: { userId, clearSecondFactor } });
      notify({ kind: 'success', message: t('resetDone', { name }) });
      close();
      onDone();
    } catch (error) {
      notifyFailure(error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Modal title={t('resetTitle', { name })} onClose={onClose}>
      {(close) => (
        <div className="stack gap-md">
          <p>{t('resetText')}</p>
          <label className="target small gap-xs pointer">
            <input
              type="checkbox"
              className="tick-box"
              checked={clearSecondFactor}
              onChange={(event) => setClear(event.target.checked)}
            />
            {t('resetFactors')}
          </label>
          <div className={`stack gap-sm ${classes.buttons}`}>
            <Button variant="default" onClick={close}>
              {cancel('cancel')}
            </Button>
            <Button variant="accent" loading={busy} onClick={() => void reset(close)}>
              {t('reset')}
            </Button>
          </div>
        </div>
      )}
    </Modal>
  );
}
