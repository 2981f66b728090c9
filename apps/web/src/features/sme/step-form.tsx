import { Button } from '@mantine/core';
import type { TemplateForm } from '@onegi/contract/calls/requests/template';
import type { Answers } from '@onegi/contract/questions';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { Link } from '../../components/link.tsx';
import { useLocaleNavigate } from '../../lib/use-locale-navigate.ts';
import { QuestionFields } from '../forms/question-fields.tsx';
import { forgetAnswers } from '../requests/kept-answers.ts';
import { KnownFacts } from '../requests/known-facts.tsx';
import type { QuoteRequest } from '../requests/request-of.ts';
import { RequestReceived } from '../requests/request-received.tsx';
import { SendPart } from '../requests/send-part.tsx';
import { useRequestForm } from '../requests/use-request-form.ts';
import { keptAs, smeOffer } from './offer.ts';
import classes from './search-page.module.css';
import { StepNav, stepUrl } from './step-nav.tsx';
import { rowsOfStep, type Step, stepNames } from './steps.ts';
import { YourAnswers } from './your-answers.tsx';

const request: QuoteRequest = { templateId: 'BP', product: 'BP', promotionCode: smeOffer.code };

interface Props {
  step: Step;
  form: TemplateForm;
  answers: Answers;
  onChange: (answers: Answers) => void;
}

/** One step of the quotation; the last one sends the request. */
export function StepForm({ step, form, answers, onChange }: Props) {
  const t = useTranslations();
  const navigate = useLocaleNavigate();
  const rows = rowsOfStep(step, form.questions, answers);
  const onNext = step === 4 ? undefined : () => void navigate(stepUrl((step + 1) as Step));
  const state = useRequestForm({ request, template: form, rows, answers, onNext });
  const isSent = state.receipt !== undefined;
  useEffect(() => {
    if (isSent) forgetAnswers(keptAs);
  }, [isSent]);
  if (state.receipt) return <RequestReceived receipt={state.receipt} />;

  return (
    <>
      <StepNav current={step} />
      <h1>{t(`sme.search.steps.${stepNames[step]}`)}</h1>
      <p className="dimmed" style={{ marginBlock: 'var(--mantine-spacing-xs) 28px' }}>
        {t(`sme.search.leads.${stepNames[step]}`)}
      </p>
      <form {...state.form.element} className="stack gap-xl slim" aria-label={t(`sme.search.steps.${stepNames[step]}`)}>
        {step === 4 && <KnownFacts form={form} promotionPercent={smeOffer.percent} />}
        {step === 4 && <YourAnswers questions={form.questions} answers={answers} />}
        <ErrorSummary {...state.form.summary} />
        <QuestionFields questions={rows} answers={answers} onChange={onChange} errorOf={state.form.errorOf} level={2} />
        {step === 4 ? (
          <SendPart state={state} />
        ) : (
          <div className="flex gap-sm phone-fill">
            {step > 1 && (
              <Button component={Link} to={stepUrl((step - 1) as Step)} variant="default" size="lg">
                {t('common.actions.back')}
              </Button>
            )}
            <Button type="submit" variant="accent" size="lg" className={classes.next}>
              {t('common.actions.next')}
            </Button>
          </div>
        )}
      </form>
    </>
  );
}
