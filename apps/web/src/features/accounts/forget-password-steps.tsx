import { Button } from '@mantine/core';
import { sendTemporaryPassword, verifyUser } from '@onegi/contract/calls/accounts/passwords';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { useCallForm } from '../../components/form/use-call-form.ts';
import { TextField } from '../../components/text-field.tsx';
import classes from './accounts.module.css';

interface LoginNameProps {
  loginName: string;
  onChange: (loginName: string) => void;
  onFound: (maskedEmail: string) => void;
}

/** Whose password it is. The answer looks the same for a login ID that nobody has. */
export function LoginNameStep({ loginName, onChange, onFound }: LoginNameProps) {
  const t = useTranslations('accountsWeb.forgot');
  const act = useTranslations('common.actions');
  const form = useCallForm({
    call: verifyUser,
    values: { loginName },
    onChange: (typed) => onChange(typed.loginName),
    labels: { loginName: t('loginName') },
    onDone: (answer) => onFound(answer.maskedEmail),
  });
  return (
    <form {...form.element} className="stack gap-md">
      <ErrorSummary {...form.summary} />
      <TextField
        {...form.field('loginName')}
        help={t('loginNameHelp')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
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
  const [values, setValues] = useState({ email: '' });
  const form = useCallForm({
    call: sendTemporaryPassword,
    values,
    onChange: setValues,
    labels: { email: t('email') },
    body: ({ email }) => ({ loginName, email, language }),
    onDone: onSent,
  });
  return (
    <form {...form.element} className="stack gap-md">
      <ErrorSummary {...form.summary} />
      <p>{t('maskedEmail', { email: maskedEmail })}</p>
      <TextField {...form.field('email')} type="email" autoFocus autoComplete="email" maxLength={100} />
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
