import { Button } from '@mantine/core';
import { type EditedFaq, faqDetails, saveFaq } from '@onegi/contract/calls/content/editing';
import type { LineCode } from '@onegi/contract/lines';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CountField } from '../../components/count-field.tsx';
import { TextAreaField } from '../../components/text-area-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { callApi } from '../../lib/api.ts';
import { notify, notifyFailure } from '../../lib/notify.ts';
import { issuesOf } from '../../lib/validate.ts';
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
  const words = useTranslations();
  const [typed, setTyped] = useState({
    seq: seq as number | string,
    question: faq?.question ?? '',
    questionZh: faq?.questionZh ?? '',
    answer: faq?.answer ?? '',
    answerZh: faq?.answerZh ?? '',
  });
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const field = <K extends keyof typeof typed>(name: K) => ({
    id: `faq-${name}`,
    value: typed[name],
    error: errors[name],
    onChange: (value: (typeof typed)[K]) => setTyped((before) => ({ ...before, [name]: value })),
  });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const body = { ...typed, line, ...(faq ? { id: faq.id, version: faq.version } : {}) };
    const issues = issuesOf(faqDetails, body);
    setErrors(
      Object.fromEntries(issues.map((issue) => [issue.field, words(issue.message as never, issue.params as never)])),
    );
    if (issues.length > 0) return document.getElementById(`faq-${issues[0]?.field}`)?.focus();
    try {
      await callApi(saveFaq, { body: { ...body, seq: Number(typed.seq) } });
      notify({ kind: 'success', message: t('saved', { name: typed.question }) });
      await onSaved();
    } catch (error) {
      notifyFailure(error);
    }
  };
  const chinese = { lang: 'zh-Hant-HK' };
  return (
    <form
      className={`card stack two-columns p-lg ${classes.form}`}
      onSubmit={save}
      noValidate
      aria-label={faq?.question ?? t('faq.newQuestion')}
    >
      <TextField {...field('question')} label={t('faq.question')} maxLength={200} />
      <TextField {...field('questionZh')} label={t('faq.questionZh')} maxLength={200} {...chinese} />
      <TextAreaField {...field('answer')} label={t('faq.answer')} maxLength={2000} />
      <TextAreaField {...field('answerZh')} label={t('faq.answerZh')} maxLength={2000} {...chinese} />
      <CountField {...field('seq')} label={t('faq.seq')} min={1} max={999} />
      <div className={`flex gap-xs ${classes.formActions}`}>
        <Button type="submit">{t('form.save')}</Button>
        <Button variant="default" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
      </div>
    </form>
  );
}
