import { Button } from '@mantine/core';
import { handOver } from '@onegi/contract/calls/purchases/applications';
import { IconChevronDown, IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { useCallForm } from '../../components/form/use-call-form.ts';
import { TextField } from '../../components/text-field.tsx';
import { useReader } from '../../lib/use-reader.ts';
import type { DraftStore } from './draft-store.ts';
import classes from './hand-over.module.css';

interface Props {
  store: DraftStore;
  /** It is the way on, and stands open. */
  isOpen: boolean;
}

/** A consultant has prepared the application: the client alone confirms the declarations and pays. */
export function HandOver({ store, isOpen }: Props) {
  const t = useTranslations();
  const reader = useReader();
  const language = useLocale();
  const { applicationRef } = store.state().application;
  const [values, setValues] = useState({ clientEmail: store.state().draft.applicant.email ?? '' });
  const [sentTo, setSentTo] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const form = useCallForm({
    call: handOver,
    params: { applicationRef },
    values,
    onChange(typed) {
      setValues(typed);
      setSentTo(undefined);
      setRefused(undefined);
    },
    labels: { clientEmail: t('apply.handOver.email', reader) },
    body: ({ clientEmail }) => ({ clientEmail: clientEmail.trim(), language }),
    async around(send) {
      await store.flush();
      return send();
    },
    async onDone(_answer, { body }) {
      // The declarations are the client's: what was closed for payment is open again.
      if (store.state().application.state === 'submitted') await store.reload();
      setSentTo(body.clientEmail);
    },
    onFailure: (error) => setRefused(error.fields.length === 0 ? error.message : undefined),
  });
  const field = form.field('clientEmail');

  return (
    <details className="framed mt-2xl" open={isOpen}>
      <summary className={`row gap-xs small strong pointer ${classes.summary}`}>
        {t('apply.handOver.title', reader)}
        <IconChevronDown size={18} stroke={1.75} className="rigid turned-when-open" aria-hidden />
      </summary>
      <form
        {...form.element}
        className={`stack gap-md items-start ${classes.form}`}
        aria-label={t('apply.handOver.title', reader)}
      >
        <ErrorSummary {...form.summary} />
        <p className="dimmed small">{t('apply.handOver.text', reader)}</p>
        <TextField {...field} error={field.error ?? refused} inputMode="email" autoComplete="off" maxLength={120} />
        <Button type="submit" loading={form.busy} aria-disabled={form.busy}>
          {t('apply.handOver.send', reader)}
        </Button>
        <p role="status" className={sentTo ? 'flex gap-xs small brand' : 'visually-hidden'}>
          {sentTo && (
            <>
              <IconCircleCheck size={20} stroke={1.75} aria-hidden />
              {t('apply.handOver.sent', { ...reader, email: sentTo })}
            </>
          )}
        </p>
      </form>
    </details>
  );
}
