import { Button } from '@mantine/core';
import { type EditedFaq, saveFaq } from '@onegi/contract/calls/content/editing';
import type { LineCode } from '@onegi/contract/lines';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CountField } from '../../components/count-field.tsx';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { useCallForm } from '../../components/form/use-call-form.ts';
import { TextAreaField } from '../../components/text-area-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { notify } from '../../lib/notify.ts';
import classes from './editor.module.css';

interface Props {
  line: LineCode;
  seq: number;
  /** Absent: a new one. */
  faq?: EditedFaq;
  onSaved: () => Promise<void>;
  onCancel: () => void;
}

/** A question and its answer in both languages. */
export function FaqForm({ line, seq, faq, onSaved, onCancel }: Props) {
  const t = useTranslations('content.editor');
  const [typed, setTyped] = useState({
    seq: seq as number | string,
    question: faq?.question ?? '',
    questionZh: faq?.questionZh ?? '',
    answer: faq?.answer ?? '',
    answerZh: faq?.answerZh ?? '',
  });
  const form = useCallForm({
    call: saveFaq,
    idPrefix: 'faq',
    values: typed,
    onChange: setTyped,
    labels: {
      question: t('faq.question'),
      questionZh: t('faq.questionZh'),
      answer: t('faq.answer'),
      answerZh: t('faq.answerZh'),
      seq: t('faq.seq'),
    },
    // A number that was emptied is refused by the call's own rule.
    body: (values) => ({
      ...values,
      seq: values.seq as number,
      line,
      ...(faq ? { id: faq.id, version: faq.version } : {}),
    }),
    onDone() {
      notify({ kind: 'success', message: t('saved', { name: typed.question }) });
      return onSaved();
    },
  });
  const { field } = form;
  const chinese = { lang: 'zh-Hant-HK' };
  return (
    <form
      {...form.element}
      className={`card stack two-columns narrow-one-column p-lg ${classes.form}`}
      aria-label={faq?.question ?? t('faq.newQuestion')}
    >
      <ErrorSummary {...form.summary} />
      <TextField {...field('question')} maxLength={200} />
      <TextField {...field('questionZh')} maxLength={200} {...chinese} />
      <TextAreaField {...field('answer')} maxLength={2000} />
      <TextAreaField {...field('answerZh')} maxLength={2000} {...chinese} />
      <CountField {...field('seq')} min={1} max={999} />
      <div className="flex gap-xs">
        <Button type="submit" loading={form.busy}>
          {t('form.save')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
      </div>
    </form>
  );
}
