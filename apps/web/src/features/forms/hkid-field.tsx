import type { ReactNode } from 'react';
import { TextField } from '../../components/text-field.tsx';
import { printedHkid } from './printed-hkid.ts';

interface Props {
  id: string;
  label: ReactNode;
  help: string;
  value: string | undefined;
  onChange: (value: string) => void;
  error?: string;
}

export function HkidField({ value = '', onChange, ...field }: Props) {
  return (
    <TextField
      {...field}
      value={value}
      maxLength={20}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      onChange={onChange}
      onBlur={() => {
        const printed = printedHkid(value);
        if (printed !== value) onChange(printed);
      }}
    />
  );
}
