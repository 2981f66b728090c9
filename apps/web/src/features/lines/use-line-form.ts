import type { Finding } from '@onegi/contract/lines/search';
import { startTransition, useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useMissingWords } from '../../components/form/use-missing-words.ts';
import { afterPaint, painted } from '../../lib/after-paint.ts';
import { todayInHongKong } from '../../lib/dates.ts';
import { linePages } from '../../lib/line-pages.ts';
import type { Locale } from '../../lib/locale-path.ts';
import { addressOf, formOf } from '../../lib/search-params.ts';
import { useLocaleNavigate } from '../../lib/use-locale-navigate.ts';
import { type AnyForm, type LineForm, nameKey } from './line-form.ts';
import { useLineTexts } from './line-texts.ts';
import { loadValidationWords, type ValidationWords } from './validation-words.ts';

/** Errors in words, by field; fields of a list by their place in it, such as drivers.1.age. */
export type FormErrors = Readonly<Record<string, string>>;

/** Work of so many milliseconds is done before anybody looks for a sign of it. */
const NOTICED_MS = 200;

const loadPromotion = () => import('./check-promotion.ts');

function valueAt(form: unknown, path: string): unknown {
  let value = form;
  for (const part of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[part];
  return value;
}

/** A line's search form, long or short: values, errors in words, and going on. */
export function useLineForm<Form extends AnyForm>(definition: LineForm<Form>) {
  const { line, params, starting, searchOf, loadRules, picked, quoted } = definition;
  const t = useTranslations('common.form.missing');
  const locale = useLocale() as Locale;
  const text = useLineTexts(definition.name);
  const missingWords = useMissingWords();
  const navigate = useLocaleNavigate();
  const [form, setForm] = useState(() => starting({}));
  const [errors, setErrors] = useState<FormErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const isWorking = useRef(false);
  const [touched, setTouched] = useState(false);
  const [today, setToday] = useState<string>();

  // The page was made on another day and without a search: both are known only now.
  useEffect(() => {
    const now = todayInHongKong();
    setToday(now);
    const address = new URLSearchParams(window.location.search);
    const isOwn = (address.get('prod') ?? line) === line;
    const asked: Partial<Form> = isOwn ? formOf(params, address) : {};
    setForm(starting(asked, now));
  }, [line, params, starting]);

  function touch() {
    if (touched) return;
    startTransition(() => setTouched(true));
    afterPaint(() => {
      void loadRules();
      void loadValidationWords(locale);
    });
  }

  /** Changes the form; the errors of what changed go away. What is typed stays in the address, for reload and Back. */
  function change(next: Form) {
    touch();
    setForm(next);
    const address = `${window.location.pathname}?${addressOf(line, params, next)}`;
    window.history.replaceState(window.history.state, '', address);
    setErrors(Object.fromEntries(Object.entries(errors).filter(([at]) => valueAt(next, at) === valueAt(form, at))));
  }

  const set = <Field extends keyof Form>(field: Field, value: Form[Field]) => change({ ...form, [field]: value });

  function refuse(found: FormErrors) {
    setErrors(found);
    setAttempt((count) => count + 1);
  }

  /** What is wrong with the form, in words; of some fields alone where the others are still to be asked. */
  async function check(only?: readonly (keyof Form)[]): Promise<FormErrors> {
    const [{ checkSearch }, words] = await Promise.all([loadRules(), loadValidationWords(locale)]);
    const found = await checkSearch(searchOf(form), today ?? todayInHongKong());
    const asked = only ? found.filter(({ field }) => only.includes(field.split('.')[0] as keyof Form)) : found;
    return Object.fromEntries(asked.map((issue) => [issue.field, wordsOf(issue, words)]));
  }

  function wordsOf(found: Finding, words: ValidationWords): string {
    const { field, message } = found;
    if (message !== 'validation.required') return words(found);
    const [head = '', , listed] = field.split('.');
    const label = text(listed === undefined ? nameKey(definition, form, head) : `form.listed.${listed}`);
    const isChosen = picked?.includes(head as keyof Form) || params[head as keyof Form]?.values !== undefined;
    const missing = missingWords(label, isChosen ? 'choose' : 'enter');
    if (!quoted?.includes(head as keyof Form)) return missing;
    return t('quoted', { required: words(found), words: missing });
  }

  async function promotionRefusal(search: Partial<Form>): Promise<string | undefined> {
    if (!search.promotionCode) return undefined;
    const { checkPromotion } = await loadPromotion();
    return checkPromotion(line, search);
  }

  /** Once for a press and those that follow before it is done. */
  async function whileBusy(work: () => Promise<void>) {
    if (isWorking.current) return;
    isWorking.current = true;
    const noticed = setTimeout(() => setBusy(true), NOTICED_MS);
    try {
      await painted();
      await work();
    } finally {
      clearTimeout(noticed);
      isWorking.current = false;
      setBusy(false);
    }
  }

  /** On to the quotes: the form must be right, and the promotion code must apply. */
  const submit = () =>
    whileBusy(async () => {
      const wrong = await check();
      if (Object.keys(wrong).length > 0) return refuse(wrong);
      const search = searchOf(form);
      const refusal = await promotionRefusal(search);
      if (refusal) return refuse({ promotionCode: refusal });
      setErrors({});
      // A new list starts with the cheapest plan; there the sorting can be cleared.
      await navigate(`/quoteCards?${addressOf(line, params, search)}&sort=ASC`);
    });

  /** On to step 1 with what was asked so far, once that is right. */
  const proceed = (asked: readonly (keyof Form)[]) =>
    whileBusy(async () => {
      const wrong = await check(asked);
      if (Object.keys(wrong).length > 0) return refuse(wrong);
      await navigate(`${linePages[line].search}?${addressOf(line, params, form)}`);
    });

  return { definition, form, errors, attempt, busy, touched, today, touch, change, set, submit, proceed };
}

export type LineFormState<Form extends AnyForm> = ReturnType<typeof useLineForm<Form>>;
