import { Button } from '@mantine/core';
import { setFirstPassword } from '@onegi/contract/calls/accounts/passwords';
import { PASSWORD_MAX } from '@onegi/contract/fields/accounts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { callApi } from '../../lib/api.ts';
import classes from './accounts.module.css';
import type { FirstLogin } from './information-step.tsx';
import { PasswordField } from './password-field.tsx';
import { PasswordRules } from './password-rules.tsx';
import { useAccountForm } from './use-account-form.ts';

/** The first password of an account. */
export function AssignPasswordStep({ given, onDone }: { given: FirstLogin; onDone: () => void }) {
  const t = useTranslations('accountsWeb.first');
  const [firstPassword, setPassword] = useState('');
  const [firstPasswordAgain, setAgain] = useState('');
  const form = useAccountForm({
    shape: setFirstPassword.body,
    body: { ...given, firstPassword, firstPasswordAgain },
    labels: { firstPassword: t('password'), firstPasswordAgain: t('again') },
    async send(body) {
      await callApi(setFirstPassword, { body });
      onDone();
    },
  });
  const { errors } = form;
  return (
    <form noValidate className={classes.form} onBlur={errors.onBlur} onSubmit={form.onSubmit}>
      <ErrorSummary errors={errors.summary} attempt={errors.attempt} />
      <div>
        <PasswordField
          id="firstPassword"
          label={t('password')}
          autoComplete="new-password"
          maxLength={PASSWORD_MAX}
          error={errors.errorOf('firstPassword')}
          value={firstPassword}
          onChange={setPassword}
        />
        <PasswordRules password={firstPassword} />
      </div>
      <PasswordField
        id="firstPasswordAgain"
        label={t('again')}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        error={errors.errorOf('firstPasswordAgain')}
        value={firstPasswordAgain}
        onChange={setAgain}
      />
      <Button type="submit" variant="accent" size="lg" loading={form.busy}>
        {t('submit')}
      </Button>
    </form>
  );
}
