import type { CaseDetail } from '@onegi/contract/calls/requests/commercial/case-shapes';
import { useLocale, useTranslations } from 'use-intl';
import { longDate } from '../../lib/long-date.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { initialAnswers } from '../forms/answers.ts';
import { shownMoney } from '../forms/typed-answer.ts';
import { useAnswerTexts } from '../forms/use-answer-texts.ts';
import { useOccupations } from './use-occupations.ts';

/** What a case says that can no longer be changed, or not by the reader. */
export function CaseFacts({ detail }: { detail: CaseDetail }) {
  const t = useTranslations('commercial');
  const locale = useLocale();
  const pick = useInLanguage();
  const occupations = useOccupations();
  const { questions, employees, documents, insuredName, startsOn, endsOn, transactionType, reason } = detail;
  const shown = questions.filter(({ hidden }) => !hidden).map((each) => ({ ...each, editable: true }));
  const answers = useAnswerTexts(shown, initialAnswers(shown));
  const occupationOf = (code: string) => {
    const found = occupations.find(({ value }) => value === code);
    return found ? pick(found.label, found.labelZh) : code;
  };
  const facts = [
    { id: 'insuredName', label: t('form.insuredName'), text: insuredName },
    {
      id: 'period',
      label: t('inquiry.period'),
      text:
        startsOn && endsOn
          ? t('form.period', { from: longDate(startsOn, locale), until: longDate(endsOn, locale) })
          : '',
    },
    { id: 'type', label: t('form.transactionType'), text: t(`transactionTypes.${transactionType}`) },
    ...answers.map(({ questionId, label, text }) => ({ id: questionId, label, text })),
    ...employees.map(({ employeeOccupation, employeeCount, annualPayroll }, at) => ({
      id: `employees-${at}`,
      label: t('employees.occupation'),
      text: t('form.employeeFact', {
        occupation: occupationOf(employeeOccupation),
        count: employeeCount,
        payroll: shownMoney(annualPayroll),
      }),
    })),
    ...(reason ? [{ id: 'reason', label: t('form.reason'), text: reason }] : []),
  ];
  const files = documents.filter(({ fileId }) => fileId);
  return (
    <dl className="framed stack gap-sm p-card">
      {facts
        .filter(({ text }) => text !== '')
        .map(({ id, label, text }) => (
          <div key={id} className="fact">
            <dt className="dimmed small">{label}</dt>
            <dd className="break-anywhere">{text}</dd>
          </div>
        ))}
      {files.map(({ order, name, nameZh, fileNameOriginal = '', previewUrl, downloadUrl }) => (
        <div key={order} className="fact">
          <dt className="dimmed small">{pick(name, nameZh) || t('documents.free')}</dt>
          <dd>
            <a
              href={previewUrl ?? downloadUrl}
              target="_blank"
              rel="noopener"
              className="text-link break-anywhere"
              aria-label={t('documents.open', { name: fileNameOriginal })}
            >
              {fileNameOriginal}
            </a>
          </dd>
        </div>
      ))}
    </dl>
  );
}
