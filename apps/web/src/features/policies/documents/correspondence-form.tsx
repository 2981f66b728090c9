import { Button } from '@mantine/core';
import { savePolicyEmail } from '@onegi/contract/calls/policies/documents';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCallForm } from '../../../components/form/use-call-form.ts';
import { TextField } from '../../../components/text-field.tsx';
import { notify } from '../../../lib/notify.ts';
import { refetchPolicy } from '../refetch-policy.ts';

interface Props {
  transactionNumber: string;
  /** What is known; empty where nothing is. */
  email: string;
}

/** Where the client is written to about a policy; its documents are mailed there if asked. */
export function CorrespondenceForm({ transactionNumber, email }: Props) {
  const t = useTranslations('policyDocuments');
  const [values, setValues] = useState({ transactionNumber, email, isMailed: false });
  const form = useCallForm({
    call: savePolicyEmail,
    values,
    onChange: setValues,
    labels: { email: t('email') },
    idPrefix: 'policy',
    onDone: async (saved) => {
      notify({ kind: 'success', message: t(saved.isMailed ? 'emailSent' : 'emailSaved') });
      await refetchPolicy();
    },
  });
  const { value: isMailed, onChange: onMailed } = form.field('isMailed');
  return (
    <section className="stack gap-sm readable" aria-labelledby="policy-correspondence">
      <h2 className="large" id="policy-correspondence">
        {t('emailTitle')}
      </h2>
      <form {...form.element} className="stack gap-sm">
        <TextField {...form.field('email')} type="email" autoComplete="off" maxLength={100} />
        <label className="target gap-sm small pointer">
          <input
            type="checkbox"
            className="tick-box"
            checked={isMailed}
            onChange={(event) => onMailed(event.target.checked)}
          />
          {t('emailSend')}
        </label>
        <Button type="submit" variant="default" className="self-start" loading={form.busy}>
          {t('emailSave')}
        </Button>
      </form>
    </section>
  );
}
