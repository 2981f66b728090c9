import { dropdown } from '@onegi/contract/calls/common/dropdown';
import { type ApplicantDraft, applicant as applicantShape } from '@onegi/contract/calls/purchases/shapes';
import { applicantQuestions, type PersonQuestion } from '@onegi/contract/person-questions';
import type { Answers } from '@onegi/contract/questions';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { queryOf } from '../../lib/queries.ts';
import { changedAnswers } from '../forms/answers.ts';
import forms from '../forms/forms.module.css';
import { QuestionFields } from '../forms/question-fields.tsx';
import classes from './details-step.module.css';
import { personHalves, usePersonQuestions } from './use-person-questions.ts';

interface Props {
  applicant: ApplicantDraft;
  onChange: (change: Partial<ApplicantDraft>) => void;
  errorOf: (path: string) => string | undefined;
}

/** The rows under each heading. */
function partsOf(rows: readonly PersonQuestion[]): { heading: string; rows: PersonQuestion[] }[] {
  const parts: { heading: string; rows: PersonQuestion[] }[] = [];
  for (const row of rows) {
    if (row.heading) parts.push({ heading: row.heading, rows: [] });
    parts.at(-1)?.rows.push(row);
  }
  return parts;
}

const parts = partsOf(applicantQuestions);

/** Who buys the policy: identity, home address, contact, as the contract's rows ask it. */
export function ApplicantFields({ applicant, onChange, errorOf }: Props) {
  const t = useTranslations('apply');
  const questionsOf = usePersonQuestions();
  const { data, isError } = useQuery({ ...queryOf(dropdown, { body: { codes: ['DISTRICT'] } }), staleTime: Infinity });
  const lists = { district: data?.DISTRICT ?? [] };
  const { isInsured: _isInsured, ...typed } = applicant;
  const answers = typed as Answers;
  return parts.map(({ heading, rows }) => (
    <section
      key={heading}
      className={`stack rule-above gap-lg slim ${classes.part}`}
      aria-labelledby={`part-${heading}`}
    >
      <div>
        <h2 className="large mb-2xs" id={`part-${heading}`}>
          {t(`headings.${heading as 'applicant'}`)}
        </h2>
        {heading === 'applicant' && <p className="dimmed small">{t('details.applicantHint')}</p>}
        {heading === 'address' && isError && <p className="dimmed small">{t('details.districtsFailed')}</p>}
      </div>
      <div className={`stack two-columns gap-lg ${forms.rows}`}>
        <QuestionFields
          path="applicant"
          questions={questionsOf(rows, { shape: applicantShape as never, lists })}
          answers={answers}
          halves={personHalves}
          onChange={(next) => onChange(changedAnswers(answers, next))}
          errorOf={errorOf}
        />
      </div>
    </section>
  ));
}
