import { Button } from '@mantine/core';
import { setting } from '@onegi/contract/calls/common/setting';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { useForm } from '../../components/form/use-form.ts';
import type { FoundOnServer } from '../../components/form/use-form-errors.ts';
import { Notice } from '../../components/notice.tsx';
import { todayInHongKong } from '../../lib/dates.ts';
import { queryOf } from '../../lib/queries.ts';
import { useReader } from '../../lib/use-reader.ts';
import { readAgreed, writeAgreed } from './agreed.ts';
import { Agreements } from './agreements.tsx';
import { issuesOfAgreements, issuesOfDraft } from './application-issues.ts';
import { ApplicationReview } from './application-review.tsx';
import { BeforePaying } from './before-paying.tsx';
import classes from './details-step.module.css';
import type { DraftState, DraftStore } from './draft-store.ts';
import { HandOver } from './hand-over.tsx';
import { PayButton, PayProblem } from './pay-button.tsx';
import { PayingNotes } from './paying-notes.tsx';
import { PaymentsBefore } from './payment-notice.tsx';
import type { SubStep } from './sub-steps.tsx';
import { useLabelOf } from './use-label-of.ts';
import { useOpenedPayment } from './use-opened-payment.ts';
import { usePay } from './use-pay.ts';
import { useSubmit } from './use-submit.ts';

interface Props {
  store: DraftStore;
  state: DraftState;
  /** To an earlier part. */
  goTo: (step: SubStep) => void;
  /** The server found something in the details. */
  onFound: (found: readonly FoundOnServer[]) => void;
}

/** Everything once more, the declarations and the payment; and the hand-over of a consultant to the client. */
export function ReviewStep({ store, state, goTo, onFound }: Props) {
  const t = useTranslations('apply.review');
  const tPay = useTranslations('apply.pay');
  const reader = useReader();
  const { application, draft } = state;
  const { quote } = application;
  const [agreed, setAgreed] = useState(() => readAgreed(application));
  const unfinished = issuesOfDraft(draft, application, todayInHongKong());
  const { payment, isOpenElsewhere, label } = useOpenedPayment(application);
  const { pay, busy: isLeaving, problem } = usePay(store);
  const { send, onFailure, priceChanged } = useSubmit(store, { onFound, onDone: pay });
  const consent = useQuery({
    ...queryOf(setting, { query: { settingKey: 'MARKETING_CONSENT' } }),
    staleTime: Infinity,
  });
  const isFinished = unfinished.length === 0;
  const form = useForm({
    values: agreed,
    issues: isFinished ? issuesOfAgreements(agreed, consent.data === 'REQUIRED') : [],
    labelOf: useLabelOf(application),
    submit: isFinished ? () => send(agreed.agreeMarketing === true) : finish,
    onFailure,
  });
  const busy = form.busy || isLeaving;

  function finish() {
    if (unfinished[0]?.field.startsWith('covers.')) goTo('covers');
    else onFound([]);
  }

  function agree(next: typeof agreed) {
    setAgreed(next);
    writeAgreed(application.applicationRef, next);
  }

  return (
    <>
      <form {...form.element} className={`stack mt-xs slim ${classes.form}`} aria-label={t('title')}>
        <p className="dimmed">{t('lead', reader)}</p>
        {!isFinished && (
          <Notice kind="info" title={t('unfinishedTitle', reader)}>
            <p>{t('unfinished', { count: unfinished.length })}</p>
            <Button onClick={finish}>{t('finish')}</Button>
          </Notice>
        )}
        <ErrorSummary {...form.summary} />
        <ApplicationReview application={application} draft={draft} />
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
          <p className="dimmed small">{tPay('next1', reader)}</p>
        </section>
        {priceChanged && <Notice kind="failure" title={t('priceChanged')} />}
        <PayProblem problem={problem} />
        <div className={`flex between gap-sm mt-2xs ${classes.actions}`}>
          <Button variant="default" size="lg" onClick={() => goTo('details')}>
            {t('back', reader)}
          </Button>
          <PayButton label={label} totalCents={quote.totalCents ?? 0} busy={busy} />
        </div>
        <PayingNotes quote={quote} busy={busy} />
      </form>
      {application.allowedActions.includes('handOver') && <HandOver store={store} />}
    </>
  );
}
