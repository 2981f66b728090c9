import type {
  ApplicantDraft,
  Application,
  ChosenCover,
  PersonDraft,
  PersonPlace,
} from '@onegi/contract/calls/purchases/shapes';
import { isLeftEmpty } from '@onegi/contract/lines/check-people';
import type { Answers } from '@onegi/contract/questions';
import { tidyDate } from '../../lib/date-parts.ts';
import { initialAnswers } from '../forms/answers.ts';
import { completeCovers, type DraftCover, draftCovers } from './draft-covers.ts';
import { searchedTrip } from './searched-trip.ts';

/** The form as it is being filled in. */
export interface Draft {
  readonly covers: readonly DraftCover[];
  readonly applicant: ApplicantDraft;
  /** One per place. Where the applicant is the first, it holds only what the applicant is not asked already. */
  readonly people: readonly PersonDraft[];
  readonly answers: Answers;
}

/** What is kept on the server. */
export interface DraftContent {
  covers: ChosenCover[];
  applicant: ApplicantDraft;
  people: PersonDraft[];
  answers: Record<string, string>;
}

type Form = Pick<Application, 'applicantPlace' | 'places' | 'offeredCovers'>;

function isInsured({ applicantPlace, places }: Form, answer: boolean | undefined): boolean {
  if (places.length === 0 || applicantPlace === 'none') return false;
  // A student's policy is bought by a parent as a rule.
  return applicantPlace === 'first' || (answer ?? places[0]?.personKind !== 'S');
}

/** The relationship nobody needs to be asked: in a family the second adult is the spouse and children are one's own. */
function likelyRelationship({ quote }: Application, { personKind, needs }: PersonPlace, index: number) {
  const trip = searchedTrip(quote);
  if (trip?.party !== 'F' || !needs.includes('relationship')) return {};
  if (personKind === 'C') return { relationship: 'CH' };
  return index === 1 && trip.withSpouse ? { relationship: 'SP' } : {};
}

/** What the applicant's own place asks beyond the applicant's details. */
const extrasOf = ({ passport, licensedOn }: Partial<PersonDraft>) => ({ passport, licensedOn });

export function draftOf(application: Application): Draft {
  const applicant = {
    ...application.applicant,
    isInsured: isInsured(application, application.applicant.isInsured),
  };
  const people = application.places.map((place, index): PersonDraft => {
    const { personKind } = place;
    const saved = application.people[index];
    const own = saved?.personKind === personKind ? saved : undefined;
    if (index === 0 && applicant.isInsured) return { personKind, ...extrasOf(own ?? {}) };
    return { ...likelyRelationship(application, place, index), ...own, personKind };
  });
  const begins = application.state === 'draft' ? initialAnswers(application.questions) : {};
  return {
    covers: draftCovers(application.covers),
    applicant,
    people,
    answers: { ...begins, ...application.answers },
  };
}

const dates = ['bornOn', 'licensedOn'];

/** Drops what is empty and completes dates, so that equal forms have equal contents. */
function tidy<T extends object>(values: T): T {
  const kept = Object.entries(values).filter(([, value]) => value !== '' && value !== undefined);
  return Object.fromEntries(
    kept.map(([key, value]) => [key, dates.includes(key) && typeof value === 'string' ? tidyDate(value) : value]),
  ) as T;
}

export function contentOf({ covers, applicant, people, answers }: Draft, form: Form): DraftContent {
  const { surname, firstName, bornOn, hkid } = applicant;
  return {
    covers: completeCovers(form.offeredCovers, covers),
    applicant: tidy(applicant),
    people: people.map((person, index) => {
      const { personKind } = person;
      if (index === 0 && applicant.isInsured) {
        return tidy({ personKind, surname, firstName, bornOn, hkid, relationship: 'S', ...extrasOf(person) });
      }
      const place = form.places[index];
      return place && isLeftEmpty(place, person) ? { personKind } : tidy(person);
    }),
    answers: tidy({ ...answers }),
  };
}

const ordered = (value: object) => Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
const byCode = (covers: readonly ChosenCover[]) =>
  covers.map(({ optionCode, amountDollars = 0 }) => `${optionCode} ${amountDollars}`).sort();

/** One text per choice of covers, to see whether the price is that of the form. */
export const coversKey = (covers: readonly ChosenCover[]) => byCode(covers).join();

/** One text per content, to see whether anything is unsaved. */
export function fingerprint({ covers, applicant, people, answers }: DraftContent): string {
  return JSON.stringify([coversKey(covers), ordered(applicant), people.map(ordered), ordered(answers)]);
}

/** The fingerprint of what the server holds. */
export function savedFingerprint({ covers, applicant, people, answers }: Application): string {
  return fingerprint({ covers, applicant: tidy(applicant), people: people.map(tidy), answers: tidy({ ...answers }) });
}
