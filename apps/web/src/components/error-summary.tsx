import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import classes from './error-summary.module.css';

export interface FoundError {
  /** Id of the control at fault. */
  id: string;
  /** Its name, where the message alone does not say which field is meant. */
  label?: string;
  message: string;
}

interface Props {
  errors: readonly FoundError[];
  /** Grows with every failed attempt, so that the focus moves again. */
  attempt: number;
}

/** A question ends with a mark of its own. */
const asks = (label: string) => /[?？]$/.test(label);

const focusField = (id: string) => document.getElementById(id)?.focus();

/** What is wrong with the form, each line leading to its field. One mistake alone is gone to directly. */
export function ErrorSummary({ errors, attempt }: Props) {
  const t = useTranslations('common.form');
  const box = useRef<HTMLDivElement>(null);
  const only = errors.length === 1 ? errors[0]?.id : undefined;
  const target = useRef(only);
  target.current = only;

  useEffect(() => {
    if (attempt === 0) return;
    if (target.current) focusField(target.current);
    else box.current?.focus();
  }, [attempt]);

  if (errors.length < 2) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={classes.box}>
      <p className="strong">{t('errorSummary', { count: errors.length })}</p>
      <ul>
        {errors.map(({ id, label, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={`inline-row error-text small ${classes.link}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(id);
              }}
            >
              {label ? t(asks(label) ? 'errorOfQuestion' : 'errorOf', { label, message }) : message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
