import type {
  ApplicantDraft,
  Application,
  ChosenOptions,
  TravellerDraft,
} from '@onegi/contract/calls/purchases/shapes';
import { type PersonKind, peopleOf } from '@onegi/contract/lines/travel';
import { tidyBirth } from './birth-parts.ts';

/** The form as it is being filled in. */
export interface Draft {
  readonly options: ChosenOptions;
  readonly applicant: ApplicantDraft;
  /** Everybody the quote covers. Where the applicant travels, the first is a copy made when saving. */
  readonly travellers: readonly TravellerDraft[];
}

/** What is kept on the server. */
export interface DraftContent {
  options: ChosenOptions;
  applicant: ApplicantDraft;
  travellers: TravellerDraft[];
}

export function peopleIn(application: Application): PersonKind[] {
  return application.quote.travel ? peopleOf(application.quote.travel) : [];
}

/** The relationship nobody needs to be asked: in a family the second adult is the spouse and children are one's own. */
function likelyRelationship(application: Application, kind: PersonKind, index: number): string | undefined {
  const search = application.quote.travel;
  if (search?.party !== 'F') return undefined;
  if (kind === 'C') return 'CH';
  return index === 1 && search.withSpouse ? 'SP' : undefined;
}

export function draftOf(application: Application): Draft {
  const applicant = { ...application.applicant, isTravelling: application.applicant.isTravelling ?? true };
  const travellers = peopleIn(application).map((personKind, index): TravellerDraft => {
    const saved = application.travellers[index];
    if (index === 0 && applicant.isTravelling) return { personKind };
    const relationship = likelyRelationship(application, personKind, index);
    return saved?.personKind === personKind ? { relationship, ...saved } : { personKind, relationship };
  });
  return { options: application.options, applicant, travellers };
}

/** Drops what is empty and completes dates, so that equal forms have equal contents. */
function tidy<T extends ApplicantDraft | TravellerDraft>(person: T): T {
  const kept = Object.entries(person).filter(([, value]) => value !== '' && value !== undefined);
  return Object.fromEntries(
    kept.map(([key, value]) => [key, key === 'bornOn' && typeof value === 'string' ? tidyBirth(value) : value]),
  ) as T;
}

export function contentOf({ options, applicant, travellers }: Draft): DraftContent {
  const { surname, firstName, bornOn, hkid } = applicant;
  return {
    options,
    applicant: tidy(applicant),
    travellers: travellers.map((traveller, index) =>
      tidy(
        index === 0 && applicant.isTravelling
          ? { personKind: traveller.personKind, surname, firstName, bornOn, hkid, relationship: 'S' }
          : traveller,
      ),
    ),
  };
}

const ordered = (value: object) => Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));

/** One text per content, to see whether anything is unsaved. */
export function fingerprint({ options, applicant, travellers }: DraftContent): string {
  return JSON.stringify([ordered(options), ordered(applicant), travellers.map(ordered)]);
}

/** The fingerprint of what the server holds. */
export function savedFingerprint({ options, applicant, travellers }: Application): string {
  return fingerprint({ options, applicant: tidy(applicant), travellers: travellers.map(tidy) });
}
