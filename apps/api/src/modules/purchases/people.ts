import type { ApplicantDraft, TravellerDraft } from '@onegi/contract/calls/purchases/shapes';
import { peopleOf } from '@onegi/contract/lines/travel';
import type { Seal } from '../../lib/seal.ts';
import type { Quote } from '../quotes/quote.ts';

/** The personal data of an application: sealed as one value. */
export interface People {
  readonly applicant: ApplicantDraft;
  readonly travellers: readonly TravellerDraft[];
}

const ownerOf = (applicationId: string) => `applications/${applicationId}`;

export function sealPeople(seal: Seal, applicationId: string, people: People): Buffer {
  return seal.seal(ownerOf(applicationId), people);
}

export function openPeople(seal: Seal, row: { id: string; people_sealed: Buffer }): People {
  return seal.open<People>(ownerOf(row.id), row.people_sealed);
}

/** An empty form with a place for everybody in the quote. */
export function emptyPeople(quote: Quote, clientEmail: string | undefined): People {
  return {
    applicant: { isTravelling: true, ...(clientEmail ? { email: clientEmail } : {}) },
    travellers: peopleOf(quote.search).map((personKind) => ({ personKind })),
  };
}
