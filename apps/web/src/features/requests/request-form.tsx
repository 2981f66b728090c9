import type { TemplateForm } from '@onegi/contract/calls/requests/template';
import type { Answers } from '@onegi/contract/questions';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { changedAnswers, initialAnswers } from '../forms/answers.ts';
import { QuestionFields } from '../forms/question-fields.tsx';
import { forgetAnswers, keepAnswers, readKeptAnswers } from './kept-answers.ts';
import { KnownFacts } from './known-facts.tsx';
import type { QuoteRequest } from './request-of.ts';
import { RequestReceived } from './request-received.tsx';
import { SendPart } from './send-part.tsx';
import { useRequestForm } from './use-request-form.ts';

/** A form made from a template: what is known already, what is asked, and the consent. */
export function RequestForm({ request, form }: { request: QuoteRequest; form: TemplateForm }) {
  const t = useTranslations('requests.form');
  const initial = initialAnswers(form.questions);
  // A form that another search or card has filled in begins anew: of two cars the answers are not to be mixed.
  const filledIn = JSON.stringify(initialAnswers(form.questions.filter(({ editable }) => editable !== false)));
  const mark = `request.${request.templateId}.${request.product}.${filledIn}`;
  const [answers, setAnswers] = useState<Answers>(() => ({ ...initial, ...readKeptAnswers(mark) }));
  const change = (next: Answers) => {
    setAnswers(next);
    keepAnswers(mark, changedAnswers(initial, next));
  };
  const state = useRequestForm({ request, template: form, rows: form.questions, answers });
  const isSent = state.receipt !== undefined;
  useEffect(() => {
    if (isSent) forgetAnswers(mark);
  }, [isSent, mark]);
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
          onChange={change}
          errorOf={state.form.errorOf}
          level={2}
        />
        <SendPart state={state} />
      </form>
    </>
  );
}
