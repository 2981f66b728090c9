import { Button } from '@mantine/core';
import type { BodyOf } from '@onegi/contract/call';
import { loginSendCode, verifyCode } from '@onegi/contract/calls/accounts/passwords';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ErrorSummary } from '../../components/error-summary.tsx';
import field from '../../components/field.module.css';
import { describedBy, Field } from '../../components/field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { callApi } from '../../lib/api.ts';
import { notify } from '../../lib/notify.ts';
import { useCountdown } from '../../lib/use-countdown.ts';
import classes from './accounts.module.css';
import { useAccountForm } from './use-account-form.ts';

export type FirstLogin = BodyOf<typeof verifyCode>;

/** How long until a code may be asked for again; it is valid as long. */
const RESEND_SECONDS = 120;

interface Props {
  given: FirstLogin;
  onChange: (given: FirstLogin) => void;
  onVerified: () => void;
}

/** Who it is, proved by a code that is sent to their address. */
export function InformationStep({ given, onChange, onVerified }: Props) {
  const t = useTranslations('accountsWeb.first');
  const act = useTranslations('common.actions');
  const tellAll = useTranslations('accounts');
  const language = useLocale();
  const { secondsLeft, start } = useCountdown();
  const [wasSent, setWasSent] = useState(false);
  const { oneTimeCode, ...person } = given;
  const labels = { employeeId: t('employeeId'), iaLicence: t('iaLicence'), email: t('email') };

  const code = useAccountForm({
    shape: loginSendCode.body,
    body: { ...person, language },
    labels,
    async send(body) {
      await callApi(loginSendCode, { body });
      start(RESEND_SECONDS);
      setWasSent(true);
      notify({ kind: 'success', message: tellAll('codeSent') });
      document.getElementById('oneTimeCode')?.focus();
    },
  });
  const form = useAccountForm({
    shape: verifyCode.body,
    body: given,
    labels: { ...labels, oneTimeCode: t('code') },
    async send(body) {
      await callApi(verifyCode, { body });
      onVerified();
    },
  });
  const errorOf = (path: string) => form.errors.errorOf(path) ?? code.errors.errorOf(path);
  const summary = form.errors.attempt > 0 ? form.errors.summary : code.errors.summary;

  return (
    <form noValidate className="stack gap-md" onBlur={form.errors.onBlur} onSubmit={form.onSubmit}>
      <p className="dimmed">{t('lead')}</p>
      <ErrorSummary errors={summary} attempt={form.errors.attempt + code.errors.attempt} />
      {(['employeeId', 'iaLicence', 'email'] as const).map((name) => (
        <TextField
          key={name}
          id={name}
          label={labels[name]}
          type={name === 'email' ? 'email' : 'text'}
          autoComplete={name === 'email' ? 'email' : 'off'}
          maxLength={name === 'email' ? 100 : 20}
          error={errorOf(name)}
          value={given[name]}
          onChange={(value) => onChange({ ...given, [name]: value })}
        />
      ))}
      <Field id="oneTimeCode" label={t('code')} error={errorOf('oneTimeCode')}>
        <div className={`stack gap-xs ${classes.codeRow}`}>
          <input
            id="oneTimeCode"
            className={field.input}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            value={oneTimeCode}
            aria-invalid={Boolean(errorOf('oneTimeCode'))}
            aria-describedby={describedBy('oneTimeCode', undefined, errorOf('oneTimeCode'))}
            onChange={(event) => onChange({ ...given, oneTimeCode: event.target.value.replace(/\D/g, '') })}
          />
          <Button variant="default" loading={code.busy} disabled={secondsLeft > 0} onClick={code.onSubmit}>
            {secondsLeft > 0 ? t('wait', { seconds: secondsLeft }) : t(wasSent ? 'resend' : 'send')}
          </Button>
        </div>
      </Field>
      <Button type="submit" variant="accent" size="lg" loading={form.busy}>
        {act('next')}
      </Button>
    </form>
  );
}
