import { isCalendarDate } from '@onegi/contract/fields/formats';
import { type FocusEvent, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { Locale } from '../../lib/locale-path.ts';
import { longDate } from '../../lib/long-date.ts';
import type { Issue } from '../../lib/validate.ts';
import { idOf } from './id-of.ts';

/** The server's word on a field, under the page's own path of it. */
export interface FoundOnServer {
  readonly path: string;
  readonly message: string;
}

/** An answer that was chosen and is clear: nobody has to try to go on before hearing of it. */
const toldAtOnce = 'validation.needsOfficer';

/** What a field is left by: typed text, not a choice. */
function typedIn(target: EventTarget): HTMLInputElement | HTMLTextAreaElement | undefined {
  if (target instanceof HTMLTextAreaElement) return target;
  const isText = target instanceof HTMLInputElement && target.type !== 'radio' && target.type !== 'checkbox';
  return isText ? target : undefined;
}

/** Dates in a message as people read them. */
function readable(params: Issue['params'] = {}, locale: Locale): NonNullable<Issue['params']> {
  const text = (value: string | number) =>
    typeof value === 'string' && isCalendarDate(value) ? longDate(value, locale) : value;
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, text(value)]));
}

/**
 * Which errors are shown: those of fields that were left with something in them, and all after an attempt.
 * @param issues everything that is wrong now, in the order of the page
 * @param valueAt what stands in a field
 * @param labelOf the field's name, for the summary
 * @param before what an attempt on another page found; the form shows all its errors from the start
 */
export function useFormErrors(
  issues: readonly Issue[],
  valueAt: (path: string) => string,
  labelOf: (path: string) => string,
  before?: readonly FoundOnServer[],
) {
  const t = useTranslations();
  const locale = useLocale();
  const asTheyAre = (found: readonly FoundOnServer[]) =>
    found.map(({ path, message }) => ({ path, message, value: valueAt(path) }));
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [attempt, setAttempt] = useState(before ? 1 : 0);
  // A finding no longer counts once its field has changed.
  const [findings, setFindings] = useState(() => asTheyAre(before ?? []));

  const shown = new Map<string, string>();
  for (const { field, message, params } of issues) {
    if (attempt === 0 && message !== toldAtOnce && !touched.has(idOf(field))) continue;
    shown.set(field, t(message as 'validation.required', readable(params, locale) as never));
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
    take(found: readonly FoundOnServer[]) {
      setFindings(asTheyAre(found));
      setAttempt((count) => count + 1);
    },
    /** On blur of the form: three boxes of one date count as left together. */
    onBlur(event: FocusEvent<HTMLFormElement>) {
      const control = typedIn(event.target);
      if (!control || control.value === '') return;
      const id = control.id.replace(/-(month|day)$/, '');
      const next = event.relatedTarget instanceof Element ? event.relatedTarget.id : '';
      if (next === id || next.startsWith(`${id}-`)) return;
      setTouched((known) => (known.has(id) ? known : new Set(known).add(id)));
    },
  };
}
