import { type DateParts, dateParts, joinDate, typedInto } from '../lib/date-parts.ts';
import fieldClasses from './field.module.css';
import { describedBy, FieldError } from './field.tsx';
import classes from './past-date-field.module.css';

interface Props {
  id: string;
  legend: string;
  /** What the three boxes are called. */
  names: Readonly<Record<keyof DateParts, string>>;
  help?: string;
  value: string | undefined;
  onChange: (value: string) => void;
  error?: string;
  /** The applicant's own date of birth: browsers may fill it in. */
  own?: boolean;
}

const boxes = ['year', 'month', 'day'] as const;

/** A day long ago in three boxes, typed in one go: nobody wants to page a calendar back for decades. */
export function PastDateField({ id, legend, names, help, value, onChange, error, own = false }: Props) {
  const parts = dateParts(value);
  const idOfBox = (part: keyof DateParts) => (part === 'year' ? id : `${id}-${part}`);

  function type(part: keyof DateParts, text: string) {
    const { parts: typed, goesOn } = typedInto(parts, part, text);
    onChange(joinDate(typed));
    if (goesOn !== part) document.getElementById(idOfBox(goesOn))?.focus();
  }

  return (
    <fieldset aria-describedby={describedBy(id, help, error)}>
      <legend className={fieldClasses.label}>{legend}</legend>
      {help && (
        <p id={`${id}-help`} className={fieldClasses.help}>
          {help}
        </p>
      )}
      <div className={classes.boxes}>
        {boxes.map((part) => {
          const boxId = idOfBox(part);
          return (
            <label key={part}>
              <span className="dimmed fine block mb-2xs">{names[part]}</span>
              <input
                id={boxId}
                className={`${fieldClasses.input} tabular`}
                inputMode="numeric"
                autoComplete={own ? `bday-${part}` : 'off'}
                value={parts[part]}
                aria-invalid={Boolean(error)}
                aria-describedby={error ? `${id}-error` : undefined}
                onChange={(event) => type(part, event.target.value)}
              />
            </label>
          );
        })}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
