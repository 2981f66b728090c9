import type { AnswerOf } from '@onegi/contract/call';
import { requestQuote } from '@onegi/contract/calls/requests/request-quote';
import type { TemplateForm } from '@onegi/contract/calls/requests/template';
import { checkAnswers } from '@onegi/contract/check-answers';
import { type Answers, answersThatCount, type Question } from '@onegi/contract/questions';
import { documentsWanted } from '@onegi/contract/templates';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { useForm } from '../../components/form/use-form.ts';
import { useSendOnce } from '../../components/form/use-send-once.ts';
import { todayInHongKong } from '../../lib/dates.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { useMissingAnswer } from '../forms/use-missing-answer.ts';
import type { QuoteRequest } from './request-of.ts';

interface Given {
  request: QuoteRequest;
  template: TemplateForm;
  /** The rows on this page; all of the form's, or a step's. */
  rows: readonly Question[];
  answers: Answers;
  /** Where a step leads that is not the last; the last sends the request. */
  onNext?: (() => unknown) | undefined;
}

/** The rows of a form made from data: what is wrong with them, and sending the request. */
export function useRequestForm({ request, template, rows, answers, onNext }: Given) {
  const language = useLocale();
  const pick = useInLanguage();
  const [consent, setConsent] = useState(false);
  const [receipt, setReceipt] = useState<AnswerOf<typeof requestQuote>>();
  const missing = useMissingAnswer();
  const send = useSendOnce(requestQuote);
  const rowAt = (path: string) => rows.find(({ questionId }) => path === `answers.${questionId}`);

  async function submit() {
    if (onNext) return onNext();
    if (!consent) return;
    // An insurer that was taken out of the form is not to come back from the address.
    const { insurer: _insurer, ...about } = request;
    const counted = answersThatCount(template.questions, answers);
    const { answer } = await send({ body: { ...about, answers: counted, consent, language } });
    setReceipt(answer);
  }

  const form = useForm({
    values: { answers },
    issues: checkAnswers(rows, answers, todayInHongKong()),
    labelOf(path) {
      const row = rowAt(path);
      return row ? pick(row.label, row.labelZh) : path;
    },
    missingOf(path) {
      const row = rowAt(path);
      return row && missing(row);
    },
    pathOf: ({ field }) => (rowAt(field) ? field : undefined),
    submit,
  });
  return { form, documents: documentsWanted(template.documents, answers), consent, setConsent, receipt };
}

export type RequestFormState = ReturnType<typeof useRequestForm>;
