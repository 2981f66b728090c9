import { Button } from '@mantine/core';
import { setFirstPassword } from '@onegi/contract/calls/accounts/passwords';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { callApi } from '../../lib/api.ts';
import type { FirstLogin } from './information-step.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useAccountForm } from './use-account-form.ts';

/** The first password of an account. */
export function AssignPasswordStep({ given, onDone }: { given: FirstLogin; onDone: () => void }) {
  const t = useTranslations('accountsWeb.first');
  const [firstPassword, setPassword] = useState('');
  const [firstPasswordAgain, setAgain] = useState('');
  const labels = { firstPassword: t('password'), firstPasswordAgain: t('again') };
  const form = useAccountForm({
    shape: setFirstPassword.body,
    body: { ...given, firstPassword, firstPasswordAgain },
    labels,
    async send(body) {
      await callApi(setFirstPassword, { body });
      onDone();
    },
  });
  const { errors } = form;
  return (
    <form noValidate className="stack gap-md" onBlur={errors.onBlur} onSubmit={form.onSubmit}>
      <ErrorSummary errors={errors.summary} attempt={errors.attempt} />
      <NewPasswordFields
        name="firstPassword"
        labels={labels}
        password={firstPassword}
        again={firstPasswordAgain}
        onPassword={setPassword}
        onAgain={setAgain}
        errorOf={errors.errorOf}
      />
      <Button type="submit" variant="accent" size="lg" loading={form.busy}>
        {t('submit')}
      </Button>
    </form>
  );
}
