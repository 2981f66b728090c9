import type { AskedFact } from '@onegi/contract/calls/policies/endorsements/shapes';
import { useTranslations } from 'use-intl';
import { DateField } from '../../../components/date-field.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useInLanguage } from '../../../lib/use-in-language.ts';

interface Props {
  legend: string;
  asked: readonly AskedFact[];
  /** What was typed; what is not there is as the policy has it. */
  values: Readonly<Record<string, string>>;
  idOf: (name: string) => string;
  errorOf: (name: string) => string | undefined;
  onChange: (values: Record<string, string>) => void;
}

/** Facts and details as the policy has them, to be changed where they change. */
export function AskedFields({ legend, asked, values, idOf, errorOf, onChange }: Props) {
  const t = useTranslations('endorsements.flags');
  const pick = useInLanguage();
  const fields = asked.map(({ name, label, labelZh, factKind, value, options }) => {
    const error = errorOf(name);
    const field = {
      id: idOf(name),
      label: pick(label, labelZh),
      value: values[name] ?? value,
      onChange: (typed: string) => onChange({ ...values, [name]: typed }),
      ...(error ? { error } : {}),
    };
    if (factKind === 'date') return <DateField key={name} {...field} />;
    if (factKind === 'text' || factKind === 'number')
      return (
        <TextField
          key={name}
          {...field}
          autoComplete="off"
          maxLength={1000}
          inputMode={factKind === 'number' ? 'numeric' : 'text'}
        />
      );
    const choices =
      factKind === 'flag'
        ? (['Y', 'N'] as const).map((flag) => ({ value: flag, label: t(flag) }))
        : options.map((option) => ({ value: option.value, label: pick(option.label, option.labelZh) }));
    return <SelectField key={name} {...field} {...(value === '' ? { placeholder: '–' } : {})} options={choices} />;
  });
  return (
    <fieldset className="stack gap-md plain">
      <legend className="strong">{legend}</legend>
      {fields}
    </fieldset>
  );
}
