import { Button } from '@mantine/core';
import type { Employees } from '@onegi/contract/calls/requests/commercial/case-shapes';
import { employeeTemplate, readEmployees } from '@onegi/contract/calls/requests/commercial/employee-sheets';
import { type CellProblem, fieldOfColumn, type ReadEmployees } from '@onegi/contract/commercial/read-employees';
import { employeeSheet, MOST_EMPLOYEES } from '@onegi/contract/fields/commercial';
import { IconPlus } from '@tabler/icons-react';
import { type ClipboardEvent, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { FieldError } from '../../components/field.tsx';
import { UploadField } from '../../components/upload-field.tsx';
import { addressOfCall } from '../../lib/api.ts';
import { notify } from '../../lib/notify.ts';
import { uploadFile } from '../../lib/upload-file.ts';
import { settledMoney, shownMoney } from '../forms/typed-answer.ts';
import { isBegun } from './case-content.ts';
import classes from './commercial.module.css';
import { EmployeeImport, useProblemText } from './employee-import.tsx';
import { EmployeeRow } from './employee-row.tsx';
import { isFromCells, pastedEmployees } from './pasted-employees.ts';
import { useOccupations } from './use-occupations.ts';

interface Props {
  rows: readonly Employees[];
  onChange: (rows: readonly Employees[]) => void;
  errorOf: (path: string) => string | undefined;
}

const blank: Employees = { employeeOccupation: '', employeeCount: '', annualPayroll: '' };

/** Cents of an amount that may still be being typed. */
const centsOf = (typed: string) => Math.round(Number(settledMoney(typed) || 0) * 100);

/** Rows that were read and are not taken over yet; of pasted ones the row that they were pasted into. */
interface Offered {
  readonly read: ReadEmployees;
  readonly at?: number;
}

/** Employees by occupation, typed, pasted or read from a file. There is always a row to type in. */
export function EmployeeTable({ rows, onChange, errorOf }: Props) {
  const t = useTranslations('commercial');
  const locale = useLocale();
  const occupations = useOccupations();
  const problemText = useProblemText(occupations);
  const [removing, setRemoving] = useState<number>();
  const [offered, setOffered] = useState<Offered>();
  // What could not be read of a cell, until something stands there.
  const [marks, setMarks] = useState<readonly CellProblem[]>([]);
  const shown = rows.length > 0 ? rows : [blank];
  const changeRow = (at: number, row: Employees) => onChange(shown.map((each, index) => (index === at ? row : each)));
  const remove = async (at: number) => {
    const below = (mark: CellProblem) => (mark.at !== undefined && mark.at > at ? { ...mark, at: mark.at - 1 } : mark);
    setMarks((before) => before.filter((mark) => mark.at !== at).map(below));
    onChange(shown.filter((_, index) => index !== at));
  };
  const count = rows.reduce((sum, { employeeCount }) => sum + Number(employeeCount), 0);
  const cents = rows.reduce((sum, { annualPayroll }) => sum + centsOf(annualPayroll), 0);

  /** @param isFromPanel the rows were shown for a decision; else they were pasted as they are */
  function take({ read, at = shown.length }: Offered, how: 'append' | 'replace', isFromPanel: boolean): void {
    // They stand from the row that they were pasted into, in the place of what it and empty ones held.
    const before = how === 'replace' ? [] : shown.slice(0, at).filter((row) => !isFromPanel || isBegun(row));
    const after = how === 'replace' ? [] : shown.slice(at + 1).filter(isBegun);
    const next = [...before, ...read.rows, ...after];
    if (next.length > MOST_EMPLOYEES) {
      notify({ kind: 'failure', message: t('employees.tooMany', { maximum: MOST_EMPLOYEES }) });
      return;
    }
    const moved = read.problems.flatMap((mark) =>
      mark.at === undefined ? [] : [{ ...mark, at: mark.at + before.length }],
    );
    setMarks(how === 'replace' ? moved : [...marks.filter((mark) => (mark.at ?? 0) < before.length), ...moved]);
    // A file that waits for a decision still waits when other rows are pasted; what was pasted before is pasted anew.
    setOffered((waiting) => (isFromPanel || waiting?.at !== undefined ? undefined : waiting));
    onChange(next);
    const message = isFromPanel ? 'employees.sheet.taken' : 'employees.pasted';
    notify({ kind: 'success', message: t(message, { count: read.rows.length }) });
  }

  const paste = (event: ClipboardEvent, at: number) => {
    const text = event.clipboardData.getData('text/plain');
    if (!isFromCells(text)) return;
    event.preventDefault();
    const read = pastedEmployees(text, occupations);
    if (read.problems.length > 0) setOffered({ read, at });
    else take({ read, at }, 'append', false);
  };
  const readFile = async (file: File, onProgress: (share: number) => void) =>
    setOffered({ read: await uploadFile(readEmployees, undefined, file, onProgress) });

  const markAt = (path: string): string | undefined => {
    const [, row, field] = path.split('.');
    const mark = marks.find((each) => each.at === Number(row) && fieldOfColumn(each.column) === field);
    const stands = shown[Number(row)]?.[field as keyof Employees];
    return mark && stands === '' ? problemText(mark) : undefined;
  };
  const errorAt = (path: string) => errorOf(path) ?? markAt(path);

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
              errorOf={errorAt}
            />
          ))}
        </tbody>
      </table>
      <FieldError id="employees" error={errorOf('employees')} />
      {offered && (
        <EmployeeImport
          read={offered.read}
          occupations={occupations}
          hasRows={rows.some(isBegun)}
          onTake={(how) => take(offered, how, true)}
          onDiscard={() => setOffered(undefined)}
        />
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
      <div className="stack gap-xs">
        <UploadField purpose={employeeSheet} label={t('employees.sheet.upload')} compact send={readFile} />
        <p className="row wrap gap-md dimmed small">
          <span>{t('employees.sheet.help')}</span>
          <a
            href={addressOfCall(employeeTemplate, { query: { language: locale } })}
            download
            className="target text-link"
          >
            {t('employees.sheet.template')}
          </a>
        </p>
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
