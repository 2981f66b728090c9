import { useTranslations } from 'use-intl';
import { ChoiceGroup } from '../../components/choice-group.tsx';
import { CountField } from '../../components/count-field.tsx';
import { DateField } from '../../components/date-field.tsx';
import { addDays, coverDays, parseTypedDate } from '../../lib/dates.ts';
import { searchNames } from '../../lib/search-url.ts';
import classes from './fields.module.css';
import { changeDeparture, changeParty, people, returnWindow } from './search-form.ts';
import type { TravelFormState } from './use-travel-form.ts';

interface Props {
  state: TravelFormState;
  /** Says every question; without it the choices speak for themselves. */
  full: boolean;
}

export function TripFields({ state: { form, change, errors }, full }: Props) {
  const t = useTranslations('travel.form');
  const destinations = (['M', 'A', 'W'] as const).map((value) => ({ value, label: t(`destinations.${value}`) }));
  return (
    <>
      <ChoiceGroup
        id="tripType"
        name={searchNames.tripType}
        legend={t('tripType')}
        quietLegend={!full}
        value={form.tripType}
        onChange={(tripType) => change({ ...form, tripType })}
        choices={(['S', 'A'] as const).map((value) => ({ value, label: t(`tripTypes.${value}`) }))}
        error={errors.tripType}
      />
      <div>
        <ChoiceGroup
          id="destination"
          name={searchNames.destination}
          legend={t('destination')}
          quietLegend={!full}
          value={form.destination}
          onChange={(destination) => change({ ...form, destination })}
          choices={destinations}
          error={errors.destination}
        />
        {full && <p className={classes.note}>{t(`destinationHints.${form.destination}`)}</p>}
      </div>
    </>
  );
}

export function DateFields({ state, full }: Props) {
  const t = useTranslations('travel.form');
  const { form, change, errors, today, dayLimit } = state;
  const isSingle = form.tripType === 'S';
  const limits = returnWindow(form, dayLimit);
  const until = parseTypedDate(form.returnOn);
  const days = limits.min && until && until >= limits.min ? coverDays(limits.min, until) : undefined;
  return (
    <div>
      <div className={classes.pair}>
        <DateField
          id="departOn"
          label={isSingle ? t('departOn') : t('startOn')}
          value={form.departOn}
          onChange={(day) => change(changeDeparture(form, day))}
          min={today}
          max={today && addDays(today, 366)}
          error={errors.departOn}
        />
        {isSingle && (
          <DateField
            id="returnOn"
            label={t('returnOn')}
            value={form.returnOn}
            onChange={(returnOn) => change({ ...form, returnOn })}
            min={limits.min ?? today}
            max={limits.max}
            error={errors.returnOn}
          />
        )}
      </div>
      {full && isSingle && (
        <p className={classes.note}>{days ? t('length', { days }) : t('longest', { days: dayLimit })}</p>
      )}
      {!isSingle && <p className={classes.note}>{t('annualNote')}</p>}
    </div>
  );
}

export function PartyFields({ state: { form, change, errors }, full }: Props) {
  const t = useTranslations('travel.form');
  return (
    <>
      <ChoiceGroup
        id="party"
        name={searchNames.party}
        legend={t('party')}
        quietLegend={!full}
        value={form.party}
        onChange={(party) => change(changeParty(form, party))}
        choices={(['I', 'F'] as const).map((value) => ({ value, label: t(`parties.${value}`) }))}
        error={errors.party}
      />
      {form.party === 'F' && (
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={form.withSpouse}
            onChange={(event) => change({ ...form, withSpouse: event.target.checked })}
          />
          {t('spouse')}
        </label>
      )}
      <div className={classes.pair}>
        <CountField
          id="adults"
          name={searchNames.adults}
          label={t('adults')}
          value={form.adults}
          onChange={(adults) => change({ ...form, adults })}
          min={people.minAdults}
          max={people.max}
          error={errors.adults}
        />
        <CountField
          id="children"
          name={searchNames.children}
          label={t('children')}
          value={form.children}
          onChange={(children) => change({ ...form, children })}
          min={people.minChildren}
          max={people.max}
          error={errors.children}
        />
      </div>
    </>
  );
}
