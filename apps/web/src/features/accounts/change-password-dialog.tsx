import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Modal } from '../../components/modal.tsx';
import { PasswordChanged } from './password-changed.tsx';
import { PasswordForm } from './password-form.tsx';

/** The change of the own password, reached from the header of any page. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('accountsWeb.password');
  const [isDone, setDone] = useState(false);
  if (isDone) return <PasswordChanged />;
  return (
    <Modal title={t('title')} onClose={onClose}>
      {() => <PasswordForm onDone={() => setDone(true)} />}
    </Modal>
  );
}
