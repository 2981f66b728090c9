import { IconCalendar } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatTypedDate, parseTypedDate } from '../lib/dates.ts';
import classes from './date-field.module.css';
import fieldClasses from './field.module.css';
import { describedBy, Field } from './field.tsx';

/** The calendar is heavy and most people type or accept the date: it is loaded when it is first wanted. */
const loadCalendar = () => import('./calendar.tsx');
const Calendar = lazy(loadCalendar);

interface Props {
  id: string;
  label: string;
  help?: ReactNode;
  /** 'yyyy-MM-dd', or what was typed while it is no date yet. */
  value: string;
  onChange: (value: string) => void;
  min?: string;
  max?: string;
  error?: string;
}

/** A day, typed as DD/MM/YYYY or picked. */
export function DateField({ id, label, help, value, onChange, min, max, error }: Props) {
  const t = useTranslations('common.form');
  const [draft, setDraft] = useState<string>();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const shown = draft ?? (formatTypedDate(value) || value);

  useEffect(() => {
    if (!open) return;
    const close = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [open]);

  const closeAndReturn = () => {
    setOpen(false);
    trigger.current?.focus();
  };

  return (
    <Field id={id} label={label} help={help} error={error}>
      <div ref={box} className={classes.box}>
        <div className={fieldClasses.group} data-day data-invalid={Boolean(error)}>
          <input
            id={id}
            className={fieldClasses.groupInput}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            placeholder={t('dateFormat')}
            value={shown}
            aria-invalid={Boolean(error)}
            aria-describedby={describedBy(id, help, error)}
            onChange={(event) => {
              setDraft(event.target.value);
              onChange(parseTypedDate(event.target.value) ?? event.target.value);
            }}
            onBlur={() => setDraft(undefined)}
          />
          <button
            ref={trigger}
            type="button"
            className={fieldClasses.groupButton}
            aria-label={t('openCalendar', { label })}
            aria-haspopup="dialog"
            aria-expanded={open}
            onPointerEnter={loadCalendar}
            onClick={() => setOpen(!open)}
          >
            <IconCalendar size={20} stroke={1.75} aria-hidden />
          </button>
        </div>
        {open && (
          <div
            role="dialog"
            aria-label={t('calendar', { label })}
            className={classes.panel}
            onKeyDown={(event) => event.key === 'Escape' && closeAndReturn()}
          >
            <Suspense fallback={<div className={classes.waiting} />}>
              <Calendar
                value={value}
                min={min}
                max={max}
                onPick={(day) => {
                  setDraft(undefined);
                  onChange(day);
                  closeAndReturn();
                }}
              />
            </Suspense>
          </div>
        )}
      </div>
    </Field>
  );
}
