import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import classes from './error-summary.module.css';

export interface FoundError {
  /** Id of the control at fault. */
  id: string;
  message: string;
}

interface Props {
  errors: readonly FoundError[];
  /** Grows with every failed attempt, so that the summary takes the focus again. */
  attempt: number;
}

/** What is wrong with the form, in words, each line leading to its field. */
export function ErrorSummary({ errors, attempt }: Props) {
  const t = useTranslations('common.form');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={classes.box}>
      <p className={classes.title}>{t('errorSummary', { count: errors.length })}</p>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={classes.link}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
