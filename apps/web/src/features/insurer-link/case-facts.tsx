import type { InsurerCase } from '@onegi/contract/calls/requests/commercial/insurer-answer';
import { useLocale, useTranslations } from 'use-intl';
import { longDate } from '../../lib/long-date.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { useLabelled } from '../../lib/use-labelled.ts';
import { shownMoney } from '../forms/typed-answer.ts';

/** What an insurer reads of a case before it answers. */
export function CaseFacts({ read }: { read: InsurerCase }) {
  const t = useTranslations('insurerLink');
  const labelled = useLabelled();
  const locale = useLocale();
  const pick = useInLanguage();
  const { insuredName, transactionType, startsOn, endsOn, answers, employees, subjectMatter } = read;
  const period =
    startsOn && endsOn ? t('periodValue', { from: longDate(startsOn, locale), until: longDate(endsOn, locale) }) : '';
  const facts = [
    [t('insuredName'), insuredName],
    [t('transactionType'), t(`transactionTypes.${transactionType}`)],
    [t('period'), period],
    ...answers.map(({ asked, askedZh, answer, answerZh }) => [pick(asked, askedZh), pick(answer, answerZh)]),
    ...subjectMatter.map(({ fieldName, fieldNameZh, content }) => [pick(fieldName, fieldNameZh), content]),
  ].filter(([, text]) => text !== '');
  return (
    <section aria-labelledby="case-title">
      <h2 className="large" id="case-title">
        {t('caseTitle')}
      </h2>
      <dl className="framed stack gap-sm mt-sm p-card">
        {facts.map(([label, text], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be called the same, and none ever moves
          <div key={at} className="fact">
            <dt className="dimmed small">{label}</dt>
            <dd className="break-anywhere">{text}</dd>
          </div>
        ))}
        {employees.map(({ occupationName, occupationNameZh, employeeCount, annualPayroll }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own and never move
          <div key={at} className="fact">
            <dt className="dimmed small">{labelled(t('employees'), pick(occupationName, occupationNameZh))}</dt>
            <dd>{t('employeeFact', { count: Number(employeeCount) || 0, payroll: shownMoney(annualPayroll) })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The documents of a case: what a browser can show opens, the rest is saved. */
export function CaseDocuments({ documents }: Pick<InsurerCase, 'documents'>) {
  const t = useTranslations('insurerLink');
  const pick = useInLanguage();
  return (
    <section aria-labelledby="documents-title">
      <h2 className="large" id="documents-title">
        {t('documents')}
      </h2>
      {documents.length === 0 && <p className="dimmed mt-sm">{t('noDocuments')}</p>}
      {documents.length > 0 && (
        <ul className="framed plain-list stack gap-sm mt-sm p-card">
          {documents.map(({ fileId, name, nameZh, fileName, previewUrl, downloadUrl }) => (
            <li key={fileId}>
              <p className="dimmed small">{pick(name, nameZh) || t('document')}</p>
              <a
                href={previewUrl ?? downloadUrl}
                target="_blank"
                rel="noopener noreferrer"
                referrerPolicy="no-referrer"
                className="text-link target break-anywhere"
                aria-label={t('openDocument', { name: fileName })}
              >
                {fileName}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
