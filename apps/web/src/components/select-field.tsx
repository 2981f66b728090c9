import type { ReactNode } from 'react';
import classes from './field.module.css';
import { describedBy, Field } from './field.tsx';
import own from './select-field.module.css';

interface Props {
  id: string;
  /** What a form sent before the page's script runs calls it. */
  name?: string;
  label: ReactNode;
  help?: ReactNode;
  error?: string;
  /** Shown while nothing is chosen; without one, something always is. */
  placeholder?: string;
  disabled?: boolean;
  autoComplete?: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** One of many: the device's own list, which phones show best. */
export function SelectField(props: Props) {
  const { id, name, label, help, error, placeholder, disabled, autoComplete, options, value, onChange } = props;
  return (
    <Field id={id} label={label} help={help} error={error}>
      <select
        id={id}
        name={name}
        disabled={disabled}
        autoComplete={autoComplete}
        className={`${classes.input} ${own.select}`}
        value={value}
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy(id, help, error)}
        onChange={(event) => onChange(event.target.value)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
