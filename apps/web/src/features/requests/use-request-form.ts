import { requestQuote } from '@onegi/contract/calls/requests/request-quote';
import type { TemplateForm } from '@onegi/contract/calls/requests/template';
import { type Answers, answersThatCount, checkAnswers } from '@onegi/contract/questions';
import { documentsWanted, questionsAsked, type TemplateQuestion } from '@onegi/contract/templates';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocale } from 'use-intl';
import { callApi } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { todayInHongKong } from '../../lib/dates.ts';
import { newIdempotencyKey } from '../../lib/idempotency-key.ts';
import { notifyFailure } from '../../lib/notify.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { useFormErrors } from '../forms/use-form-errors.ts';
import { valueAt } from '../forms/value-at.ts';
import type { QuoteRequest } from './request-of.ts';

interface Given {
  request: QuoteRequest;
  form: TemplateForm;
  /** The rows on this page; all of the form's, or a step's. */
  rows: readonly TemplateQuestion[];
  answers: Answers;
}

/** The rows of a form made from data: what is asked, what is wrong, and sending the request. */
export function useRequestForm({ request, form, rows, answers }: Given) {
  const language = useLocale();
  const pick = useInLanguage();
  const [consent, setConsent] = useState(false);
  // One key per contents: pressing again after a lost answer is the same request.
  const sent = useRef({ contents: '', key: '' });
  const asked = questionsAsked(rows, answers);
  const issues = checkAnswers(asked, answers, todayInHongKong());
  const labelOf = (path: string) => {
    const found = rows.find(({ questionId }) => path === `answers.${questionId}`);
    return found ? pick(found.label, found.labelZh) : path;
  };
  const errors = useFormErrors(issues, (path) => valueAt({ answers }, path), labelOf);

  const { mutate, isPending, data } = useMutation({
    mutationFn: () => {
      const counted = answersThatCount(questionsAsked(form.questions, answers), answers);
      // An insurer that was taken out of the form is not to come back from the address.
      const { insurer: _insurer, ...about } = request;
      const body = { ...about, answers: counted, consent: true as const, language };
      const contents = JSON.stringify(body);
      if (sent.current.contents !== contents) sent.current = { contents, key: newIdempotencyKey() };
      return callApi(requestQuote, { body }, { idempotencyKey: sent.current.key });
    },
    onError: (error) => {
      const found = error instanceof ApiError ? error.fields : [];
      const here = found.filter(({ field }) => asked.some(({ questionId }) => field === `answers.${questionId}`));
      if (here.length === 0) return notifyFailure(error);
      errors.take(here.map(({ field, message }) => ({ path: field, message })));
    },
  });

  return {
    asked,
    errors,
    documents: documentsWanted(form.documents, answers),
    isComplete: issues.length === 0,
    consent,
    setConsent,
    isSending: isPending,
    receipt: data,
    /** Sends the request, or shows what is wrong. */
    send() {
      if (isPending) return;
      if (issues.length > 0) errors.fail();
      else if (consent) mutate();
    },
  };
}

export type RequestFormState = ReturnType<typeof useRequestForm>;
