import type { FieldMap, Shape } from '@onegi/contract/shape';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { notifyFailure } from '../../lib/notify.ts';
import { type Issue, issuesOf } from '../../lib/validate.ts';
import { useFormErrors } from '../forms/use-form-errors.ts';

interface Given<V> {
  /** The body that will be sent, as its call knows it. */
  readonly shape: Shape<FieldMap>;
  /** What is in it now. */
  readonly body: V;
  /** The fields that are on the page, with their names. */
  readonly labels: Partial<Record<keyof V & string, string>>;
  /** What the shape does not know. */
  readonly more?: readonly Issue[];
  readonly send: (body: V) => Promise<void>;
}

/** What is wrong with one entry of a list is told at the list. */
const ofField = <F extends { field: string }>(found: F): F => ({ ...found, field: found.field.replace(/\..*/, '') });

/** A form that is one call: checked by its shape, sent, and told about by field or else in a message. */
export function useAccountForm<V extends Record<string, unknown>>({ shape, body, labels, more = [], send }: Given<V>) {
  const [busy, setBusy] = useState(false);
  const onPage = ({ field }: { field: string }) => field in labels;
  const issues = [...issuesOf(shape, body).map(ofField), ...more].filter(onPage);
  const valueAt = (path: string) => (path in body ? String(body[path] ?? '') : '');
  const errors = useFormErrors(issues, valueAt, (path) => labels[path] ?? path);

  function tell(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    const found = error.fields.map(ofField).filter(onPage);
    if (found.length === 0) return notifyFailure(error);
    errors.take(found.map(({ field, message }) => ({ path: field, message })));
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    if (busy) return;
    if (issues.length > 0) return errors.fail();
    setBusy(true);
    try {
      await send(body);
    } catch (error) {
      tell(error);
    } finally {
      setBusy(false);
    }
  }
  return { errors, busy, tell, onSubmit: (event: FormEvent) => void submit(event) };
}
