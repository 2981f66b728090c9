import { Button } from '@mantine/core';
import { setFirstPassword } from '@onegi/contract/calls/accounts/passwords';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { useCallForm } from '../../components/form/use-call-form.ts';
import type { FirstLogin } from './information-step.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

/** The first password of an account. */
export function AssignPasswordStep({ given, onDone }: { given: FirstLogin; onDone: () => void }) {
  const t = useTranslations('accountsWeb.first');
  const [values, setValues] = useState({ firstPassword: '', firstPasswordAgain: '' });
  const form = useCallForm({
    call: setFirstPassword,
    values,
    onChange: setValues,
    labels: { firstPassword: t('password'), firstPasswordAgain: t('again') },
    body: (typed) => ({ ...given, ...typed }),
    onDone,
  });
  return (
    <form {...form.element} className="stack gap-md">
      <ErrorSummary {...form.summary} />
      <NewPasswordFields
        first={{ ...form.field('firstPassword'), autoFocus: true }}
        again={form.field('firstPasswordAgain')}
      />
      <Button type="submit" variant="accent" size="lg" loading={form.busy}>
        {t('submit')}
      </Button>
    </form>
  );
}
