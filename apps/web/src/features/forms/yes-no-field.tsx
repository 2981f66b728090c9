import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import choiceClasses from '../../components/choice-group.module.css';
import fieldClasses from '../../components/field.module.css';
import { describedBy, FieldError } from '../../components/field.tsx';
import classes from './forms.module.css';

interface Props {
  id: string;
  label: ReactNode;
  help?: ReactNode;
  error?: string;
  required?: boolean;
  /** 'Y', 'N', or empty while it is not answered. */
  value: string;
  onChange: (value: string) => void;
  /** In the place of Yes and No. */
  words?: Readonly<Record<'Y' | 'N', string>>;
}

/** A question with its Yes and No beside it, below it on a phone. */
export function YesNoField({ id, label, help, error, required, value, onChange, words }: Props) {
  const t = useTranslations('common.form');
  const shown = words ?? { Y: t('yes'), N: t('no') };
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy(id, help, error)}
      aria-required={required || undefined}
      aria-invalid={Boolean(error)}
      className={`stack ${classes.question} ${words ? classes.longChoices : ''}`}
    >
      <div>
        <p id={`${id}-label`} className="small close-set">
          {label}
        </p>
        {help && (
          <p id={`${id}-help`} className={fieldClasses.help}>
            {help}
          </p>
        )}
      </div>
      <div className={`flex gap-2xs ${choiceClasses.choices} ${classes.yesNo}`}>
        {(['Y', 'N'] as const).map((choice) => (
          <label key={choice} className={choiceClasses.choice}>
            <input
              id={choice === 'Y' ? id : undefined}
              type="radio"
              name={id}
              value={choice}
              checked={choice === value}
              onChange={() => onChange(choice)}
              className={choiceClasses.radio}
            />
            <span className="small">{shown[choice]}</span>
          </label>
        ))}
      </div>
      <div style={{ gridColumn: '1 / -1' }}>
        <FieldError id={id} error={error} />
      </div>
    </div>
  );
}
