import type { ApplicantDraft, PersonDraft } from '@onegi/contract/calls/purchases/shapes';
import type { Answers } from '@onegi/contract/questions';
import type { Write } from '../../db/write-together.ts';
import type { Seal } from '../../lib/seal.ts';
import { insuredOf, personsOf } from '../persons/person.ts';
import { openPersons } from '../persons/read-persons.ts';
import { personWrites } from '../persons/write-persons.ts';
import type { Quote } from '../quotes/quote.ts';
import { formOf } from './forms/all.ts';
import type { ApplicationRow, FilledApplication } from './repository.ts';

/** What was filled in. */
export interface ApplicationContent {
  readonly applicant: ApplicantDraft;
  /** At their places' indexes. */
  readonly people: readonly PersonDraft[];
  readonly answers: Answers;
}

const ownerOf = (applicationId: string) => `applications/${applicationId}`;

/** The columns of an application that hold what was filled in, as its given version. */
export function sealContent(seal: Seal, id: string, version: number, content: ApplicationContent) {
  return {
    answers_sealed: seal.seal(ownerOf(id), content.answers),
    persons_version: version,
    // Processes of release 0.1 read and write this alone.
    people_sealed: seal.seal(ownerOf(id), content),
  };
}

/** Whether the rows of an application's persons hold what was saved last. */
const hasPersons = ({ version, persons_version, answers_sealed }: ApplicationRow) =>
  persons_version === version && answers_sealed !== null;

/** The answers of an application alone. */
export function openAnswers(seal: Seal, row: ApplicationRow): Answers {
  if (hasPersons(row) && row.answers_sealed) return seal.open<Answers>(ownerOf(row.id), row.answers_sealed);
  return seal.open<ApplicationContent>(ownerOf(row.id), row.people_sealed).answers;
}

export function openContent(seal: Seal, row: FilledApplication): ApplicationContent {
  if (!hasPersons(row)) return seal.open<ApplicationContent>(ownerOf(row.id), row.people_sealed);
  const persons = openPersons(seal, 'application', row.id, row.persons);
  const applicant: ApplicantDraft = persons.find(({ role }) => role === 'applicant')?.fields ?? {};
  return { applicant, people: insuredOf(persons) as unknown as PersonDraft[], answers: openAnswers(seal, row) };
}

const personsIn = ({ applicant, people }: ApplicationContent) => personsOf('applicant', applicant, people);

/**
 * The writes of the persons of an application.
 * @param stored what its row was read with; undefined where it is new
 * @param isGuarded whether they go into a writeIf
 */
export function contentWrites(
  seal: Seal,
  id: string,
  content: ApplicationContent,
  stored?: { readonly row: ApplicationRow; readonly content: ApplicationContent },
  isGuarded = false,
): Write[] {
  const known = stored && hasPersons(stored.row) ? personsIn(stored.content) : null;
  return personWrites(seal, 'application', id, personsIn(content), { before: stored ? known : [], isGuarded });
}

/** An empty form with a place for everybody in the quote. */
export function emptyContent(quote: Quote, clientEmail: string | undefined): ApplicationContent {
  const form = formOf(quote.line);
  const start = form.coverStart(quote.search, {}, quote.quotedOn);
  return {
    applicant: {
      isInsured: form.applicantPlace(quote.search) !== 'none',
      ...(clientEmail ? { email: clientEmail } : {}),
    },
    people: form.places(quote.search, start).map(({ personKind }) => ({ personKind })),
    answers: {},
  };
}
