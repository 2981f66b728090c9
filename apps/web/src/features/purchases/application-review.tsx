import type { Application } from '@onegi/contract/calls/purchases/shapes';
import { isCalendarDate } from '@onegi/contract/fields/formats';
import { isLeftEmpty } from '@onegi/contract/lines/check-people';
import { applicantQuestions } from '@onegi/contract/person-questions';
import type { Answers } from '@onegi/contract/questions';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { DatedText } from '../../components/dated-text.tsx';
import { Link } from '../../components/link.tsx';
import { longDate } from '../../lib/long-date.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { useAnswerTexts } from '../forms/use-answer-texts.ts';
import { contentOf, type Draft } from './application-draft.ts';
import classes from './application-review.module.css';
import { usePersonQuestions } from './use-person-questions.ts';

interface Named {
  surname?: string;
  firstName?: string;
  bornOn?: string;
}

/** Fields of the applicant that stand together in one row, and the code that is nobody's to check. */
const together = new Set<string>(
  'title surname firstName bornOn hkid flat floor building street district phone email referrerCode'.split(' '),
);
const others = applicantQuestions.filter(({ questionId }) => !together.has(questionId));

/** What is about to be bought and for whom, with the way back to change it. */
export function ApplicationReview({ application, draft }: { application: Application; draft: Draft }) {
  const t = useTranslations('apply.review');
  const kinds = useTranslations('apply.details.people');
  const locale = useLocale();
  const pick = useInLanguage();
  const { quote, applicationRef, places, offeredCovers, questions } = application;
  const { applicant, people, covers, answers } = contentOf(draft, application);
  const answered = useAnswerTexts(questions, answers);
  const questionsOf = usePersonQuestions();
  const told = useAnswerTexts(questionsOf(others), applicant as Answers);
  const page = `/apply/${applicationRef}`;
  const [first] = places;

  const wholeName = ({ surname, firstName }: Named) => [surname, firstName].filter(Boolean).join(' ');
  const born = ({ bornOn }: Named) =>
    bornOn && isCalendarDate(bornOn) ? t('born', { date: longDate(bornOn, locale) }) : '';
  // As the policy prints it: names of places are entered in English.
  const { flat, floor, building, street } = applicant;
  const address = [flat && `Flat ${flat}`, floor && `${floor}/F`, building, street].filter(Boolean).join(', ');
  const chosen = covers.map(({ optionCode, amountDollars }) => {
    const offer = offeredCovers.find((each) => each.optionCode === optionCode);
    const sum = amountDollars === undefined ? '' : ` (HK$${amountDollars.toLocaleString('en-HK')})`;
    return `${offer ? pick(offer.name, offer.nameZh) : optionCode}${sum}`;
  });

  const row = (name: string, value: ReactNode, edit?: { step: string; label: string }, key = name) => (
    <div key={key} className={`stack small p-md ${classes.row}`}>
      <dt className="dimmed">{name}</dt>
      <dd className="break-anywhere">{value}</dd>
      {edit && (
        <dd className={classes.edit}>
          <Link to={`${page}?step=${edit.step}`} className="text-link target" aria-label={edit.label}>
            {t('edit')}
          </Link>
        </dd>
      )}
    </div>
  );
  const lines = (texts: readonly (string | undefined)[]) =>
    texts.filter(Boolean).map((text) => (
      <span key={text} className="block">
        {text}
      </span>
    ));
  const toDetails = { step: 'details', label: t('editDetails') };

  return (
    <dl className="card divided">
      {row(t('cover', { line: quote.line }), <DatedText text={pick(quote.searchText, quote.searchTextZh)} />)}
      {offeredCovers.length > 0 &&
        row(t('covers'), chosen.join(' · ') || t('noCovers'), { step: 'covers', label: t('editCovers') })}
      {row(
        t('applicant'),
        lines([wholeName(applicant), born(applicant), applicant.hkid, address, applicant.phone]),
        toDetails,
      )}
      {told.map(({ questionId, label, text }) => row(label, text, toDetails, questionId))}
      {first &&
        row(
          kinds(first.personKind),
          <ol>
            {people.map((person, index) => {
              const place = places[index];
              const at = `people.${index}`;
              if (!place || isLeftEmpty(place, person)) return null;
              return (
                <li key={at}>
                  {wholeName(person)} <span className="dimmed">{born(person)}</span>
                </li>
              );
            })}
          </ol>,
        )}
      {answered.map(({ questionId, label, text }) => row(label, text, undefined, questionId))}
      {row(t('policyTo'), applicant.email)}
    </dl>
  );
}
