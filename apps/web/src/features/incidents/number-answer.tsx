import { useState } from 'react';
import { AmountField } from '../../components/amount-field.tsx';
import { formatWhole } from '../../lib/whole-number.ts';

interface Props {
  id: string;
  label: string;
  before?: string;
  after?: string;
  error?: string;
  value: string;
  onChange: (text: string) => void;
}

/** A whole number, read with commas while nobody types. */
export function NumberAnswer({ value, onChange, ...field }: Props) {
  const [typing, setTyping] = useState(false);
  return (
    <AmountField
      {...field}
      maxLength={12}
      value={!typing && /^\d+$/.test(value) ? formatWhole(Number(value)) : value}
      onBlur={() => setTyping(false)}
      onChange={(text) => {
        setTyping(true);
        onChange(text.replace(/[,\s]/g, ''));
      }}
    />
  );
}
