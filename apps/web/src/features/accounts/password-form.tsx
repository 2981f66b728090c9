import { Button } from '@mantine/core';
import { changePassword } from '@onegi/contract/calls/accounts/passwords';
import { PASSWORD_MAX } from '@onegi/contract/fields/accounts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { callApi } from '../../lib/api.ts';
import { digestOf } from './md5.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { PasswordField } from './password-field.tsx';
import { useAccountForm } from './use-account-form.ts';

interface Props {
  isTemporary?: boolean;
  onDone: () => void;
}

/** The own password: the old one, and the new one twice. */
export function PasswordForm({ isTemporary = false, onDone }: Props) {
  const t = useTranslations('accountsWeb.password');
  const [old, setOld] = useState('');
  const [newPassword, setNew] = useState('');
  const [newPasswordAgain, setAgain] = useState('');
  const isSame = newPassword !== '' && newPassword === old;
  const labels = { oldPasswordDigest: t('old'), newPassword: t('new'), newPasswordAgain: t('again') };
  const form = useAccountForm({
    shape: changePassword.body,
    body: { oldPasswordDigest: digestOf(old), newPassword, newPasswordAgain },
    labels,
    more: isSame ? [{ field: 'newPassword', message: 'errors.passwordSame' }] : [],
    async send(body) {
      await callApi(changePassword, { body });
      onDone();
    },
  });
  const { errors } = form;
  return (
    <form noValidate className="stack gap-md" onBlur={errors.onBlur} onSubmit={form.onSubmit}>
      <ErrorSummary errors={errors.summary} attempt={errors.attempt} />
      <PasswordField
        id="oldPasswordDigest"
        label={t('old')}
        help={isTemporary ? t('oldTemporary') : undefined}
        autoComplete="current-password"
        maxLength={PASSWORD_MAX}
        error={errors.errorOf('oldPasswordDigest')}
        value={old}
        onChange={setOld}
      />
      <NewPasswordFields
        name="newPassword"
        labels={labels}
        password={newPassword}
        again={newPasswordAgain}
        onPassword={setNew}
        onAgain={setAgain}
        errorOf={errors.errorOf}
      />
      <Button type="submit" variant="accent" size="lg" loading={form.busy}>
        {t('submit')}
      </Button>
    </form>
  );
}
