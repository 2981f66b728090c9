import { Button } from '@mantine/core';
import { recordReminded, type UnmailedReminder } from '@onegi/contract/calls/settlement/reminders';
import { type GivenVia, MOST_OF_A_REMINDER, waysToTell } from '@onegi/contract/fields/accounts-current';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { DateField } from '../../../components/date-field.tsx';
import { ErrorSummary } from '../../../components/error-summary.tsx';
import { useCallForm } from '../../../components/form/use-call-form.ts';
import { Link } from '../../../components/link.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { TextAreaField } from '../../../components/text-area-field.tsx';
import { todayInHongKong } from '../../../lib/dates.ts';
import { longDate } from '../../../lib/long-date.ts';
import { formatMoney } from '../../../lib/money.ts';
import { notify, notifyFailure } from '../../../lib/notify.ts';
import { useInLanguage } from '../../../lib/use-in-language.ts';
import { policyAddress } from '../../policies/policy-address.ts';

interface Props {
  reminder: UnmailedReminder;
  reload: () => Promise<unknown>;
}

/** Whom to remind of what, and how it was done. */
export function ReminderPanel({ reminder, reload }: Props) {
  const t = useTranslations('ageing.reminders');
  const fields = useTranslations('ageing');
  const locale = useLocale();
  const pick = useInLanguage();
  const { givenOn, givenVia, givenBy, givenByZh, reminderNote, reminderState, transactionNumber } = reminder;
  const facts = [
    [fields('client'), reminder.holderName],
    [fields('noteNumber'), reminder.noteNumber],
    [t('day'), t('dayOf', { day: String(reminder.reminderDay) })],
    [fields('open'), formatMoney(reminder.openCents)],
    [fields('dueOn'), longDate(reminder.dueOn, locale)],
    [t('via'), givenVia ? t(`ways.${givenVia}`) : ''],
    [t('on'), givenOn ? longDate(givenOn, locale) : ''],
    [t('by'), givenBy ? pick(givenBy, givenByZh) : ''],
    [t('note'), reminderNote ?? ''],
  ].filter(([, text]) => text !== '');
  return (
    <section className="stack gap-lg" aria-label={reminder.noteNumber}>
      <dl className="stack gap-2xs">
        {facts.map(([label, text]) => (
          <div key={label} className="fact">
            <dt className="dimmed small">{label}</dt>
            <dd className="break-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to={policyAddress(transactionNumber)} className="text-link target">
          {t('policy')}
        </Link>
      </p>
      {reminderState === 'toGive' && <GivenForm reminder={reminder} reload={reload} />}
    </section>
  );
}

function GivenForm({ reminder: { reminderId }, reload }: Props) {
  const t = useTranslations('ageing.reminders');
  const [values, setValues] = useState({
    givenVia: 'phone' as GivenVia,
    givenOn: todayInHongKong(),
    reminderNote: '',
  });
  const form = useCallForm({
    call: recordReminded,
    values,
    onChange: setValues,
    body: (given) => ({ reminderId, ...given }),
    labels: { givenVia: t('via'), givenOn: t('on'), reminderNote: t('note') },
    idPrefix: `${reminderId}-`,
    onFailure: (error) => {
      if (error.fields.length > 0) return;
      notifyFailure(error);
      void reload();
    },
    onDone: async () => {
      notify({ kind: 'success', message: t('saved') });
      await reload();
    },
  });
  const via = form.field('givenVia');
  return (
    <form {...form.element} className="stack gap-lg">
      <ErrorSummary {...form.summary} />
      <SelectField
        {...via}
        options={waysToTell.map((value) => ({ value, label: t(`ways.${value}`) }))}
        onChange={(value) => via.onChange(value as GivenVia)}
      />
      <DateField {...form.field('givenOn')} />
      <TextAreaField {...form.field('reminderNote')} maxLength={MOST_OF_A_REMINDER} help={t('noteHelp')} rows={3} />
      <Button type="submit" loading={form.busy}>
        {t('save')}
      </Button>
    </form>
  );
}
