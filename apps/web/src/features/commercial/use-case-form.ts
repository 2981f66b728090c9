import { employees as employeesShape } from '@onegi/contract/calls/requests/commercial/case-shapes';
import type { Question } from '@onegi/contract/questions';
import { useTranslations } from 'use-intl';
import { useForm } from '../../components/form/use-form.ts';
import type { FieldError } from '../../lib/api-error.ts';
import { todayInHongKong } from '../../lib/dates.ts';
import { notify } from '../../lib/notify.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { useLocaleNavigate } from '../../lib/use-locale-navigate.ts';
import { useMissingAnswer } from '../forms/use-missing-answer.ts';
import { caseIssues, onPage, openPartsOf } from './case-content.ts';
import { type CaseState, type CaseStore, forgetCaseStore } from './case-store.ts';

const LIST = '/commercial-insurance/quotation';

/** What is wrong with a case's form, and handing it over. */
export function useCaseForm(store: CaseStore, { form: asked, content, detail }: CaseState) {
  const t = useTranslations('commercial');
  const pick = useInLanguage();
  const missing = useMissingAnswer();
  const goTo = useLocaleNavigate();
  const open = openPartsOf(detail);
  const rowAt = (path: string): Question | undefined =>
    asked.questions.find(({ questionId }) => path === `answers.${questionId}`);
  const columns: Readonly<Record<string, string>> = {
    employeeOccupation: t('employees.occupation'),
    employeeCount: t('employees.count'),
    annualPayroll: t('employees.payroll'),
  };

  function labelOf(path: string): string {
    const row = rowAt(path);
    if (row) return pick(row.label, row.labelZh);
    const [part = '', at = '', column = ''] = path.split('.');
    if (part === 'employees') {
      const name = columns[column];
      return name ? t('employees.rowOf', { name, row: Number(at) + 1 }) : t('employees.title');
    }
    if (part === 'documents') {
      const document = asked.documents.find(({ order }) => String(order) === at);
      return document?.name ? pick(document.name, document.nameZh) : t('documents.free');
    }
    return part === 'insuredName' || part === 'startsOn' || part === 'endsOn'
      ? t(`form.${part}`)
      : t('form.consentPart');
  }

  function missingOf(path: string): string | undefined {
    const row = rowAt(path);
    return row ? missing(row) : t('form.required');
  }

  async function submit() {
    const answer = await store.submit();
    if (!answer) return;
    forgetCaseStore(store);
    notify({ kind: 'success', message: t('form.submitted', { number: answer.caseNumber }) });
    await goTo(LIST);
  }

  /** The server counts rows of employees that are begun, and names their columns as the wire does. */
  function pathOf({ field }: FieldError): string | undefined {
    const named = field.replace(/^(employees\.\d+\.)(\w+)$/, (_, row, wire) => row + employeesShape.domainName(wire));
    const path = onPage(named, content.employees);
    const isKnown = /^(answers|employees|documents|insuredName|startsOn|endsOn|consented)\b/.test(path);
    return isKnown ? path : undefined;
  }

  const form = useForm({
    values: content,
    issues: caseIssues(asked, content, open, todayInHongKong()),
    labelOf,
    missingOf,
    pathOf,
    submit,
  });

  /** Keeps it as a draft and goes back to the list. */
  async function saveDraft() {
    if (!(await store.flush())) return;
    const number = store.state().detail?.caseNumber;
    if (number) notify({ kind: 'success', message: t('form.savedDraft', { number }) });
    await goTo(LIST);
  }

  return { form, open, saveDraft };
}
