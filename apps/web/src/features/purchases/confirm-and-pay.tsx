import { Button } from '@mantine/core';
import { setting } from '@onegi/contract/calls/common/setting';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { useForm } from '../../components/form/use-form.ts';
import type { FoundOnServer } from '../../components/form/use-form-errors.ts';
import { Notice } from '../../components/notice.tsx';
import { queryOf } from '../../lib/queries.ts';
import { readAgreed, writeAgreed } from './agreed.ts';
import { Agreements } from './agreements.tsx';
import { issuesOfAgreements } from './application-issues.ts';
import { BeforePaying } from './before-paying.tsx';
import classes from './details-step.module.css';
import type { DraftState, DraftStore } from './draft-store.ts';
import { PayButton, PayProblem } from './pay-button.tsx';
import { PayingNotes } from './paying-notes.tsx';
import { PaymentsBefore } from './payment-notice.tsx';
import type { SubStep } from './sub-steps.tsx';
import { useLabelOf } from './use-label-of.ts';
import { useOpenedPayment } from './use-opened-payment.ts';
import { usePay } from './use-pay.ts';
import { useSubmit } from './use-submit.ts';

export interface ReviewProps {
  store: DraftStore;
  state: DraftState;
  /** To an earlier part. */
  goTo: (step: SubStep) => void;
  /** The server found something in the details. */
  onFound: (found: readonly FoundOnServer[]) => void;
}

interface Props extends ReviewProps {
  /** To what is still missing; undefined where nothing is. */
  finish: (() => void) | undefined;
}

/** The declarations and the payment of who buys. */
export function ConfirmAndPay({ store, state, goTo, onFound, finish }: Props) {
  const t = useTranslations('apply.review');
  const tPay = useTranslations('apply.pay');
  const { application } = state;
  const { quote } = application;
  const [agreed, setAgreed] = useState(() => readAgreed(application));
  const { payment, isOpenElsewhere, label } = useOpenedPayment(application);
  const { pay, busy: isLeaving, problem, problemAt } = usePay(store);
  const { send, onFailure, priceChanged } = useSubmit(store, { onFound, onDone: pay });
  const consent = useQuery({
    ...queryOf(setting, { query: { settingKey: 'MARKETING_CONSENT' } }),
    staleTime: Infinity,
  });
  const form = useForm({
    values: agreed,
    issues: finish ? [] : issuesOfAgreements(agreed, consent.data === 'REQUIRED'),
    labelOf: useLabelOf(application),
    submit: finish ?? (() => send(agreed.agreeMarketing === true)),
    onFailure,
  });
  const busy = form.busy || isLeaving;

  function agree(next: typeof agreed) {
    setAgreed(next);
    writeAgreed(application.applicationRef, next);
  }

  return (
    <form {...form.element} className={`stack slim ${classes.form}`} aria-label={t('declarations')}>
      <ErrorSummary {...form.summary} />
      <section className={`stack rule-above gap-lg slim ${classes.part}`} aria-labelledby="part-declarations">
        <h2 className="large mb-2xs" id="part-declarations">
          {t('declarations')}
        </h2>
        <Agreements quote={quote} agreed={agreed} onChange={agree} errorOf={form.errorOf} />
      </section>
      <section className={`stack rule-above gap-md slim ${classes.part}`} aria-labelledby="part-payment">
        <h2 className="large" id="part-payment">
          {t('payment')}
        </h2>
        <PaymentsBefore payment={payment} isOpenElsewhere={isOpenElsewhere} />
        <BeforePaying />
        <p className="dimmed small">{tPay('next1')}</p>
      </section>
      {priceChanged && <Notice kind="failure" title={t('priceChanged')} />}
      <PayProblem problem={problem} problemAt={problemAt} />
      <div className={`flex between gap-sm mt-2xs ${classes.actions}`}>
        <Button variant="default" size="lg" onClick={() => goTo('details')}>
          {t('back', { reader: 'visitor' })}
        </Button>
        <PayButton label={label} totalCents={quote.totalCents ?? 0} busy={busy} />
      </div>
      <PayingNotes quote={quote} busy={busy} />
    </form>
  );
}
