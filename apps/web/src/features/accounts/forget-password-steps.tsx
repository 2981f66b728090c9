import { Button } from '@mantine/core';
import { sendTemporaryPassword, verifyUser } from '@onegi/contract/calls/accounts/passwords';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { TextField } from '../../components/text-field.tsx';
import { callApi } from '../../lib/api.ts';
import classes from './accounts.module.css';
import { useAccountForm } from './use-account-form.ts';

interface LoginNameProps {
  loginName: string;
  onChange: (loginName: string) => void;
  onFound: (maskedEmail: string) => void;
}

/** Whose password it is. The answer looks the same for a login ID that nobody has. */
export function LoginNameStep({ loginName, onChange, onFound }: LoginNameProps) {
  const t = useTranslations('accountsWeb.forgot');
  const act = useTranslations('common.actions');
  const form = useAccountForm({
    shape: verifyUser.body,
    body: { loginName },
    labels: { loginName: t('loginName') },
    send: async (body) => onFound((await callApi(verifyUser, { body })).maskedEmail),
  });
  const { errors } = form;
  return (
    <form noValidate className="stack gap-md" onBlur={errors.onBlur} onSubmit={form.onSubmit}>
      <ErrorSummary errors={errors.summary} attempt={errors.attempt} />
      <TextField
        id="loginName"
        label={t('loginName')}
        help={t('loginNameHelp')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        error={errors.errorOf('loginName')}
        value={loginName}
        onChange={onChange}
      />
      <Button type="submit" variant="accent" size="lg" loading={form.busy}>
        {act('next')}
      </Button>
    </form>
  );
}

interface ConfirmEmailProps {
  loginName: string;
  maskedEmail: string;
  onBack: () => void;
  onSent: () => void;
}

/** The whole address, which only its owner knows. */
export function ConfirmEmailStep({ loginName, maskedEmail, onBack, onSent }: ConfirmEmailProps) {
  const t = useTranslations('accountsWeb.forgot');
  const act = useTranslations('common.actions');
  const language = useLocale();
  const [email, setEmail] = useState('');
  const form = useAccountForm({
    shape: sendTemporaryPassword.body,
    body: { loginName, email, language },
    labels: { email: t('email') },
    async send(body) {
      await callApi(sendTemporaryPassword, { body });
      onSent();
    },
  });
  const { errors } = form;
  return (
    <form noValidate className="stack gap-md" onBlur={errors.onBlur} onSubmit={form.onSubmit}>
      <ErrorSummary errors={errors.summary} attempt={errors.attempt} />
      <p>{t('maskedEmail', { email: maskedEmail })}</p>
      <TextField
        id="email"
        type="email"
        autoFocus
        label={t('email')}
        autoComplete="email"
        maxLength={100}
        error={errors.errorOf('email')}
        value={email}
        onChange={setEmail}
      />
      <div className={`stack gap-sm ${classes.buttons}`}>
        <Button variant="default" size="lg" onClick={onBack}>
          {act('back')}
        </Button>
        <Button type="submit" variant="accent" size="lg" loading={form.busy}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
