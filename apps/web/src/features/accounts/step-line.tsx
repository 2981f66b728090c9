import { useTranslations } from 'use-intl';
import classes from './accounts.module.css';

/** Where in a short sequence of steps the page is. */
export function StepLine({ current, names }: { current: number; names: readonly string[] }) {
  const t = useTranslations('accountsWeb.forgot');
  return (
    <ol className={`flex wrap dimmed small ${classes.steps}`} aria-label={t('steps')}>
      {names.map((name, at) => (
        <li
          key={name}
          className="row gap-xs"
          aria-current={at + 1 === current ? 'step' : undefined}
          data-done={at + 1 < current}
        >
          <span className="round fine tabular" aria-hidden="true">
            {at + 1}
          </span>
          {name}
        </li>
      ))}
    </ol>
  );
}
