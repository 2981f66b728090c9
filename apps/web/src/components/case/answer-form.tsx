import { Button } from '@mantine/core';
import { ANSWER_MAX } from '@onegi/contract/fields/workflow';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '../../lib/api-error.ts';
import { notify, notifyFailure } from '../../lib/notify.ts';
import { TextAreaField } from '../text-area-field.tsx';

interface Props {
  /** The case's number. */
  number: string;
  /** Where the answer goes, as far as the reader may see it. */
  address: string;
  send: (answerText: string) => Promise<unknown>;
  onSent: () => Promise<unknown>;
}

/** What the office answers to a case. It stays as typed when it could not be sent. */
export function AnswerForm({ number, address, send, onSent }: Props) {
  const t = useTranslations('caseDesk');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') {
      setProblem(t('answerEmpty'));
      return;
    }
    setBusy(true);
    setProblem(undefined);
    try {
      await send(text);
      notify({ kind: 'success', message: t('answered', { number }) });
      // Busy for as long as it stands here: a second press would send it again.
      await onSent();
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) {
        // Somebody else was faster: the row says so, and has no place for this form, nor for words below its field.
        notifyFailure(error);
        await onSent();
      } else {
        setProblem(error instanceof ApiError ? (error.messageOf('answerText') ?? error.message) : String(error));
      }
      setBusy(false);
    }
  };
  return (
    <form className="stack gap-sm mt-md readable" noValidate aria-label={t('answerOf', { number })} onSubmit={submit}>
      <TextAreaField
        id={`answer-${number}`}
        label={t('answer')}
        help={t('answerHelp', { address })}
        maxLength={ANSWER_MAX}
        rows={5}
        value={text}
        onChange={setText}
        {...(problem ? { error: problem } : {})}
      />
      <Button type="submit" className="self-start" loading={isBusy}>
        {t('send')}
      </Button>
    </form>
  );
}
