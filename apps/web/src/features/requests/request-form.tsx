import type { TemplateForm } from '@onegi/contract/calls/requests/template';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { initialAnswers } from '../forms/answers.ts';
import { QuestionFields } from '../forms/question-fields.tsx';
import { KnownFacts } from './known-facts.tsx';
import type { QuoteRequest } from './request-of.ts';
import { RequestReceived } from './request-received.tsx';
import { SendPart } from './send-part.tsx';
import { useRequestForm } from './use-request-form.ts';

/** A form made from a template: what is known already, what is asked, and the consent. */
export function RequestForm({ request, form }: { request: QuoteRequest; form: TemplateForm }) {
  const t = useTranslations('requests.form');
  const [answers, setAnswers] = useState(() => initialAnswers(form.questions));
  const state = useRequestForm({ request, template: form, rows: form.questions, answers });
  if (state.receipt) return <RequestReceived receipt={state.receipt} searchUrl={request.searchUrl} />;
  return (
    <>
      <h1>{t('title')}</h1>
      <p className="dimmed" style={{ marginBlock: 'var(--mantine-spacing-xs) 28px' }}>
        {t(request.templateId === 'BP' ? 'leadBusiness' : 'lead')}
      </p>
      <form {...state.form.element} className="stack gap-xl slim" aria-label={t('title')}>
        <KnownFacts form={form} />
        <ErrorSummary {...state.form.summary} />
        <QuestionFields
          questions={form.questions}
          answers={answers}
          onChange={setAnswers}
          errorOf={state.form.errorOf}
          level={2}
        />
        <SendPart state={state} />
      </form>
    </>
  );
}
