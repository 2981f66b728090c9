import { MOST_DRIVERS, ordinaryDriver } from '@onegi/contract/lines/drivers';
import { useTranslations } from 'use-intl';
import { AmountField } from '../../../components/amount-field.tsx';
import { CountField } from '../../../components/count-field.tsx';
import { idOf } from '../field-id.ts';
import fields from '../fields.module.css';
import { YesNo } from '../questions.tsx';
import { typedNumber } from '../typed-number.ts';
import type { LineFormState } from '../use-line-form.ts';
import type { DriverAnswers } from './drivers-param.ts';
import { changeDriver, changeDriverCount } from './form.ts';
import type { MotorForm } from './form-values.ts';
import classes from './motor.module.css';

interface Props {
  state: LineFormState<MotorForm>;
}

const answers = ['age', 'experienceYears'] as const;
const { youngest, oldest, leastExperience } = ordinaryDriver;

export function DriverFields({ state }: Props) {
  const t = useTranslations('motor.form');
  const { definition, form, errors, change } = state;
  return (
    <>
      <CountField
        id="driverCount"
        name={definition.params.driverCount.name}
        label={t('driverCount')}
        help={t('driverCountHelp')}
        value={form.driverCount}
        onChange={(count) => change(changeDriverCount(form, count))}
        min={1}
        max={MOST_DRIVERS}
        error={errors.driverCount}
      />
      <YesNo state={state} field="holderDrives" />
      {form.drivers.map((driver) => (
        <fieldset key={driver.number} className={`framed flex gap-xs ${classes.driver}`}>
          <legend>{t('driver', { number: driver.number })}</legend>
          {answers.map((field) => (
            <Confirmed key={field} state={state} driver={driver} field={field} />
          ))}
        </fieldset>
      ))}
    </>
  );
}

interface ConfirmedProps extends Props {
  driver: DriverAnswers;
  field: (typeof answers)[number];
}

/** A tick for what is ordinary; without it the years are asked. */
function Confirmed({ state: { form, errors, change }, driver, field }: ConfirmedProps) {
  const t = useTranslations('motor.form');
  const path = `drivers.${driver.number - 1}.${field}`;
  const value = driver[field];
  const set = (answer: number | string | true) => change(changeDriver(form, { ...driver, [field]: answer }));
  return (
    <div className="stack gap-xs">
      <label className={`row small gap-sm ${fields.check}`}>
        <input
          type="checkbox"
          className="tick-box"
          checked={value === true}
          onChange={(event) => set(event.target.checked || '')}
        />
        <span>{t(`ordinary.${field}`, { youngest, oldest, years: leastExperience })}</span>
      </label>
      {value !== true && (
        <AmountField
          id={idOf(path)}
          label={t(`listed.${field}`)}
          help={field === 'experienceYears' && t('experienceHelp')}
          after={t(`units.${field}`)}
          maxLength={2}
          value={String(value)}
          onChange={(typed) => set(typedNumber(typed))}
          error={errors[path]}
        />
      )}
    </div>
  );
}

/** Names of the drivers' fields, for the summary of errors. */
export function useDriverLabels(drivers: readonly DriverAnswers[]): Record<string, string> {
  const t = useTranslations('motor.form');
  return Object.fromEntries(
    drivers.flatMap(({ number }) =>
      answers.map((field) => [
        `drivers.${number - 1}.${field}`,
        t('driverField', { number, field: t(`listed.${field}`) }),
      ]),
    ),
  );
}
