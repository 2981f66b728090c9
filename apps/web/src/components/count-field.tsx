import { IconMinus, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from './field.module.css';
import { describedBy, Field } from './field.tsx';

interface Props {
  id: string;
  /** What a form sent before the page's script runs calls it. */
  name?: string;
  label: string;
  help?: ReactNode;
  /** Text while it is not a whole number, so that nothing typed is lost. */
  value: number | string;
  onChange: (value: number | string) => void;
  min: number;
  max: number;
  error?: string;
}

/** A whole number with large plus and minus buttons; it may also be typed. */
export function CountField({ id, name, label, help, value, onChange, min, max, error }: Props) {
  const t = useTranslations('common.form');
  const current = typeof value === 'number' ? value : min;
  const step = (by: number) => onChange(Math.min(max, Math.max(min, current + by)));
  return (
    <Field id={id} label={label} help={help} error={error}>
      <div className={classes.group} data-invalid={Boolean(error)}>
        <button
          type="button"
          className={classes.groupButton}
          aria-label={t('decrease', { label })}
          disabled={typeof value === 'number' && value <= min}
          onClick={() => step(-1)}
        >
          <IconMinus size={20} stroke={2} aria-hidden />
        </button>
        <input
          id={id}
          name={name}
          className={`${classes.groupInput} ${classes.centred}`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={value}
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy(id, help, error)}
          onChange={(event) => {
            const typed = event.target.value.trim();
            onChange(/^\d{1,4}$/.test(typed) ? Number(typed) : typed);
          }}
        />
        <button
          type="button"
          className={classes.groupButton}
          aria-label={t('increase', { label })}
          disabled={typeof value === 'number' && value >= max}
          onClick={() => step(1)}
        >
          <IconPlus size={20} stroke={2} aria-hidden />
        </button>
      </div>
    </Field>
  );
}
