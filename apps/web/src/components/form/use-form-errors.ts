import { isCalendarDate } from '@onegi/contract/fields/formats';
import { referringMessages } from '@onegi/contract/lines/referring';
import type { Finding } from '@onegi/contract/lines/search';
import { type FocusEvent, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { Locale } from '../../lib/locale-path.ts';
import { longDate } from '../../lib/long-date.ts';
import { idOf } from './id-of.ts';
import { typedWords } from './typed-words.ts';
import { useMissingWords } from './use-missing-words.ts';

/** The server's word on a field, under the page's own path of it. */
export interface FoundOnServer {
  readonly path: string;
  readonly message: string;
  /** An officer can often still offer the cover. */
  readonly isReferred?: boolean | undefined;
}

/** Clear at once: an answer that was chosen, a text that runs over its count. Nobody has to leave the field before hearing of it. */
const shownAtOnce: readonly string[] = [...referringMessages, 'enquiries.enquiryLong'];

/** What a field is left by: typed text, not a choice. */
function typedIn(target: EventTarget): HTMLInputElement | HTMLTextAreaElement | undefined {
  if (target instanceof HTMLTextAreaElement) return target;
  const isText = target instanceof HTMLInputElement && target.type !== 'radio' && target.type !== 'checkbox';
  return isText ? target : undefined;
}

/** Dates in a message as people read them. */
function readable(params: Finding['params'] = {}, locale: Locale): NonNullable<Finding['params']> {
  const text = (value: string | number) =>
    typeof value === 'string' && isCalendarDate(value) ? longDate(value, locale) : value;
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, text(value)]));
}

interface Given {
  /** Everything that is wrong now, in the order of the page. */
  readonly issues: readonly Finding[];
  /** What stands in a field. */
  readonly valueAt: (path: string) => string;
  readonly labelOf: (path: string) => string;
  /** What to say of a field that is empty, where more is known of it than its label. */
  readonly missingOf?: ((path: string) => string | undefined) | undefined;
  readonly before?: readonly FoundOnServer[] | undefined;
  readonly idPrefix?: string | undefined;
}

/** Which errors are shown: those of fields that were left with something in them, and all after an attempt. */
export function useFormErrors({ issues, valueAt, labelOf, missingOf, before, idPrefix }: Given) {
  const t = useTranslations();
  const locale = useLocale();
  const missingWords = useMissingWords();
  const idAt = (path: string) => idOf(path, idPrefix);
  const asTheyAre = (found: readonly FoundOnServer[]) => found.map((each) => ({ ...each, value: valueAt(each.path) }));
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [attempt, setAttempt] = useState(before ? 1 : 0);
  // A finding no longer counts once its field has changed.
  const [findings, setFindings] = useState(() => asTheyAre(before ?? []));

  const shown = new Map<string, string>();
  for (const { field, message, params } of issues) {
    if (attempt === 0 && !shownAtOnce.includes(message) && !touched.has(idAt(field))) continue;
    const isMissing = message === 'validation.required';
    const words = () => t(typedWords(message) as 'validation.required', readable(params, locale) as never);
    shown.set(field, isMissing ? (missingOf?.(field) ?? missingWords(labelOf(field))) : words());
  }
  const standing = findings.filter(({ path, value }) => valueAt(path) === value);
  for (const { path, message } of standing) if (!shown.has(path)) shown.set(path, message);

  return {
    idOf: idAt,
    errorOf: (path: string) => shown.get(path),
    /** Something was found, by whomever, that is for an officer. */
    isReferred:
      issues.some(({ message }) => referringMessages.includes(message)) ||
      standing.some(({ isReferred }) => isReferred === true),
    /** For the summary: only after an attempt, so that it never appears while typing. */
    summary: {
      attempt,
      errors:
        attempt > 0 ? [...shown].map(([path, message]) => ({ id: idAt(path), label: labelOf(path), message })) : [],
    },
    /** Shows everything: somebody tried to go on. */
    fail: () => setAttempt((count) => count + 1),
    /** As a form that nobody has touched: after its contents were sent and emptied. */
    reset() {
      setTouched(new Set());
      setAttempt(0);
      setFindings([]);
    },
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
