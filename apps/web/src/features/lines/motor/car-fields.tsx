import { MODEL_YEARS } from '@onegi/contract/lines/drivers';
import { useTranslations } from 'use-intl';
import { SelectField } from '../../../components/select-field.tsx';
import { useInLanguage } from '../../../lib/use-in-language.ts';
import fields from '../fields.module.css';
import { Amount, Choice } from '../questions.tsx';
import type { LineFormState } from '../use-line-form.ts';
import { useCarList } from './car-list.ts';
import { changeMake } from './form.ts';
import type { MotorForm } from './form-values.ts';
import classes from './motor.module.css';

interface Props {
  state: LineFormState<MotorForm>;
  /** Says every question and helps; without it the choices speak for themselves. */
  full: boolean;
}

export function CarFields({ state, full }: Props) {
  const t = useTranslations('motor.form');
  const { form, change } = state;
  return (
    <>
      <Choice state={state} field="cover" quiet={!full} withHint={full} />
      <div className={`stack gap-sm ${classes.car}`}>
        <CarPick
          state={state}
          field="make"
          list={useCarList('MAKE_LIST')}
          onChoose={(make) => change(changeMake(form, make))}
        />
        <CarPick
          state={state}
          field="model"
          list={useCarList('MODEL_LIST', form.make)}
          onChoose={(model) => change({ ...form, model })}
        />
      </div>
      <div className={full || form.cover === 'T' ? undefined : `stack gap-sm ${fields.pair}`}>
        <YearPick state={state} />
        {!full && form.cover === 'C' && <Amount state={state} field="valueDollars" money loose />}
      </div>
      {full && form.cover === 'C' && <Amount state={state} field="valueDollars" help={t('valueHelp')} money loose />}
    </>
  );
}

interface CarPickProps {
  state: LineFormState<MotorForm>;
  field: 'make' | 'model';
  list: ReturnType<typeof useCarList>;
  onChoose: (value: string) => void;
}

function CarPick({ state: { definition, form, errors }, field, list, onChoose }: CarPickProps) {
  const t = useTranslations();
  const inLanguage = useInLanguage();
  const value = form[field];
  // Until the list is here, what the address says is shown as it stands there.
  const options = list.items?.map((item) => ({ value: item.value, label: inLanguage(item.label, item.labelZh) }));
  return (
    <SelectField
      id={field}
      name={definition.params[field].name}
      label={t(`motor.form.${field}`)}
      help={
        list.failed && (
          <button type="button" className="text-link" onClick={list.retry}>
            {t('motor.form.listFailed')}
          </button>
        )
      }
      placeholder={field === 'model' && form.make === '' ? t('motor.form.makeFirst') : t('search.choose')}
      disabled={field === 'model' && form.make === ''}
      options={options ?? (value ? [{ value, label: value }] : [])}
      value={value}
      onChange={onChoose}
      error={errors[field]}
    />
  );
}

function YearPick({ state: { definition, form, errors, today, set } }: Pick<Props, 'state'>) {
  const t = useTranslations();
  const thisYear = Number(today?.slice(0, 4));
  const years = today ? Array.from({ length: MODEL_YEARS }, (_, before) => String(thisYear - before)) : [];
  return (
    <SelectField
      id="madeIn"
      name={definition.params.madeIn.name}
      label={t('motor.form.madeIn')}
      placeholder={t('search.choose')}
      options={years.map((year) => ({ value: year, label: year }))}
      value={String(form.madeIn)}
      onChange={(year) => set('madeIn', year === '' ? '' : Number(year))}
      error={errors.madeIn}
    />
  );
}
