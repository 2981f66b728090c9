import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AmountField } from '../../components/amount-field.tsx';
import { ChoiceGroup } from '../../components/choice-group.tsx';
import { CountField } from '../../components/count-field.tsx';
import { DateField } from '../../components/date-field.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { idOf } from './field-id.ts';
import classes from './fields.module.css';
import { type AnyForm, nameKey } from './line-form.ts';
import { useLineTexts } from './line-texts.ts';
import { typedNumber } from './typed-number.ts';
import type { LineFormState } from './use-line-form.ts';

/** The fields of a form that hold values of one kind. */
type FieldOf<Form, Value> = { [K in keyof Form]: Form[K] extends Value ? K : never }[keyof Form] & string;

interface Props<Form extends AnyForm, Value> {
  state: LineFormState<Form>;
  field: FieldOf<Form, Value>;
  help?: ReactNode;
}

/** A field as its question needs it: texts by convention, value, error and name of a parameter. */
function useField<Form extends AnyForm, Value>({ state, field }: Props<Form, Value>) {
  const { definition, form, errors, set } = state;
  const text = useLineTexts(definition.name);
  const param = definition.params[field];
  return {
    text,
    values: (param.values ?? []) as readonly (string | number)[],
    value: form[field] as Value,
    choose: (value: unknown) => set(field, value as Form[typeof field]),
    control: { id: idOf(field), name: param.name, error: errors[field] },
    label: text(nameKey(definition, form, field)),
  };
}

interface ChoiceProps<Form extends AnyForm> extends Props<Form, string | number> {
  /** The question is plain from the choices: kept for screen readers alone. */
  quiet?: boolean;
  /** Says what was chosen in a line below, by the text `form.hints.<field>.<value>`. */
  withHint?: boolean;
  /** More than choosing, where an answer changes others. */
  onChoose?: (value: never) => void;
}

/** One of a few, all in sight; their names are the texts `form.choices.<field>.<value>`. */
export function Choice<Form extends AnyForm>({ quiet, withHint, onChoose, ...props }: ChoiceProps<Form>) {
  const { text, values, value, choose, control, label } = useField(props);
  const pick = (chosen: string) => {
    const found = values.find((each) => String(each) === chosen);
    if (onChoose) onChoose(found as never);
    else choose(found);
  };
  return (
    <div>
      <ChoiceGroup
        {...control}
        legend={label}
        quietLegend={quiet}
        choices={values.map((each) => ({ value: String(each), label: text(`form.choices.${props.field}.${each}`) }))}
        value={String(value)}
        onChange={pick}
      />
      {withHint && <p className={`dimmed fine mt-xs ${classes.note}`}>{text(`form.hints.${props.field}.${value}`)}</p>}
    </div>
  );
}

/** One of many, as the device's own list. */
export function Pick<Form extends AnyForm>({ help, ...props }: Props<Form, string | number>) {
  const { text, values, value, choose, control, label } = useField(props);
  return (
    <SelectField
      {...control}
      label={label}
      help={help}
      options={values.map((each) => ({ value: String(each), label: text(`form.choices.${props.field}.${each}`) }))}
      value={String(value)}
      onChange={(chosen) => choose(values.find((each) => String(each) === chosen))}
    />
  );
}

export function YesNo<Form extends AnyForm>(props: Props<Form, boolean | undefined>) {
  const t = useTranslations('search.answers');
  const { value, choose, control, label } = useField(props);
  return (
    <ChoiceGroup
      {...control}
      legend={label}
      choices={(['Y', 'N'] as const).map((each) => ({ value: each, label: t(each) }))}
      value={value === undefined ? '' : value ? 'Y' : 'N'}
      onChange={(chosen) => choose(chosen === 'Y')}
    />
  );
}

export function Tick<Form extends AnyForm>(props: Props<Form, boolean>) {
  const { value, choose, control, label } = useField(props);
  return (
    <label className={`row small gap-sm ${classes.check}`}>
      <input
        id={control.id}
        name={control.name}
        // As the API writes it, for a form that is sent before the script runs.
        value={props.state.definition.params[props.field].write(true as never)}
        type="checkbox"
        className="tick-box"
        checked={value}
        onChange={(event) => choose(event.target.checked)}
        aria-describedby={props.help ? `${control.id}-help` : undefined}
      />
      <span>
        {label}
        {props.help && (
          <span id={`${control.id}-help`} className={`dimmed fine ${classes.checkHelp}`}>
            {props.help}
          </span>
        )}
      </span>
    </label>
  );
}

interface CountProps<Form extends AnyForm> extends Props<Form, number | string> {
  min: number;
  max: number;
}

export function Count<Form extends AnyForm>({ min, max, help, ...props }: CountProps<Form>) {
  const { value, choose, control, label } = useField(props);
  return <CountField {...control} label={label} help={help} value={value} onChange={choose} min={min} max={max} />;
}

interface AmountProps<Form extends AnyForm> extends Props<Form, number | string> {
  /** An amount of HK$, read with commas while nobody types. */
  money?: boolean;
  /** Its unit. */
  after?: string;
  maxLength?: number;
  /** Takes what is typed as it is, for fields whose rules speak of letters. */
  loose?: boolean;
}

/** A number that is typed: an amount, an area, an age. */
export function Amount<Form extends AnyForm>(given: AmountProps<Form>) {
  const { money = false, after, maxLength = 10, loose, help, ...props } = given;
  const { value, choose, control, label } = useField(props);
  const [typing, setTyping] = useState(false);
  const shown = money && !typing && typeof value === 'number' ? value.toLocaleString('en-HK') : String(value);
  const asTyped = (typed: string) => {
    const digits = money ? typed.replace(/[,\s]/g, '') : typed.trim();
    return /^\d{1,10}$/.test(digits) ? Number(digits) : typed;
  };
  return (
    <AmountField
      {...control}
      label={label}
      help={help}
      before={money ? 'HK$' : undefined}
      after={after}
      maxLength={money ? 14 : maxLength}
      value={shown}
      onBlur={() => setTyping(false)}
      // Not before the first key: another text in the field would undo its selection.
      onChange={(typed) => {
        setTyping(true);
        choose(loose ? asTyped(typed) : typedNumber(typed));
      }}
    />
  );
}

interface DayProps<Form extends AnyForm> extends Props<Form, string> {
  min?: string;
  max?: string;
  /** More than taking the day, where it moves others. */
  onPick?: (day: string) => void;
}

export function Day<Form extends AnyForm>({ min, max, onPick, help, ...props }: DayProps<Form>) {
  const { value, choose, control, label } = useField(props);
  return (
    <DateField
      id={control.id}
      error={control.error}
      label={label}
      help={help}
      value={value}
      onChange={onPick ?? choose}
      min={min}
      max={max}
    />
  );
}

/** The promotion code, which every line takes. */
export function PromotionCode<Form extends AnyForm>({ state }: { state: LineFormState<Form> }) {
  const t = useTranslations();
  return (
    <TextField
      id="promotionCode"
      label={
        <>
          {t('search.promotion')}
          <span className={classes.optional}>{t('common.form.optional')}</span>
        </>
      }
      value={state.form.promotionCode}
      onChange={(promotionCode) => state.change({ ...state.form, promotionCode })}
      maxLength={40}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      error={state.errors.promotionCode}
    />
  );
}
