import type { ApplicantDraft, TravellerDraft } from '@onegi/contract/calls/purchases/shapes';
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

/** How many travellers the price is for. A family with a spouse has two adults, whatever was counted. */
export function quotedPeople({ search }: Pick<Quote, 'search'>): { adults: number; children: number } {
  const least = search.party === 'F' && search.withSpouse ? 2 : 1;
  return { adults: Math.max(search.adults, search.party === 'F' ? least : 1), children: search.children };
}

/** An empty form with a place for everybody in the quote. */
export function emptyPeople(quote: Quote, clientEmail: string | undefined): People {
  const { adults, children } = quotedPeople(quote);
  const kinds = [...Array<'A'>(adults).fill('A'), ...Array<'C'>(children).fill('C')];
  return {
    applicant: { isTravelling: true, ...(clientEmail ? { email: clientEmail } : {}) },
    travellers: kinds.map((personKind) => ({ personKind })),
  };
}
