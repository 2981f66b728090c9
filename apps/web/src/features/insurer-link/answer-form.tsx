import { Button } from '@mantine/core';
import { answerByLink, type InsurerCase } from '@onegi/contract/calls/requests/commercial/insurer-answer';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AmountField } from '../../components/amount-field.tsx';
import { ChoiceGroup } from '../../components/choice-group.tsx';
import { DateField } from '../../components/date-field.tsx';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { useCallForm } from '../../components/form/use-call-form.ts';
import { TextAreaField } from '../../components/text-area-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import type { ApiError } from '../../lib/api-error.ts';
import { todayInHongKong } from '../../lib/dates.ts';
import { notifyFailure } from '../../lib/notify.ts';
import { settledMoney, shownMoney, typedMoney } from '../forms/typed-answer.ts';
import { AnswerFiles } from './answer-files.tsx';
import {
  answerKinds,
  answerOf,
  bodyOf,
  forgetTyped,
  issuesOf,
  keepTyped,
  readTyped,
  type TypedAnswer,
} from './typed-answer.ts';

interface Props {
  token: string;
  read: InsurerCase;
  onAnswered: (now: InsurerCase) => void;
  /** The case, or what may be done with it, is not as it was read. */
  onOutdated: (error: ApiError) => void;
}

/** The three answers of an insurer. What is typed outlives a reload, the other language and a case that changes. */
export function AnswerForm({ token, read, onAnswered, onOutdated }: Props) {
  const t = useTranslations('insurerLink');
  const [values, setValues] = useState(() => readTyped(read) ?? answerOf(read));
  const change = (next: TypedAnswer) => {
    setValues(next);
    keepTyped(read, next);
  };
  const isQuoted = values.answeredAs === 'quoted';
  const remarkLabel = isQuoted
    ? t('fields.comment')
    : t(values.answeredAs === 'notQuoting' ? 'fields.reason' : 'fields.needs');
  const form = useCallForm({
    call: answerByLink,
    params: { linkToken: token },
    values,
    onChange: change,
    labels: {
      answeredAs: t('kind'),
      ...(isQuoted
        ? {
            premiumCents: t('fields.premium'),
            ...(read.asksBearing ? { bearingCents: t('fields.bearing') } : {}),
            validUntil: t('fields.validUntil'),
            insurerReference: t('fields.reference'),
            excess: t('fields.excess'),
            conditions: t('fields.conditions'),
          }
        : {}),
      remark: remarkLabel,
      files: t('fields.files'),
    },
    body: (answer) => bodyOf(read, answer),
    more: issuesOf(read, values, todayInHongKong()),
    onFailure: (error) => {
      if (error.code.startsWith('insurerLink.')) onOutdated(error);
      else if (error.fields.length === 0) notifyFailure(error);
    },
    onDone: (now) => {
      forgetTyped(read);
      onAnswered(now);
    },
  });
  const amount = (name: 'premiumCents' | 'bearingCents') => {
    const { value, onChange, ...field } = form.field(name);
    return {
      ...field,
      before: 'HK$',
      inputMode: 'decimal' as const,
      value: shownMoney(value),
      onChange: (typed: string) => onChange(typedMoney(typed)),
      onBlur: () => onChange(settledMoney(value)),
    };
  };

  return (
    <form {...form.element} className="stack gap-lg">
      <ErrorSummary {...form.summary} />
      <ChoiceGroup
        id={form.idOf('answeredAs')}
        legend={t('kind')}
        value={values.answeredAs}
        choices={answerKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChange={(answeredAs) => change({ ...values, answeredAs })}
      />
      {isQuoted && (
        <>
          <AmountField {...amount('premiumCents')} help={t('fields.levies')} />
          {read.asksBearing && <AmountField {...amount('bearingCents')} help={t('fields.bearingHelp')} />}
          <DateField {...form.field('validUntil')} min={todayInHongKong()} help={t('fields.validUntilHelp')} />
          <TextField {...form.field('insurerReference')} maxLength={60} autoComplete="off" />
          <TextAreaField {...form.field('excess')} maxLength={500} rows={2} />
          <TextAreaField {...form.field('conditions')} maxLength={2_000} />
        </>
      )}
      <TextAreaField {...form.field('remark')} maxLength={1_000} />
      <AnswerFiles
        token={token}
        id={form.idOf('files')}
        error={form.errorOf('files')}
        files={values.files}
        onChange={(changed) =>
          setValues((now) => {
            const next = { ...now, files: changed(now.files) };
            keepTyped(read, next);
            return next;
          })
        }
      />
      <Button type="submit" size="lg" variant="accent" loading={form.busy}>
        {t(`send.${values.answeredAs}`)}
      </Button>
    </form>
  );
}
