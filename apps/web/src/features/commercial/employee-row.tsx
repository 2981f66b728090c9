import type { ListItem } from '@onegi/contract/calls/common/dropdown';
import type { Employees } from '@onegi/contract/calls/requests/commercial/case-shapes';
import { IconTrash } from '@tabler/icons-react';
import { type ClipboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import fieldClasses from '../../components/field.module.css';
import { FieldError } from '../../components/field.tsx';
import selectClasses from '../../components/select-field.module.css';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { settledMoney, shownMoney, typedMoney } from '../forms/typed-answer.ts';
import classes from './commercial.module.css';

interface Props {
  at: number;
  row: Employees;
  occupations: readonly ListItem[];
  onChange: (row: Employees) => void;
  onRemove: () => void;
  onPaste: (event: ClipboardEvent) => void;
  errorOf: (path: string) => string | undefined;
}

/** Digits alone, without zeros in front. */
const typedCount = (typed: string) => typed.replaceAll(/\D/g, '').replace(/^0+/, '');

/** One occupation: how many work in it, and what they are paid in a year. */
export function EmployeeRow({ at, row, occupations, onChange, onRemove, onPaste, errorOf }: Props) {
  const t = useTranslations('commercial.employees');
  const pick = useInLanguage();
  const [isTyping, setTyping] = useState(false);
  const chosen = occupations.find(({ value }) => value === row.employeeOccupation);
  const field = (name: keyof Employees, label: string) => {
    const id = `employees-${at}-${name}`;
    const error = errorOf(`employees.${at}.${name}`);
    return {
      error: <FieldError id={id} error={error} />,
      control: {
        id,
        'aria-label': t('rowOf', { name: label, row: at + 1 }),
        'aria-invalid': Boolean(error),
        'aria-describedby': error ? `${id}-error` : undefined,
      },
    };
  };
  const occupation = field('employeeOccupation', t('occupation'));
  const count = field('employeeCount', t('count'));
  const payroll = field('annualPayroll', t('payroll'));
  return (
    <tr onPaste={onPaste}>
      <td>
        <select
          {...occupation.control}
          className={`${fieldClasses.input} ${selectClasses.select}`}
          value={row.employeeOccupation}
          onChange={(event) => onChange({ ...row, employeeOccupation: event.target.value })}
        >
          <option value="">{t('occupation')}</option>
          {occupations.map(({ value, label, labelZh, itemClass }) => (
            <option key={value} value={value}>
              {`${pick(label, labelZh)} (${itemClass})`}
            </option>
          ))}
        </select>
        {chosen?.itemClass && (
          <p className="dimmed small mt-2xs">{t('occupationClass', { itemClass: chosen.itemClass })}</p>
        )}
        {occupation.error}
      </td>
      <td className={classes.count}>
        <input
          {...count.control}
          className={fieldClasses.input}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          placeholder={t('countShort')}
          value={row.employeeCount}
          onChange={(event) => onChange({ ...row, employeeCount: typedCount(event.target.value) })}
        />
        {count.error}
      </td>
      <td className={classes.payroll}>
        <input
          {...payroll.control}
          className={fieldClasses.input}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          placeholder="HK$"
          value={isTyping ? row.annualPayroll : shownMoney(row.annualPayroll)}
          onFocus={() => setTyping(true)}
          onChange={(event) => onChange({ ...row, annualPayroll: typedMoney(event.target.value) })}
          onBlur={() => {
            setTyping(false);
            const settled = settledMoney(row.annualPayroll);
            if (settled !== row.annualPayroll) onChange({ ...row, annualPayroll: settled });
          }}
        />
        {payroll.error}
      </td>
      <td className={classes.tools}>
        <button
          type="button"
          className="icon-button hover-tinted"
          aria-label={t('delete', { row: at + 1 })}
          onClick={onRemove}
        >
          <IconTrash size={20} stroke={1.75} aria-hidden />
        </button>
      </td>
    </tr>
  );
}
