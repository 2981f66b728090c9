import type { Application } from '@onegi/contract/calls/purchases/shapes';
import { isLeftEmpty } from '@onegi/contract/lines/check-people';
import { type Answers, answersThatCount, type Question, questionsAnswered } from '@onegi/contract/questions';
import { useTranslations } from 'use-intl';
import { DatedText } from '../../components/dated-text.tsx';
import { EmailAddress } from '../../components/email-address.tsx';
import { idOf } from '../../components/form/id-of.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { useReader } from '../../lib/use-reader.ts';
import { partsUnderHeadings } from '../forms/parts-under-headings.ts';
import { useAnswerTexts } from '../forms/use-answer-texts.ts';
import { contentOf, type Draft } from './application-draft.ts';
import classes from './application-review.module.css';
import { ReviewPart, ReviewRow } from './review-part.tsx';
import { searchPageOf } from './search-links.ts';
import { useApplicantParts, usePlaceQuestions } from './use-application-parts.ts';

interface AnsweredProps {
  questions: readonly Question[];
  answers: Answers;
}

/** Everything that was answered, under the labels of the form. */
function Answered({ questions, answers }: AnsweredProps) {
  return (
    <dl className={classes.rows}>
      {useAnswerTexts(questions, answers).map(({ questionId, label, text }) => (
        <ReviewRow key={questionId} name={label}>
          <EmailAddress address={text} />
        </ReviewRow>
      ))}
    </dl>
  );
}

/** All that was entered for what is about to be bought, part by part as in the form, each with the way back to change it. */
export function ApplicationReview({ application, draft }: { application: Application; draft: Draft }) {
  const t = useTranslations('apply');
  const reader = useReader();
  const pick = useInLanguage();
  const { quote, applicationRef, applicantPlace, places, offeredCovers, questions } = application;
  const { applicant, people, covers, answers: given } = contentOf(draft, application);
  const answers = answersThatCount(questions, given);
  const isInsured = applicant.isInsured === true;
  const { parts } = useApplicantParts();
  const placeQuestions = usePlaceQuestions(application, isInsured);
  const { isInsured: _isInsured, ...typed } = applicant;
  const at = (step: string, id?: string) => `/apply/${applicationRef}?step=${step}${id ? `#${id}` : ''}`;
  const line = { line: quote.line };
  const [first] = places;
  const chosen = covers.map(({ optionCode, amountDollars }) => {
    const offer = offeredCovers.find((each) => each.optionCode === optionCode);
    const sum = amountDollars === undefined ? '' : ` (HK$${amountDollars.toLocaleString('en-HK')})`;
    return `${offer ? pick(offer.name, offer.nameZh) : optionCode}${sum}`;
  });
  const applicantName = [applicant.surname, applicant.firstName].filter(Boolean).join(' ');

  return (
    <div className="card">
      <ReviewPart id="review-search" title={t('review.cover', line)} editAt={searchPageOf(quote)}>
        <p className="small">
          <DatedText text={pick(quote.searchText, quote.searchTextZh)} />
        </p>
      </ReviewPart>
      {offeredCovers.length > 0 && (
        <ReviewPart id="review-covers" title={t('review.covers')} editAt={at('covers')}>
          <p className="small">{chosen.join(' · ') || t('review.noCovers')}</p>
        </ReviewPart>
      )}
      {parts.map(({ heading, title, questions: rows }) => (
        <ReviewPart key={heading} id={`review-${heading}`} title={title} editAt={at('details', `part-${heading}`)}>
          <Answered questions={rows} answers={typed as Answers} />
        </ReviewPart>
      ))}
      {first && (
        <ReviewPart id="review-people" title={t(`details.people.${first.personKind}`)} editAt={at('details', 'people')}>
          {applicantPlace === 'choice' && (
            <dl className={classes.rows}>
              <ReviewRow name={t('details.isInsured', { ...reader, ...line })}>
                {t(isInsured ? 'covers.yes' : 'covers.no')}
              </ReviewRow>
            </dl>
          )}
          {places.map((place, index) => {
            const person = people[index] ?? { personKind: place.personKind };
            const isApplicant = index === 0 && isInsured;
            if (!isApplicant && isLeftEmpty(place, person)) return null;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: places are numbered
              <div key={index}>
                <h3 className="small strong mt-sm">
                  {pick(place.name, place.nameZh)}
                  {isApplicant && applicantName && <span className="dimmed regular"> {applicantName}</span>}
                </h3>
                <Answered questions={placeQuestions[index] ?? []} answers={person as unknown as Answers} />
              </div>
            );
          })}
        </ReviewPart>
      )}
      {partsUnderHeadings(questions, pick).map(({ title, rows }) => {
        const [begins] = questionsAnswered(rows, answers);
        if (!begins) return null;
        const id = idOf(`answers.${begins.questionId}`);
        return (
          <ReviewPart key={id} id={`review-${id}`} title={title || t('details.questions')} editAt={at('details', id)}>
            <Answered questions={rows} answers={answers} />
          </ReviewPart>
        );
      })}
    </div>
  );
}
