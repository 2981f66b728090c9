import type { ReactNode } from 'react';
import classes from './field.module.css';

/** Ids that tie a control to its help and its error. */
export function describedBy(id: string, help: unknown, error: unknown): string | undefined {
  return [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;
}

interface Props {
  id: string;
  label: ReactNode;
  help?: ReactNode;
  error?: string;
  children: ReactNode;
}

/** Label above, help below it, the error in words under the control. */
export function Field({ id, label, help, error, children }: Props) {
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      {help && (
        <p id={`${id}-help`} className={classes.help}>
          {help}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error?: string }) {
  return error ? (
    <p id={`${id}-error`} className={classes.error}>
      {error}
    </p>
  ) : null;
}
