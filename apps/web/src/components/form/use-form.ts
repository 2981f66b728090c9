import type { Finding } from '@onegi/contract/lines/search';
import { type FormEvent, useRef, useState } from 'react';
import { ApiError, type FieldError } from '../../lib/api-error.ts';
import { notifyFailure } from '../../lib/notify.ts';
import { type FoundOnServer, useFormErrors } from './use-form-errors.ts';
import { valueAt } from './value-at.ts';

export interface FormOptions {
  /** What stands in the fields, by path. */
  readonly values: object;
  /** Everything that is wrong now, in the order of the page. */
  readonly issues: readonly Finding[];
  /** The field's name, for the summary of errors. */
  readonly labelOf: (path: string) => string;
  /** What to say of an empty field, where more is known of it than its label. */
  readonly missingOf?: ((path: string) => string | undefined) | undefined;
  /** Called when nothing is wrong, and not again before it is done. What it throws is shown at its field or as a message. */
  readonly submit: () => unknown;
  /** Where a finding of the server belongs; undefined where the page has no field for it. */
  readonly pathOf?: (found: FieldError) => string | undefined;
  /** A failure that is about no field of the page; a message in the corner unless said. */
  readonly onFailure?: ((error: ApiError) => unknown) | undefined;
  /** What an attempt on another page found: all errors are shown from the start. */
  readonly before?: readonly FoundOnServer[] | undefined;
  /** Before the ids of the fields, where a page has several such forms. */
  readonly idPrefix?: string | undefined;
}

/** A form: its errors as the whole product shows them, one attempt at a time, and what the server finds at its fields. */
export function useForm({
  values,
  issues,
  labelOf,
  missingOf,
  submit,
  pathOf,
  onFailure,
  before,
  idPrefix,
}: FormOptions) {
  const [busy, setBusy] = useState(false);
  const underway = useRef(false);
  const errors = useFormErrors({
    issues,
    valueAt: (path) => valueAt(values, path),
    labelOf,
    missingOf,
    before,
    idPrefix,
  });

  /** Shows a refusal at the fields it is about, or else as a message. */
  async function showFailure(error: unknown): Promise<void> {
    if (!(error instanceof ApiError)) throw error;
    const found = error.fields.flatMap((each): FoundOnServer[] => {
      const path = pathOf?.(each);
      return path === undefined ? [] : [{ path, message: each.message, isReferred: each.isReferred }];
    });
    if (found.length > 0) errors.take(found);
    if (onFailure) await onFailure(error);
    else if (found.length === 0) notifyFailure(error);
  }

  async function attempt(): Promise<void> {
    if (underway.current) return;
    if (issues.length > 0) return errors.fail();
    underway.current = true;
    setBusy(true);
    try {
      await submit();
    } catch (error) {
      await showFailure(error);
    } finally {
      underway.current = false;
      setBusy(false);
    }
  }

  return {
    ...errors,
    busy,
    isComplete: issues.length === 0,
    attempt,
    /** For the element: `<form {...form.element}>`. */
    element: {
      noValidate: true,
      onBlur: errors.onBlur,
      onSubmit(event: FormEvent) {
        event.preventDefault();
        void attempt();
      },
    },
  };
}
