import { sendEnquiry } from '@onegi/contract/calls/company/contact';
import { type FocusEvent, type FormEvent, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { callAndHear, own } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { newIdempotencyKey } from '../../lib/idempotency-key.ts';
import { issuesOf } from '../../lib/validate.ts';

const empty = { name: '', email: '', phone: '', enquiry: '' };
export type EnquiryField = keyof typeof empty;
const isField = (name: string): name is EnquiryField => name in empty;

type Outcome = { readonly kind: 'sent' | 'failed'; readonly words: string };

/** The form of the contact page: what is typed, what is wrong with it, and how sending it went. */
export function useEnquiry() {
  const t = useTranslations();
  const language = useLocale();
  const [values, setValues] = useState(empty);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Partial<Record<EnquiryField, string>>>({});
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBusy, setBusy] = useState(false);

  const body = { ...values, language };
  // The same words are the same enquiry, however often the button is pressed or the connection is lost.
  const sent = useRef({ contents: '', key: '' });
  const issues = issuesOf(sendEnquiry.body, body);

  /** Told once a field was left; that an enquiry is too long, at once. */
  function errorOf(field: EnquiryField): string | undefined {
    const issue = issues.find((one) => one.field === field);
    if (!issue) return refused[field];
    const isShown = left.has(field) || issue.message === 'enquiries.enquiryLong';
    return isShown ? t(issue.message as 'validation.required', issue.params as never) : undefined;
  }

  function change(field: EnquiryField, value: string) {
    setValues((now) => ({ ...now, [field]: value }));
    setRefused((now) => ({ ...now, [field]: undefined }));
    setOutcome((now) => (now?.kind === 'sent' ? undefined : now));
  }

  function tell(error: unknown) {
    const words = error instanceof ApiError ? error.message : own('unexpected');
    const fields = error instanceof ApiError ? error.fields.filter(({ field }) => isField(field)) : [];
    setRefused(Object.fromEntries(fields.map(({ field, message }) => [field, message])));
    setOutcome({ kind: 'failed', words });
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy || issues.length > 0) return;
    setBusy(true);
    setOutcome(undefined);
    try {
      const contents = JSON.stringify(body);
      if (sent.current.contents !== contents) sent.current = { contents, key: newIdempotencyKey() };
      const { words } = await callAndHear(sendEnquiry, { body }, { idempotencyKey: sent.current.key });
      sent.current = { contents: '', key: '' };
      setValues(empty);
      setLeft(new Set());
      setOutcome({ kind: 'sent', words });
    } catch (error) {
      tell(error);
    } finally {
      setBusy(false);
    }
  }

  return {
    values,
    change,
    errorOf,
    outcome,
    isBusy,
    isValid: issues.length === 0,
    onSubmit: (event: FormEvent) => void send(event),
    onBlur: ({ target }: FocusEvent) => {
      if (isField(target.id)) setLeft((known) => new Set(known).add(target.id));
    },
  };
}
