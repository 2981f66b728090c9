import type { ApplicantDraft, PersonDraft } from '@onegi/contract/calls/purchases/shapes';
import type { Answers } from '@onegi/contract/questions';
import type { Seal } from '../../lib/seal.ts';
import type { Quote } from '../quotes/quote.ts';
import { formOf } from './forms/all.ts';

/** What was filled in, sealed as one value: nearly all of it is personal data. */
export interface ApplicationContent {
  readonly applicant: ApplicantDraft;
  /** At their places' indexes. */
  readonly people: readonly PersonDraft[];
  readonly answers: Answers;
}

const ownerOf = (applicationId: string) => `applications/${applicationId}`;

export function sealContent(seal: Seal, applicationId: string, content: ApplicationContent): Buffer {
  return seal.seal(ownerOf(applicationId), content);
}

export function openContent(seal: Seal, row: { id: string; people_sealed: Buffer }): ApplicationContent {
  return seal.open<ApplicationContent>(ownerOf(row.id), row.people_sealed);
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
