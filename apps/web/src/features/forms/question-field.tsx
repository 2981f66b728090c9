import type { Question, QuestionOption } from '@onegi/contract/questions';
import { useTranslations } from 'use-intl';
import { DateField } from '../../components/date-field.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { TypedField } from './typed-field.tsx';
import { YesNoField } from './yes-no-field.tsx';

interface Props {
  id: string;
  asked: Question;
  /** The row is needed though its data says optional: it was shown by another answer. */
  required: boolean;
  options: readonly QuestionOption[];
  value: string;
  onChange: (value: string) => void;
  error?: string;
  /** yyyy-MM-dd in Hong Kong. */
  today: string;
}

/** The control of one question, by its type. */
export function QuestionField({ id, asked, required, options, value, onChange, error, today }: Props) {
  const t = useTranslations();
  const pick = useInLanguage();
  const words = pick(asked.label, asked.labelZh);
  const own = asked.hint ? pick(asked.hint, asked.hintZh ?? asked.hint) : undefined;
  const help = own ?? (asked.type === 'NUMERIC_GT_0' ? t('validation.greaterThanZero') : undefined);
  const label = required ? (
    words
  ) : (
    <>
      {words} <span className="dimmed regular">{t('common.form.optional')}</span>
    </>
  );
  const common = { id, label, help, error, value, onChange };

  switch (asked.type) {
    case 'RADIO':
    case 'RADIO_NO_SHOW':
      return <YesNoField {...common} required={required} />;
    case 'DATE':
      return (
        <DateField
          {...common}
          label={required ? words : `${words} ${t('common.form.optional')}`}
          min={asked.earliest ?? today}
          max={asked.latest}
        />
      );
    case 'SPINNER':
    case 'SPINNER_1':
    case 'SPINNER_2':
      return (
        <SelectField
          {...common}
          placeholder={t('common.form.choose')}
          options={options.map((option) => ({ value: option.value, label: pick(option.label, option.labelZh) }))}
        />
      );
    default:
      return <TypedField {...common} asked={{ ...asked, required }} />;
  }
}
