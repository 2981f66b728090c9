import { isYesNo, type QuestionOption } from '@onegi/contract/questions';
import { useTranslations } from 'use-intl';
import { ChoiceGroup } from '../../components/choice-group.tsx';
import { DateField } from '../../components/date-field.tsx';
import { PastDateField } from '../../components/past-date-field.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { tidyDate, turned } from '../../lib/date-parts.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import type { FormQuestion } from './form-question.ts';
import { TypedField } from './typed-field.tsx';
import { YesNoField } from './yes-no-field.tsx';

interface Props {
  id: string;
  asked: FormQuestion;
  options: readonly QuestionOption[];
  value: string;
  onChange: (value: string) => void;
  error?: string;
  /** yyyy-MM-dd in Hong Kong. */
  today: string;
}

/** The control of one question, by its type. */
export function QuestionField({ id, asked, options, value, onChange, error, today }: Props) {
  const t = useTranslations();
  const pick = useInLanguage();
  const words = pick(asked.label, asked.labelZh);
  const own = asked.hint ? pick(asked.hint, asked.hintZh) : undefined;
  const above = asked.type === 'NUMERIC_GT_0' ? t('validation.greaterThanZero') : undefined;
  // What a question says of itself takes no word from what its type asks of every amount.
  const help =
    own && above ? (
      <>
        {above}
        <br />
        {own}
      </>
    ) : (
      (own ?? above)
    );
  const { required, autoComplete } = asked;
  const label = required ? (
    words
  ) : (
    <>
      {words}
      <span className="dimmed regular">{t('common.form.optional')}</span>
    </>
  );
  const common = { id, label, help, error, value, onChange };
  const choices = options.map((option) => ({ value: option.value, label: pick(option.label, option.labelZh) }));
  const plainLabel = required ? words : `${words}${t('common.form.optional')}`;

  const pastDate = (day: string, onDay: (day: string) => void) => (
    <PastDateField
      id={id}
      error={error}
      legend={plainLabel}
      names={{ year: t('questionForm.year'), month: t('questionForm.month'), day: t('questionForm.day') }}
      help={own}
      value={day}
      onChange={onDay}
      own={autoComplete === 'bday'}
    />
  );

  switch (asked.type) {
    case 'RADIO':
      if (!isYesNo(asked)) return <ChoiceGroup {...common} legend={plainLabel} choices={choices} />;
      return <YesNoField {...common} required={required} />;
    case 'RADIO_NO_SHOW':
      return (
        <YesNoField
          {...common}
          required={required}
          words={{ Y: t('questionForm.thatIsRight'), N: t('questionForm.notSo') }}
        />
      );
    case 'DATE':
      return asked.format === 'pastDate' ? (
        pastDate(value, onChange)
      ) : (
        <DateField {...common} label={plainLabel} min={asked.earliest ?? today} max={asked.latest} />
      );
    case 'SPINNER':
    case 'SPINNER_1':
    case 'SPINNER_2':
      return (
        <SelectField {...common} autoComplete={autoComplete} placeholder={t('common.form.choose')} options={choices} />
      );
    case 'VARCHAR':
      // Kept as day, month, year.
      if (asked.format === 'pastDate') return pastDate(turned(value), (day) => onChange(turned(tidyDate(day))));
      return <TypedField {...common} asked={asked} />;
    default:
      return <TypedField {...common} asked={asked} />;
  }
}
