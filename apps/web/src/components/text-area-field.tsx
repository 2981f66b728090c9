import type { ComponentProps, ReactNode } from 'react';
import classes from './field.module.css';
import { describedBy, Field } from './field.tsx';
import own from './text-area-field.module.css';

type Props = Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> & {
  id: string;
  label: ReactNode;
  help?: ReactNode;
  error?: string;
  value: string;
  onChange: (value: string) => void;
};

/** Text of several lines. */
export function TextAreaField({ id, label, help, error, onChange, ...area }: Props) {
  return (
    <Field id={id} label={label} help={help} error={error}>
      <textarea
        rows={4}
        {...area}
        id={id}
        className={`${classes.input} ${own.area}`}
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy(id, help, error)}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
