import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Modal } from '../../components/modal.tsx';
import { useLocaleNavigate } from '../../lib/use-locale-navigate.ts';
import { dropSession } from './use-me.ts';
import { useOnTheWay } from './use-on-the-way.ts';

/** Every session of the user has ended with the change: the way on is the login, however this is closed. */
export function PasswordChanged() {
  const t = useTranslations('accountsWeb.password');
  const tellAll = useTranslations('accounts');
  const navigate = useLocaleNavigate();
  const onTheWay = useOnTheWay();
  const goOn = async () => {
    await navigate(onTheWay('/login'));
    dropSession();
  };
  return (
    <Modal title={t('done')} onClose={() => void goOn()}>
      {(close) => (
        <div className="stack gap-md">
          <p>{tellAll('passwordChanged')}</p>
          <Button variant="accent" data-autofocus onClick={close}>
            {t('confirm')}
          </Button>
        </div>
      )}
    </Modal>
  );
}
