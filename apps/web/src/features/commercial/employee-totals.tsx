import type { CaseDetail } from '@onegi/contract/calls/requests/commercial/case-shapes';
import { askedSections } from '@onegi/contract/fields/commercial';
import { useTranslations } from 'use-intl';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { settledMoney, shownMoney } from '../forms/typed-answer.ts';
import { AskedMark } from './asked-mark.tsx';
import classes from './commercial.module.css';
import { useOccupations } from './use-occupations.ts';

const centsOf = (amount: string) => Math.round(Number(settledMoney(amount) || 0) * 100);

/** The employees of a case by occupation, with the class of each, and what they come to. */
export function EmployeeTotals({ detail }: { detail: CaseDetail }) {
  const t = useTranslations('casePage');
  const form = useTranslations('commercial.employees');
  const pick = useInLanguage();
  const occupations = useOccupations();
  const { employees } = detail;
  const count = employees.reduce((sum, { employeeCount }) => sum + Number(employeeCount), 0);
  const cents = employees.reduce((sum, { annualPayroll }) => sum + centsOf(annualPayroll), 0);
  return (
    <div className="stack gap-sm">
      <h3 className="medium" id="employee-totals">
        {t('employees')} <AskedMark detail={detail} row={askedSections.employees} />
      </h3>
      <table className={`small tabular ${classes.totals}`} aria-labelledby="employee-totals">
        <thead>
          <tr>
            <th scope="col">{form('occupation')}</th>
            <th scope="col">{t('class')}</th>
            <th scope="col">{form('count')}</th>
            <th scope="col">{form('payroll')}</th>
          </tr>
        </thead>
        <tbody>
          {employees.map(({ employeeOccupation, employeeCount, annualPayroll }, at) => {
            const found = occupations.find(({ value }) => value === employeeOccupation);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
              <tr key={at}>
                <th scope="row">{found ? pick(found.label, found.labelZh) : employeeOccupation}</th>
                <td>{found?.itemClass}</td>
                <td>{employeeCount}</td>
                <td>{annualPayroll && shownMoney(annualPayroll)}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            <td />
            <td>{count}</td>
            <td>{shownMoney((cents / 100).toFixed(2))}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
