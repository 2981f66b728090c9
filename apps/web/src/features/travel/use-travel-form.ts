import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { todayInHongKong } from '../../lib/dates.ts';
import { type TravelForm, travelFormOf, travelListUrl, travelParams } from '../../lib/search-url.ts';
import { useLocaleNavigate } from '../../lib/use-locale-navigate.ts';
import { useDayLimit } from './day-limit.ts';
import { searchOf, startingForm } from './search-form.ts';

export type FormErrors = Partial<Record<keyof TravelForm, string>>;

/** Rules and the API client come with the first touch of the form: looking at the page needs neither. */
const loadRules = () => import('./check-search.ts');
const loadPromotion = () => import('./check-promotion.ts');

const readUrl = () => travelFormOf(new URLSearchParams(window.location.search));

/** Keeps what is typed in the page's address, so that reload and Back find it again. */
function writeUrl(form: TravelForm) {
  window.history.replaceState(window.history.state, '', `${window.location.pathname}?${travelParams(form)}`);
}

/** The travel search's form, long or short: values, errors in words, and going on to the quotes. */
export function useTravelForm() {
  const t = useTranslations();
  const navigate = useLocaleNavigate();
  const [form, setForm] = useState(() => startingForm());
  const [errors, setErrors] = useState<FormErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [touched, setTouched] = useState(false);
  const [today, setToday] = useState<string>();
  const dayLimit = useDayLimit(touched);

  // The page was made on another day and without a search: both are known only now.
  useEffect(() => {
    const now = todayInHongKong();
    setToday(now);
    setForm(startingForm(readUrl(), now));
  }, []);

  function touch() {
    if (touched) return;
    setTouched(true);
    void loadRules();
  }

  /** Changes the form; the errors of the fields that changed go away. */
  function change(next: TravelForm) {
    touch();
    setForm(next);
    writeUrl(next);
    const kept = Object.entries(errors).filter(([field]) => {
      const name = field as keyof TravelForm;
      return next[name] === form[name];
    });
    setErrors(Object.fromEntries(kept));
  }

  function refuse(found: FormErrors) {
    setErrors(found);
    setAttempt((count) => count + 1);
  }

  async function submit() {
    setBusy(true);
    try {
      const { checkSearch } = await loadRules();
      const found = checkSearch(form, { today: today ?? todayInHongKong(), dayLimit });
      if (found.length > 0) {
        refuse(
          Object.fromEntries(found.map((issue) => [issue.field, t(issue.message as never, issue.params as never)])),
        );
        return;
      }
      const search = searchOf(form);
      if (search.promotionCode) {
        const { checkPromotion } = await loadPromotion();
        const refusal = await checkPromotion(search);
        if (refusal) {
          refuse({ promotionCode: refusal });
          return;
        }
      }
      setErrors({});
      // A new list starts with the cheapest plan; there the sorting can be cleared.
      await navigate(travelListUrl({ ...search, sort: 'ASC' }));
    } finally {
      setBusy(false);
    }
  }

  return { form, errors, attempt, busy, today, dayLimit, touch, change, submit };
}

export type TravelFormState = ReturnType<typeof useTravelForm>;
