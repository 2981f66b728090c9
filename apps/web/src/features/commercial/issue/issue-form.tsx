import { Button } from '@mantine/core';
import type { BodyOf } from '@onegi/contract/call';
import { issueCase } from '@onegi/contract/calls/requests/commercial/issue';
import type { PolicyDraft } from '@onegi/contract/calls/requests/commercial/issue-shapes';
import { checkShape } from '@onegi/contract/check-shape';
import { periodFailures } from '@onegi/contract/commercial/check-case';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { DateField } from '../../../components/date-field.tsx';
import { ErrorSummary } from '../../../components/error-summary.tsx';
import { useForm } from '../../../components/form/use-form.ts';
import { useSendOnce } from '../../../components/form/use-send-once.ts';
import { TextField } from '../../../components/text-field.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { longDate } from '../../../lib/long-date.ts';
import { formatMoney } from '../../../lib/money.ts';
import { notify, notifyFailure } from '../../../lib/notify.ts';
import { useInLanguage } from '../../../lib/use-in-language.ts';
import { useLabelled } from '../../../lib/use-labelled.ts';
import classes from '../commercial.module.css';
import { PolicyFigures } from './policy-figures.tsx';

interface Props {
  draft: PolicyDraft;
  reload: () => Promise<unknown>;
}

const noFacts = { policyNumberKeyed: '', planCode: '', clientEmail: '' };
type Values = typeof noFacts & Pick<PolicyDraft, 'insuredName' | 'startsOn' | 'endsOn'> & { policyRenewed: string };

/** What will be issued, what the officer completes, and after a question issuing it. */
export function IssueForm({ draft, reload }: Props) {
  const t = useTranslations('issue');
  const labelled = useLabelled();
  const pick = useInLanguage();
  const locale = useLocale();
  const { caseNumber, caseVersion, insuredName, startsOn, endsOn } = draft;
  const isRenewal = draft.policyRenewed !== null;
  const [values, setValues] = useState<Values>({
    ...noFacts,
    insuredName,
    startsOn,
    endsOn,
    policyRenewed: draft.policyRenewed ?? '',
  });
  const [isAsked, setAsked] = useState(false);
  const send = useSendOnce(issueCase);
  const { policyRenewed, ...completed } = values;
  const ofRenewal = isRenewal ? { policyRenewed } : {};
  const body: BodyOf<typeof issueCase> = { caseNumber, caseVersion, ...completed, ...ofRenewal, currency: 'HKD' };
  const labels: Record<keyof Values, string> = {
    insuredName: t('insuredName'),
    startsOn: t('startsOn'),
    endsOn: t('endsOn'),
    policyNumberKeyed: t('policyNumber'),
    planCode: t('planCode'),
    clientEmail: t('clientEmail'),
    policyRenewed: t('policyRenewed'),
  };
  const isField = (path: string): path is keyof typeof labels => path in labels;
  const form = useForm({
    values,
    issues: [...checkShape(issueCase.body, body), ...periodFailures(values)],
    labelOf: (path) => (isField(path) ? labels[path] : path),
    submit: () => setAsked(true),
  });

  /** A refusal stands at its field; of what somebody else did meanwhile the case tells. */
  async function showFailure(error: unknown): Promise<void> {
    if (!(error instanceof ApiError)) throw error;
    const found = error.fields.filter(({ field }) => isField(field));
    if (found.length > 0) return form.take(found.map(({ field, message }) => ({ path: field, message })));
    if (error.code === 'policy.numberTaken') return form.take([{ path: 'policyNumberKeyed', message: error.message }]);
    notifyFailure(error);
    if (error.status === 409) await reload();
  }

  async function issue(): Promise<void> {
    try {
      const { answer } = await send({ body });
      notify({ kind: 'success', message: t('issued', { policyNumber: answer.policy?.policyNumber ?? '' }) });
      await reload();
    } catch (error) {
      await showFailure(error);
    }
  }

  const field = (name: keyof typeof labels) => ({
    id: form.idOf(name),
    label: labels[name],
    value: values[name],
    error: form.errorOf(name),
    onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
  });
  const marked = policyRenewed.trim().toUpperCase();
  const renewed = marked === '' ? t('marksNone') : t('marksRenewed', { policyNumber: marked });
  const insurer = pick(draft.insurerName, draft.insurerNameZh);
  return (
    <section className="framed stack gap-lg p-card" aria-labelledby="issue-title">
      <h2 className="large" id="issue-title">
        {t('title')}
      </h2>
      <div className="stack gap-xs">
        <p className="strong">{insurer}</p>
        {draft.insurerReference !== '' && (
          <p className="dimmed small break-anywhere">{labelled(t('reference'), draft.insurerReference)}</p>
        )}
        <PolicyFigures figures={draft} commission={draft.commission} />
        <p className="dimmed small">{labelled(t('due'), longDate(draft.noteDueOn, locale))}</p>
      </div>
      <form {...form.element} className="stack gap-lg">
        <ErrorSummary {...form.summary} />
        <TextField {...field('insuredName')} maxLength={100} autoComplete="off" />
        <div className={`stack gap-lg ${classes.pair}`}>
          <DateField {...field('startsOn')} />
          <DateField {...field('endsOn')} />
        </div>
        <div className={`stack gap-lg ${classes.pair}`}>
          <TextField {...field('policyNumberKeyed')} help={t('policyNumberHint')} maxLength={40} autoComplete="off" />
          <TextField
            {...field('clientEmail')}
            help={t('clientEmailHint')}
            type="email"
            maxLength={100}
            autoComplete="off"
          />
        </div>
        <div className={`stack gap-lg ${classes.pair}`}>
          <TextField {...field('planCode')} maxLength={20} autoComplete="off" />
          {isRenewal && (
            <TextField {...field('policyRenewed')} help={t('policyRenewedHint')} maxLength={40} autoComplete="off" />
          )}
        </div>
        <p className="dimmed small">{labelled(t('currency'), draft.currency)}</p>
        <div>
          <Button variant="accent" size="lg" type="submit">
            {t('action')}
          </Button>
        </div>
      </form>
      {isAsked && (
        <ConfirmDialog title={t('question')} action={t('action')} onConfirm={issue} onClose={() => setAsked(false)}>
          {t('questionText', {
            insuredName: values.insuredName,
            insurer,
            total: formatMoney(draft.totalCents),
          })}
          {isRenewal && ` ${renewed}`}
        </ConfirmDialog>
      )}
    </section>
  );
}
