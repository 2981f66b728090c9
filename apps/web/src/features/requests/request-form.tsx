import { Button } from '@mantine/core';
import { requestQuote } from '@onegi/contract/calls/requests/request-quote';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { TextAreaField } from '../../components/text-area-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { callApi } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { newIdempotencyKey } from '../../lib/idempotency-key.ts';
import { notifyFailure } from '../../lib/notify.ts';
import { issuesOf } from '../../lib/validate.ts';
import type { QuoteRequest } from './request-of.ts';
import classes from './request-quote-page.module.css';
import { RequestReceived } from './request-received.tsx';
import { useRequestFacts } from './use-request-facts.ts';

const empty = { contactName: '', email: '', phone: '', remarks: '' };
type Form = typeof empty;
const names = Object.keys(empty) as (keyof Form)[];

/** Name, e-mail, phone and remarks; the rest is known from where the form was opened. */
export function RequestForm({ request }: { request: QuoteRequest }) {
  const t = useTranslations();
  const language = useLocale();
  const facts = useRequestFacts(request);
  const [form, setForm] = useState(empty);
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState<Partial<Form>>({});
  // One key per contents: pressing again after a lost answer is the same request.
  const sent = useRef({ contents: '', key: '' });

  const body = {
    templateId: 'OTHERS_P' as const,
    product: request.line,
    insurer: request.insurer,
    searchUrl: request.searchUrl,
    ...form,
    remarks: form.remarks || undefined,
    language,
  };
  const { mutate, isPending, data } = useMutation({
    mutationFn: () => {
      const contents = JSON.stringify(body);
      if (sent.current.contents !== contents) sent.current = { contents, key: newIdempotencyKey() };
      return callApi(requestQuote, { body }, { idempotencyKey: sent.current.key });
    },
    onError: (error) => {
      const found = error instanceof ApiError ? names.filter((name) => error.messageOf(name)) : [];
      if (found.length === 0) return notifyFailure(error);
      setRefused(Object.fromEntries(found.map((name) => [name, (error as ApiError).messageOf(name)])));
      setAttempt((count) => count + 1);
    },
  });

  const issues = issuesOf(requestQuote.body, body);
  const errors: Partial<Form> = { ...refused };
  if (attempt > 0) {
    for (const { field, message, params } of issues) {
      errors[field as keyof Form] = t(message as 'validation.required', params as never);
    }
  }
  const labels = {
    contactName: t('apply.request.name'),
    email: t('apply.request.email'),
    phone: t('apply.request.phone'),
    remarks: t('apply.request.remarks'),
  };
  const shown = names.flatMap((name) =>
    errors[name] ? [{ id: name, label: labels[name], message: errors[name] }] : [],
  );
  const control = (name: keyof Form) => ({
    id: name,
    value: form[name],
    error: errors[name],
    onChange: (value: string) => {
      setForm((old) => ({ ...old, [name]: value }));
      setRefused((old) => ({ ...old, [name]: undefined }));
    },
  });

  if (data) return <RequestReceived requestNumber={data.requestNumber} searchUrl={request.searchUrl} />;
  return (
    <>
      <h1>{t('apply.request.title')}</h1>
      <p className={`dimmed ${classes.lead}`}>{t('apply.request.lead')}</p>
      <form
        noValidate
        className={classes.form}
        aria-label={t('apply.request.title')}
        onSubmit={(event) => {
          event.preventDefault();
          if (isPending) return;
          if (issues.length > 0) setAttempt((count) => count + 1);
          else mutate();
        }}
      >
        <dl className={classes.facts} aria-label={t('apply.request.about')}>
          <div>
            <dt>{t('apply.request.line')}</dt>
            <dd>{t(`common.lines.${request.line}.full`)}</dd>
          </div>
          <div>
            <dt>{t('apply.request.insurer')}</dt>
            <dd>{facts.insurerName}</dd>
          </div>
          {facts.searchText && (
            <div>
              <dt>{t('apply.request.search')}</dt>
              <dd>{facts.searchText}</dd>
            </div>
          )}
        </dl>
        <ErrorSummary errors={shown} attempt={attempt} />
        <TextField {...control('contactName')} label={t('apply.request.name')} maxLength={80} autoComplete="name" />
        <div className={classes.pair}>
          <TextField
            {...control('email')}
            label={t('apply.request.email')}
            help={t('apply.request.emailHint')}
            maxLength={120}
            inputMode="email"
            autoComplete="email"
          />
          <TextField
            {...control('phone')}
            label={t('apply.request.phone')}
            help={t('apply.request.phoneHint')}
            maxLength={20}
            inputMode="tel"
            autoComplete="tel"
          />
        </div>
        <TextAreaField
          {...control('remarks')}
          label={
            <>
              {t('apply.request.remarks')} <span className="dimmed">({t('common.form.optional')})</span>
            </>
          }
          help={t('apply.request.remarksHint')}
          maxLength={500}
        />
        <div className={classes.actions}>
          <Button variant="accent" size="lg" type="submit" loading={isPending} aria-disabled={isPending}>
            {t('apply.request.submit')}
          </Button>
          <p className="dimmed small">{t('apply.request.privacy')}</p>
        </div>
      </form>
    </>
  );
}
