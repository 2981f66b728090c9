import { type FocusEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FieldError } from '../../lib/api-error.ts';
import type { Issue } from '../../lib/validate.ts';
import { idOf, pathOfFinding } from './field-paths.ts';
import { useLabelOf } from './use-label-of.ts';

/** The server's word on a field, and the form as it then was: it no longer counts once the field has changed. */
interface Finding {
  readonly path: string;
  readonly message: string;
  readonly value: string;
}

/**
 * Which errors are shown: those of fields that were left with something in them, and all after an attempt.
 * @param issues everything that is wrong now, in the order of the page
 * @param valueAt what stands in a field
 */
export function useFormErrors(issues: readonly Issue[], valueAt: (path: string) => string) {
  const t = useTranslations();
  const labelOf = useLabelOf();
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [attempt, setAttempt] = useState(0);
  const [findings, setFindings] = useState<readonly Finding[]>([]);

  const shown = new Map<string, string>();
  for (const { field, message, params } of issues) {
    if (attempt > 0 || touched.has(idOf(field))) shown.set(field, t(message as 'validation.required', params as never));
  }
  for (const { path, message, value } of findings) {
    if (!shown.has(path) && valueAt(path) === value) shown.set(path, message);
  }

  return {
    attempt,
    errorOf: (path: string) => shown.get(path),
    /** For the summary: only after an attempt, so that it never appears while typing. */
    summary:
      attempt > 0 ? [...shown].map(([path, message]) => ({ id: idOf(path), label: labelOf(path), message })) : [],
    fail: () => setAttempt((count) => count + 1),
    take(found: readonly FieldError[], applicantTravels: boolean) {
      setFindings(
        found.map(({ field, message }) => {
          const path = pathOfFinding(field, applicantTravels);
          return { path, message, value: valueAt(path) };
        }),
      );
      setAttempt((count) => count + 1);
    },
    /** On blur of the form: three boxes of one date count as left together. */
    onBlur(event: FocusEvent<HTMLFormElement>) {
      const control = event.target as Element;
      if (!(control instanceof HTMLInputElement) || control.type === 'radio' || control.value === '') return;
      const id = control.id.replace(/-(month|day)$/, '');
      const next = event.relatedTarget instanceof Element ? event.relatedTarget.id : '';
      if (id.endsWith('-bornOn') && next.startsWith(id)) return;
      setTouched((known) => (known.has(id) ? known : new Set(known).add(id)));
    },
  };
}
