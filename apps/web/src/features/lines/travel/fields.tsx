import { useTranslations } from 'use-intl';
import { addDays, coverDays, parseTypedDate } from '../../../lib/dates.ts';
import classes from '../fields.module.css';
import { Choice, Count, Day, Tick } from '../questions.tsx';
import type { LineFormState } from '../use-line-form.ts';
import { useDayLimit } from './day-limit.ts';
import { changeDeparture, changeParty, people, returnWindow } from './form.ts';
import type { TravelForm } from './form-values.ts';

interface Props {
  state: LineFormState<TravelForm>;
  /** Says every question; without it the choices speak for themselves. */
  full: boolean;
}

export function TripFields({ state, full }: Props) {
  return (
    <>
      <Choice state={state} field="tripType" quiet={!full} />
      <Choice state={state} field="destination" quiet={!full} withHint={full} />
    </>
  );
}

export function DateFields({ state, full }: Props) {
  const t = useTranslations('travel.form');
  const { form, change, today, touched } = state;
  const dayLimit = useDayLimit(touched);
  const isSingle = form.tripType === 'S';
  const limits = returnWindow(form, dayLimit);
  const until = parseTypedDate(form.returnOn);
  const days = limits.min && until && until >= limits.min ? coverDays(limits.min, until) : undefined;
  return (
    <div>
      <div className={`stack gap-sm ${classes.pair}`}>
        <Day
          state={state}
          field="departOn"
          onPick={(day) => change(changeDeparture(form, day))}
          min={today}
          max={today && addDays(today, 366)}
        />
        {isSingle && <Day state={state} field="returnOn" min={limits.min ?? today} max={limits.max} />}
      </div>
      {full && isSingle && (
        <p className={`dimmed fine mt-xs ${classes.note}`}>
          {days ? t('length', { days }) : t('longest', { days: dayLimit })}
        </p>
      )}
      {!isSingle && <p className={`dimmed fine mt-xs ${classes.note}`}>{t('annualNote')}</p>}
    </div>
  );
}

export function PartyFields({ state, full }: Props) {
  const { form, change } = state;
  return (
    <>
      <Choice
        state={state}
        field="party"
        quiet={!full}
        onChoose={(party: TravelForm['party']) => change(changeParty(form, party))}
      />
      {form.party === 'F' && <Tick state={state} field="withSpouse" />}
      <div className={`stack gap-sm ${classes.pair}`}>
        <Count state={state} field="adults" min={people.minAdults} max={people.max} />
        <Count state={state} field="children" min={people.minChildren} max={people.max} />
      </div>
    </>
  );
}
