import type { ComponentProps, ReactNode } from 'react';
import classes from './field.module.css';
import { describedBy, Field } from './field.tsx';

type Props = Omit<ComponentProps<'input'>, 'onChange' | 'value'> & {
  id: string;
  label: ReactNode;
  help?: ReactNode;
  error?: string;
  value: string;
  onChange: (value: string) => void;
};

export function TextField({ id, label, help, error, onChange, ...input }: Props) {
  return (
    <Field id={id} label={label} help={help} error={error}>
      <input
        {...input}
        id={id}
        className={classes.input}
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy(id, help, error)}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
