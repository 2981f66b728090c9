import type { CaseDetail } from '@onegi/contract/calls/requests/commercial/case-shapes';
import { askedSections } from '@onegi/contract/fields/commercial';
import { asksEmployees } from '@onegi/contract/templates';
import { useLocale, useTranslations } from 'use-intl';
import { longDate } from '../../lib/long-date.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { initialAnswers } from '../forms/answers.ts';
import { questionName } from '../forms/question-name.ts';
import { useAnswerTexts } from '../forms/use-answer-texts.ts';
import { AskedMark } from './asked-mark.tsx';
import { EmployeeTotals } from './employee-totals.tsx';

interface Fact {
  readonly id: string;
  readonly label: string;
  readonly text: string;
}

interface Group {
  readonly heading: string;
  readonly facts: readonly Fact[];
  /** What the form says below the group. */
  readonly ending: string;
}

/** The answers under the headings of the form; what is empty is left out unless it was asked for. */
function useGroups({ questions, asked }: CaseDetail): Group[] {
  const pick = useInLanguage();
  const shown = questions.filter(({ hidden }) => !hidden).map((each) => ({ ...each, editable: true }));
  const texts = new Map(useAnswerTexts(shown, initialAnswers(shown)).map(({ questionId, text }) => [questionId, text]));
  const groups: Group[] = [{ heading: '', facts: [], ending: '' }];
  for (const each of shown) {
    const { questionId: id, heading, headingZh = heading, ending, endingZh = ending } = each;
    if (heading) groups.push({ heading: pick(heading, headingZh), facts: [], ending: '' });
    const group = groups.pop() as Group;
    const text = texts.get(id) ?? '';
    const isThere = text !== '' || asked?.askedRows.includes(id);
    const fact = { id, label: questionName(questions, each, pick), text };
    groups.push({
      ...group,
      facts: isThere ? [...group.facts, fact] : group.facts,
      ending: ending ? pick(ending, endingZh) : group.ending,
    });
  }
  return groups.filter(({ facts }) => facts.length > 0);
}

/** What a case says: the insured, the answers with the texts of their sections, employees with their classes. */
export function CaseAnswers({ detail }: { detail: CaseDetail }) {
  const t = useTranslations('casePage');
  const form = useTranslations('commercial');
  const locale = useLocale();
  const groups = useGroups(detail);
  const { insuredName, startsOn, endsOn, transactionType, questions, employeesAsked } = detail;
  const dayOf = (day: string | null) => (day ? longDate(day, locale) : '');
  const header: Fact[] = [
    { id: askedSections.insuredName, label: form('form.insuredName'), text: insuredName },
    { id: askedSections.startsOn, label: form('form.startsOn'), text: dayOf(startsOn) },
    { id: askedSections.endsOn, label: form('form.endsOn'), text: dayOf(endsOn) },
    { id: 'type', label: form('form.transactionType'), text: form(`transactionTypes.${transactionType}`) },
  ];
  const hasEmployees = employeesAsked && asksEmployees({ employees: employeesAsked }, initialAnswers(questions));
  return (
    <section className="stack gap-lg" aria-labelledby="answers-title">
      <h2 className="large" id="answers-title">
        {t('answers')}
      </h2>
      {[{ heading: form('form.header'), facts: header, ending: '' }, ...groups].map(({ heading, facts, ending }) => (
        <div key={heading} className="stack gap-sm">
          <h3 className="medium">{heading || t('otherAnswers')}</h3>
          <dl className="framed stack gap-sm p-card">
            {facts.map(({ id, label, text }) => (
              <div key={id} className="fact">
                <dt className="dimmed small">{label}</dt>
                <dd className="break-anywhere">
                  {text || <span className="dimmed">{t('notGiven')}</span>} <AskedMark detail={detail} row={id} />
                </dd>
              </div>
            ))}
          </dl>
          {ending && <p className="dimmed small">{ending}</p>}
        </div>
      ))}
      {hasEmployees && <EmployeeTotals detail={detail} />}
    </section>
  );
}
