import type { ComponentProps, ReactNode } from 'react';
import classes from './field.module.css';
import { describedBy, Field } from './field.tsx';

type Props = Omit<ComponentProps<'input'>, 'onChange' | 'value'> & {
  id: string;
  label: ReactNode;
  help?: ReactNode;
  error?: string;
  /** What stands before the figure, such as HK$. */
  before?: string;
  /** Its unit. */
  after?: string;
  value: string;
  onChange: (value: string) => void;
};

/** A figure with its currency or unit in the field. */
export function AmountField({ id, label, help, error, before, after, onChange, ...input }: Props) {
  return (
    <Field id={id} label={label} help={help} error={error}>
      <div className={classes.group} data-invalid={Boolean(error)}>
        {before && <span className={classes.before}>{before}</span>}
        <input
          inputMode="numeric"
          autoComplete="off"
          {...input}
          id={id}
          className={classes.groupInput}
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy(id, help, error)}
          onChange={(event) => onChange(event.target.value)}
        />
        {after && <span className={classes.after}>{after}</span>}
      </div>
    </Field>
  );
}
