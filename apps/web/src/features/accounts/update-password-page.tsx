import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AccountFrame } from './account-frame.tsx';
import { PasswordChanged } from './password-changed.tsx';
import { PasswordForm } from './password-form.tsx';
import { SignedInOnly } from './signed-in-only.tsx';
import { useMe } from './use-me.ts';

export default function UpdatePasswordPage() {
  const t = useTranslations('accountsWeb.password');
  const mustChange = useMe().data?.limitedTo === 'password';
  const [isDone, setDone] = useState(false);
  const lead = mustChange ? { lead: t('mustChange') } : {};
  return (
    <AccountFrame title={t('title')} description={t('description')} {...lead}>
      {/* The sessions have ended: who is asked now is nobody any more, and the dialog leads on. */}
      {isDone ? (
        <PasswordChanged />
      ) : (
        <SignedInOnly>{() => <PasswordForm isTemporary={mustChange} onDone={() => setDone(true)} />}</SignedInOnly>
      )}
    </AccountFrame>
  );
}
