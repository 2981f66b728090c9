import type { ReactNode } from 'react';
import classes from './field.module.css';
import { describedBy, Field } from './field.tsx';
import own from './select-field.module.css';

interface Props {
  id: string;
  label: ReactNode;
  help?: ReactNode;
  error?: string;
  /** Shown while nothing is chosen. */
  placeholder: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** One of many: the device's own list, which phones show best. */
export function SelectField({ id, label, help, error, placeholder, options, value, onChange }: Props) {
  return (
    <Field id={id} label={label} help={help} error={error}>
      <select
        id={id}
        className={`${classes.input} ${own.select}`}
        value={value}
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy(id, help, error)}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
