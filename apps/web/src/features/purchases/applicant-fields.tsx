import type { ApplicantDraft } from '@onegi/contract/calls/purchases/shapes';
import type { Answers } from '@onegi/contract/questions';
import { useTranslations } from 'use-intl';
import { changedAnswers } from '../forms/answers.ts';
import forms from '../forms/forms.module.css';
import { QuestionFields } from '../forms/question-fields.tsx';
import classes from './details-step.module.css';
import { useApplicantParts } from './use-application-parts.ts';
import { personHalves } from './use-person-questions.ts';

interface Props {
  applicant: ApplicantDraft;
  onChange: (change: Partial<ApplicantDraft>) => void;
  errorOf: (path: string) => string | undefined;
}

/** Who buys the policy: identity, home address, contact, as the contract's rows ask it. */
export function ApplicantFields({ applicant, onChange, errorOf }: Props) {
  const t = useTranslations('apply.details');
  const { parts, districtsFailed } = useApplicantParts();
  const { isInsured: _isInsured, ...typed } = applicant;
  const answers = typed as Answers;
  return parts.map(({ heading, title, questions }) => (
    <section
      key={heading}
      className={`stack rule-above gap-lg slim ${classes.part}`}
      aria-labelledby={`part-${heading}`}
    >
      <div>
        <h2 className="large mb-2xs" id={`part-${heading}`} tabIndex={-1}>
          {title}
        </h2>
        {heading === 'applicant' && <p className="dimmed small">{t('applicantHint')}</p>}
        {heading === 'address' && districtsFailed && <p className="dimmed small">{t('districtsFailed')}</p>}
      </div>
      <div className={`stack two-columns gap-lg ${forms.rows}`}>
        <QuestionFields
          path="applicant"
          questions={questions}
          answers={answers}
          halves={personHalves}
          onChange={(next) => onChange(changedAnswers(answers, next))}
          errorOf={errorOf}
        />
      </div>
    </section>
  ));
}
