import { Button } from '@mantine/core';
import { endorseCase } from '@onegi/contract/calls/requests/commercial/issue';
import { checkShape } from '@onegi/contract/check-shape';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorSummary } from '../../../components/error-summary.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { useSendOnce } from '../../../components/form/use-send-once.ts';
import { Link } from '../../../components/link.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { notify } from '../../../lib/notify.ts';
import type { CasePanelProps } from '../case-panel.ts';
import classes from '../commercial.module.css';

/** What is to be done for an accepted case that asks for an endorsement: it is made on the policy's page, and named here. */
export function EndorseForm({
  detail: { caseNumber, caseVersion },
  reload,
}: Pick<CasePanelProps, 'detail' | 'reload'>) {
  const t = useTranslations('issue');
  const [values, setValues] = useState({ policyEndorsed: '', endorsementNumber: '' });
  const send = useSendOnce(endorseCase);
  const body = { caseNumber, caseVersion, ...values };
  const labels: Record<keyof typeof values, string> = {
    policyEndorsed: t('policyNumber'),
    endorsementNumber: t('endorsementNumber'),
  };
  const isField = (path: string): path is keyof typeof labels => path in labels;
  const form = useForm({
    values,
    issues: checkShape(endorseCase.body, body),
    labelOf: (path) => (isField(path) ? labels[path] : path),
    pathOf: ({ field }) => (isField(field) ? field : undefined),
    submit: async () => {
      await send({ body });
      notify({ kind: 'success', message: t('endorsed', { number: caseNumber }) });
      await reload();
    },
    // Of what somebody else did meanwhile the case tells.
    onFailure: ({ status }) => (status === 409 ? reload() : undefined),
  });
  const field = (name: keyof typeof values) => ({
    id: form.idOf(name),
    label: labels[name],
    value: values[name],
    error: form.errorOf(name),
    onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
    autoComplete: 'off',
  });
  return (
    <section className="framed stack gap-lg p-card" aria-labelledby="endorse-title">
      <h2 className="large" id="endorse-title">
        {t('endorse')}
      </h2>
      <p className="small">{t('endorseText')}</p>
      <div>
        <Link to="/quotation/policy-enquiry" className="target text-link">
          {t('findPolicy')}
        </Link>
      </div>
      <form {...form.element} className="stack gap-lg">
        <ErrorSummary {...form.summary} />
        <div className={`stack gap-lg ${classes.pair}`}>
          <TextField {...field('policyEndorsed')} help={t('policyEndorsedHint')} maxLength={40} />
          <TextField
            {...field('endorsementNumber')}
            help={t('endorsementNumberHint')}
            inputMode="numeric"
            maxLength={3}
          />
        </div>
        <div>
          <Button variant="accent" size="lg" type="submit" loading={form.busy}>
            {t('endorseAction')}
          </Button>
        </div>
      </form>
    </section>
  );
}
