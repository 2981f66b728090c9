import { Button } from '@mantine/core';
import { changePassword } from '@onegi/contract/calls/accounts/passwords';
import { PASSWORD_MAX } from '@onegi/contract/fields/accounts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { useCallForm } from '../../components/form/use-call-form.ts';
import { digestOf } from './md5.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { PasswordField } from './password-field.tsx';

interface Props {
  isTemporary?: boolean;
  onDone: () => void;
}

/** The own password: the old one, and the new one twice. */
export function PasswordForm({ isTemporary = false, onDone }: Props) {
  const t = useTranslations('accountsWeb.password');
  const [values, setValues] = useState({ oldPasswordDigest: '', newPassword: '', newPasswordAgain: '' });
  const isSame = values.newPassword !== '' && values.newPassword === values.oldPasswordDigest;
  const form = useCallForm({
    call: changePassword,
    values,
    onChange: setValues,
    labels: { oldPasswordDigest: t('old'), newPassword: t('new'), newPasswordAgain: t('again') },
    body: (typed) => ({ ...typed, oldPasswordDigest: digestOf(typed.oldPasswordDigest) }),
    more: isSame ? [{ field: 'newPassword', message: 'errors.passwordSame' }] : [],
    onDone,
  });
  return (
    <form {...form.element} className="stack gap-md">
      <ErrorSummary {...form.summary} />
      <PasswordField
        {...form.field('oldPasswordDigest')}
        help={isTemporary ? t('oldTemporary') : undefined}
        autoComplete="current-password"
        maxLength={PASSWORD_MAX}
      />
      <NewPasswordFields first={form.field('newPassword')} again={form.field('newPasswordAgain')} />
      <Button type="submit" variant="accent" size="lg" loading={form.busy}>
        {t('submit')}
      </Button>
    </form>
  );
}
