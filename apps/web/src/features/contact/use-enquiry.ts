import { sendEnquiry } from '@onegi/contract/calls/company/contact';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useCallForm } from '../../components/form/use-call-form.ts';

const empty = { name: '', email: '', phone: '', enquiry: '' };

type Outcome = { readonly kind: 'sent' | 'failed'; readonly words: string };

/** The form of the contact page: what is typed, what is wrong with it, and how sending it went. */
export function useEnquiry() {
  const t = useTranslations('contact.form');
  const language = useLocale();
  const [values, setValues] = useState(empty);
  const [outcome, setOutcome] = useState<Outcome>();
  const form = useCallForm({
    call: sendEnquiry,
    values,
    onChange(typed) {
      setValues(typed);
      setOutcome((now) => (now?.kind === 'sent' ? undefined : now));
    },
    labels: { name: t('name'), email: t('email'), phone: t('phone'), enquiry: t('enquiry') },
    body: (typed) => ({ ...typed, language }),
    around(send) {
      setOutcome(undefined);
      return send();
    },
    onDone(_answer, { words }) {
      setValues(empty);
      form.reset();
      setOutcome({ kind: 'sent', words });
    },
    onFailure: ({ message }) => setOutcome({ kind: 'failed', words: message }),
  });
  return { form, outcome };
}
