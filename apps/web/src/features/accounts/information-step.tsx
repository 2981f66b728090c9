import { Button } from '@mantine/core';
import type { BodyOf } from '@onegi/contract/call';
import { loginSendCode, verifyCode } from '@onegi/contract/calls/accounts/passwords';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ErrorSummary } from '../../components/error-summary.tsx';
import field from '../../components/field.module.css';
import { describedBy, Field } from '../../components/field.tsx';
import { useCallForm } from '../../components/form/use-call-form.ts';
import { TextField } from '../../components/text-field.tsx';
import { notify } from '../../lib/notify.ts';
import { useCountdown } from '../../lib/use-countdown.ts';
import classes from './accounts.module.css';

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

  const code = useCallForm({
    call: loginSendCode,
    values: person,
    onChange: (typed) => onChange({ ...given, ...typed }),
    labels,
    body: (typed) => ({ ...typed, language }),
    onDone() {
      start(RESEND_SECONDS);
      setWasSent(true);
      notify({ kind: 'success', message: tellAll('codeSent') });
      document.getElementById('oneTimeCode')?.focus();
    },
  });
  const form = useCallForm({
    call: verifyCode,
    values: given,
    onChange,
    labels: { ...labels, oneTimeCode: t('code') },
    onDone: onVerified,
  });
  const errorOf = (path: string) => form.errorOf(path) ?? code.errorOf(path);
  const { errors } = form.summary.attempt > 0 ? form.summary : code.summary;

  return (
    <form {...form.element} className="stack gap-md">
      <p className="dimmed">{t('lead')}</p>
      <ErrorSummary errors={errors} attempt={form.summary.attempt + code.summary.attempt} />
      {(['employeeId', 'iaLicence', 'email'] as const).map((name) => (
        <TextField
          key={name}
          {...form.field(name)}
          type={name === 'email' ? 'email' : 'text'}
          autoComplete={name === 'email' ? 'email' : 'off'}
          maxLength={name === 'email' ? 100 : 20}
          error={errorOf(name)}
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
          <Button variant="default" loading={code.busy} disabled={secondsLeft > 0} onClick={() => void code.attempt()}>
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
