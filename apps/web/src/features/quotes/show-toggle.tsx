import { useId } from 'react';
import { useTranslations } from 'use-intl';
import classes from './compare.module.css';

interface Props {
  onlyDifferent: boolean;
  onChange: (onlyDifferent: boolean) => void;
}

/** Every benefit, or only those the plans differ in. */
export function ShowToggle({ onlyDifferent, onChange }: Props) {
  const t = useTranslations('quoteList.compare');
  const name = useId();
  return (
    <fieldset className={`framed rigid tinted ${classes.toggle}`}>
      <legend className="visually-hidden">{t('features')}</legend>
      {[false, true].map((value) => (
        <label key={String(value)} className={`pointer relative ${classes.option}`}>
          <input type="radio" name={name} checked={onlyDifferent === value} onChange={() => onChange(value)} />
          <span>{value ? t('showDifferent') : t('showAll')}</span>
        </label>
      ))}
    </fieldset>
  );
}
