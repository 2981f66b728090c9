import type { ReactNode } from 'react';
import { TextField } from '../../components/text-field.tsx';

interface Props {
  id: string;
  label: ReactNode;
  help: string;
  value: string | undefined;
  onChange: (value: string) => void;
  error?: string;
}

/** Shows a complete number the way the card prints it: a1234563 becomes A123456(3). */
export function printedHkid(typed: string): string {
  const found = /^([A-Z]{1,2}\d{6})([0-9A])$/.exec(typed.toUpperCase().replace(/[\s()-]/g, ''));
  return found ? `${found[1]}(${found[2]})` : typed;
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
