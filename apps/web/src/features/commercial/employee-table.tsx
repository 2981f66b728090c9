import { Button } from '@mantine/core';
import type { Employees } from '@onegi/contract/calls/requests/commercial/case-shapes';
import { MOST_EMPLOYEES } from '@onegi/contract/fields/commercial';
import { IconPlus } from '@tabler/icons-react';
import { type ClipboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { FieldError } from '../../components/field.tsx';
import { notify } from '../../lib/notify.ts';
import { settledMoney, shownMoney } from '../forms/typed-answer.ts';
import { isBegun } from './case-content.ts';
import classes from './commercial.module.css';
import { EmployeeRow } from './employee-row.tsx';
import { type CellProblem, isFromCells, pastedEmployees } from './pasted-employees.ts';
import { useOccupations } from './use-occupations.ts';

interface Props {
  rows: readonly Employees[];
  onChange: (rows: readonly Employees[]) => void;
  errorOf: (path: string) => string | undefined;
}

const blank: Employees = { employeeOccupation: '', employeeCount: '', annualPayroll: '' };

/** Cents of an amount that may still be being typed. */
const centsOf = (typed: string) => Math.round(Number(settledMoney(typed) || 0) * 100);

/** Employees by occupation. There is always a row to type in. */
export function EmployeeTable({ rows, onChange, errorOf }: Props) {
  const t = useTranslations('commercial');
  const occupations = useOccupations();
  const [removing, setRemoving] = useState<number>();
  const [problems, setProblems] = useState<readonly CellProblem[]>([]);
  const shown = rows.length > 0 ? rows : [blank];
  const changeRow = (at: number, row: Employees) => onChange(shown.map((each, index) => (index === at ? row : each)));
  const remove = async (at: number) => onChange(shown.filter((_, index) => index !== at));
  const count = rows.reduce((sum, { employeeCount }) => sum + Number(employeeCount), 0);
  const cents = rows.reduce((sum, { annualPayroll }) => sum + centsOf(annualPayroll), 0);

  const paste = (event: ClipboardEvent, at: number) => {
    const text = event.clipboardData.getData('text/plain');
    if (!isFromCells(text)) return;
    event.preventDefault();
    const read = pastedEmployees(text, occupations);
    setProblems(read.problems);
    if (read.problems.length > 0) return;
    // They stand from the row that they were pasted into, in the place of what it and empty ones held.
    const next = [...shown.slice(0, at), ...read.rows, ...shown.slice(at + 1).filter(isBegun)];
    if (next.length > MOST_EMPLOYEES) {
      notify({ kind: 'failure', message: t('employees.tooMany', { maximum: MOST_EMPLOYEES }) });
      return;
    }
    onChange(next);
    notify({ kind: 'success', message: t('employees.pasted', { count: read.rows.length }) });
  };

  return (
    <section className="stack gap-md" aria-labelledby="employees-title">
      <div>
        <h2 className="large" id="employees-title">
          {t('employees.title')}
        </h2>
        <p className="dimmed small">{t('employees.lead')}</p>
      </div>
      <table className={classes.employees} aria-labelledby="employees-title">
        <thead className="small">
          <tr>
            <th scope="col">{t('employees.occupation')}</th>
            <th scope="col" className={classes.count}>
              {t('employees.count')}
            </th>
            <th scope="col" className={classes.payroll}>
              {t('employees.payroll')}
            </th>
            <td className={classes.tools} />
          </tr>
        </thead>
        <tbody>
          {shown.map((row, at) => (
            <EmployeeRow
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
              key={at}
              at={at}
              row={row}
              occupations={occupations}
              onChange={(next) => changeRow(at, next)}
              onRemove={() => setRemoving(at)}
              onPaste={(event) => paste(event, at)}
              errorOf={errorOf}
            />
          ))}
        </tbody>
      </table>
      <FieldError id="employees" error={errorOf('employees')} />
      {problems.length > 0 && (
        <div role="alert" className="framed small p-md">
          <p className="strong error-text">{t('employees.notPasted')}</p>
          <ul className="bullets">
            {problems.slice(0, 20).map((each) => (
              <li key={`${each.row}-${each.column}`}>
                {t(each.column === 0 ? 'employees.row' : 'employees.cell', {
                  row: each.row,
                  column: each.column,
                  problem: t(`employees.${each.message}`, { text: each.text.slice(0, 60) }),
                })}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="row wrap between gap-md">
        <Button
          id="employees"
          variant="default"
          leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
          onClick={() => onChange([...shown, blank])}
        >
          {t('employees.add')}
        </Button>
        {count > 0 && (
          <p className="small tabular" role="status">
            {t('employees.total', { count, payroll: shownMoney((cents / 100).toFixed(2)) })}
          </p>
        )}
      </div>
      {removing !== undefined && (
        <ConfirmDialog
          title={t('delete.question')}
          action={t('delete.action')}
          onConfirm={() => remove(removing)}
          onClose={() => setRemoving(undefined)}
        >
          {t('employees.delete', { row: removing + 1 })}
        </ConfirmDialog>
      )}
    </section>
  );
}
