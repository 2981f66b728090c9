import { Button } from '@mantine/core';
import { handOver } from '@onegi/contract/calls/purchases/applications';
import { email as emailRule } from '@onegi/contract/fields/formats';
import { IconCircleCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { TextField } from '../../components/text-field.tsx';
import { callApi } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { newIdempotencyKey } from '../../lib/idempotency-key.ts';
import type { DraftStore } from './draft-store.ts';
import classes from './hand-over.module.css';

/** A consultant has prepared the application: the client alone confirms the declarations and pays. */
export function HandOver({ store }: { store: DraftStore }) {
  const t = useTranslations();
  const language = useLocale();
  const { applicationRef } = store.state().application;
  const [clientEmail, setClientEmail] = useState(store.state().draft.applicant.email ?? '');
  const [tried, setTried] = useState(false);
  // One key per address: pressing again after a lost answer sends no second e-mail.
  const sent = useRef({ to: '', key: '' });
  const { mutate, isPending, error, isSuccess, variables, reset } = useMutation({
    mutationFn: async (to: string) => {
      await store.flush();
      if (sent.current.to !== to) sent.current = { to, key: newIdempotencyKey() };
      const input = { params: { applicationRef }, body: { clientEmail: to, language } };
      await callApi(handOver, input, { idempotencyKey: sent.current.key });
      // The declarations are the client's: what was closed for payment is open again.
      if (store.state().application.state === 'submitted') await store.reload();
    },
  });
  const checked = emailRule.safeParse(clientEmail);
  const wrong = tried && !checked.success ? (checked.error.issues[0]?.message ?? 'validation.email') : undefined;
  const refused = error instanceof ApiError ? (error.messageOf('clientEmail') ?? error.message) : error?.message;

  return (
    <details className="framed mt-2xl">
      <summary className={`small strong pointer ${classes.summary}`}>{t('apply.handOver.title')}</summary>
      <form
        noValidate
        className={`stack gap-md items-start ${classes.form}`}
        aria-label={t('apply.handOver.title')}
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (checked.success && !isPending) mutate(checked.data);
        }}
      >
        <p className="dimmed small">{t('apply.handOver.text')}</p>
        <TextField
          id="clientEmail"
          label={t('apply.handOver.email')}
          inputMode="email"
          autoComplete="off"
          maxLength={120}
          value={clientEmail}
          error={wrong ? t(wrong as 'validation.email', { maximum: 100 } as never) : refused}
          onChange={(value) => {
            setClientEmail(value);
            reset();
          }}
        />
        <Button type="submit" loading={isPending} aria-disabled={isPending}>
          {t('apply.handOver.send')}
        </Button>
        <p role="status" className={isSuccess ? 'flex brand small gap-xs' : 'visually-hidden'}>
          {isSuccess && (
            <>
              <IconCircleCheck size={20} stroke={1.75} aria-hidden />
              {t('apply.handOver.sent', { email: variables })}
            </>
          )}
        </p>
      </form>
    </details>
  );
}
