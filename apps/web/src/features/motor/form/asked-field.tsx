import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AmountField } from '../../../components/amount-field.tsx';
import { ChoiceGroup } from '../../../components/choice-group.tsx';
import { DateField } from '../../../components/date-field.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { TextAreaField } from '../../../components/text-area-field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { formatWhole } from '../../../lib/whole-number.ts';
import type { Asked } from './form-sections.ts';

interface Props {
  id: string;
  asked: Asked;
  label: string;
  isMandatory: boolean;
  help?: string | undefined;
  options: readonly { value: string; label: string }[];
  maxLength?: number | undefined;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}

const DAY_LENGTH = 10;
const MOST_DIGITS = 9;
const digits = (typed: string) => typed.replaceAll(/\D/g, '').slice(0, MOST_DIGITS);

/** One field of a case's form, as it is asked. */
export function AskedControl(props: Props) {
  const { id, asked, label, isMandatory, help, options, maxLength, value, onChange, error } = props;
  const t = useTranslations('motorForm');
  const shared = {
    id,
    label: isMandatory ? `※ ${label}` : label,
    value,
    onChange,
    ...(error === undefined ? {} : { error }),
    ...(help === undefined ? {} : { help }),
  };
  const typed = { autoComplete: 'off', 'aria-required': isMandatory, ...(maxLength ? { maxLength } : {}) } as const;
  switch (asked.kind) {
    case 'date':
      return <DateField {...shared} onChange={(day) => onChange(day.slice(0, DAY_LENGTH))} />;
    case 'choice': {
      const { label: legend, help: _, ...rest } = shared;
      return <ChoiceGroup {...rest} legend={legend} choices={options} />;
    }
    case 'select':
    case 'list': {
      const isKnown = value === '' || options.some((option) => option.value === value);
      // Until its list is here, what was chosen is shown as it is kept.
      const shown = isKnown ? options : [...options, { value, label: value }];
      return <SelectField {...shared} options={shown} placeholder={t('choose')} />;
    }
    case 'dollars':
      return <DollarField {...shared} {...typed} />;
    case 'area':
      return <TextAreaField {...shared} {...typed} />;
    case 'whole':
      return <TextField {...shared} {...typed} inputMode="numeric" onChange={(text) => onChange(digits(text))} />;
    default:
      return <TextField {...shared} {...typed} />;
  }
}

type DollarProps = Omit<Parameters<typeof AmountField>[0], 'before'>;

/** Whole dollars, with commas while nobody is typing in them. */
function DollarField({ value, onChange, ...field }: DollarProps) {
  const [isTyping, setTyping] = useState(false);
  return (
    <AmountField
      {...field}
      before="HK$"
      value={isTyping || value === '' ? value : formatWhole(Number(value))}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      onChange={(text) => onChange(digits(text))}
    />
  );
}
