import type { ReactNode } from 'react';
import classes from './choice-group.module.css';
import field from './field.module.css';
import { describedBy, FieldError } from './field.tsx';

interface Choice<V extends string> {
  value: V;
  label: ReactNode;
  hint?: ReactNode;
}

interface Props<V extends string> {
  id: string;
  /** What a form sent before the page's script runs calls it. */
  name?: string;
  legend: string;
  /** The question is plain from the choices: kept for screen readers alone. */
  quietLegend?: boolean;
  choices: readonly Choice<V>[];
  value: V;
  onChange: (value: V) => void;
  error?: string;
}

/** One of a few, all of them visible: real radio buttons in the shape of a segmented control. */
export function ChoiceGroup<V extends string>(props: Props<V>) {
  const { id, name = id, legend, quietLegend = false, choices, value, onChange, error } = props;
  return (
    <div
      role="radiogroup"
      className={field.field}
      aria-labelledby={`${id}-legend`}
      aria-describedby={describedBy(id, undefined, error)}
    >
      <span id={`${id}-legend`} className={quietLegend ? 'visually-hidden' : field.label}>
        {legend}
      </span>
      <div className={`flex gap-2xs ${classes.choices}`} data-invalid={Boolean(error)}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={classes.choice}>
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className={classes.radio}
            />
            <span className="small">{choice.label}</span>
            {choice.hint && <span className="dimmed fine">{choice.hint}</span>}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
