import type { MatterRow } from '@onegi/contract/calls/requests/commercial/matter-shapes';
import { choicesOf, isFigure, isOneLine, typedFigure } from '@onegi/contract/commercial/check-matter';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { SelectField } from '../../../components/select-field.tsx';
import { TextAreaField } from '../../../components/text-area-field.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { parseTypedDate } from '../../../lib/dates.ts';

interface Props {
  id: string;
  label: string;
  help?: ReactNode;
  error: string | undefined;
  row: Pick<MatterRow, 'fieldType' | 'maxLength' | 'listValues'>;
  readOnly?: boolean;
  value: string;
  onChange: (value: string) => void;
}

/** A day as it is kept, dd-mm-yyyy, however its parts were divided. */
const settledDay = (typed: string) => parseTypedDate(typed)?.split('-').reverse().join('-') ?? typed;

/** The control of a row: one line, several, a figure, a day, or one of a list. */
export function MatterField({ id, label, help, error, row, readOnly = false, value, onChange }: Props) {
  const t = useTranslations('subjectMatter');
  const { fieldType, maxLength } = row;
  const field = { id, label, help, value, ...(error ? { error } : {}) };
  const typed = { ...field, readOnly, autoComplete: 'off' };
  if (fieldType === 'NUMERICLIST')
    return (
      <SelectField
        {...field}
        disabled={readOnly}
        placeholder={t('choose')}
        options={choicesOf(row).map((choice) => ({ value: choice, label: choice }))}
        onChange={onChange}
      />
    );
  if (fieldType === 'DATE')
    return (
      <TextField
        {...typed}
        inputMode="numeric"
        maxLength={10}
        placeholder={t('datePlaceholder')}
        onChange={onChange}
        onBlur={() => onChange(settledDay(value))}
      />
    );
  if (isFigure(fieldType))
    return (
      <TextField
        {...typed}
        inputMode="decimal"
        // Beside the digits a point and the cents.
        maxLength={maxLength + 3}
        onChange={(text) => onChange(typedFigure(text))}
      />
    );
  if (isOneLine(row)) return <TextField {...typed} maxLength={maxLength} onChange={onChange} />;
  return <TextAreaField {...typed} rows={3} maxLength={maxLength} onChange={onChange} />;
}
