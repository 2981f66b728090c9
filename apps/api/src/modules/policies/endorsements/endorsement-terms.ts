import type { endorsementTerms } from '@onegi/contract/calls/policies/endorsements/shapes';
import type { DomainOf } from '@onegi/contract/shape';

/** What is asked of a policy. */
export type EndorsementTerms = DomainOf<typeof endorsementTerms>;

/** The same as a draft keeps it. */
export type KeptTerms = EndorsementTerms & {
  /** Where the client cancels: the day on which that was asked for, or on which the office first drafted it. */
  readonly noticeOn?: string;
};

/** Terms with the day of notice: the one that is known, or today where it is the client who cancels. */
export const withNotice = (terms: EndorsementTerms, noticeOn: string | undefined, today: string): KeptTerms => ({
  ...terms,
  noticeOn: noticeOn ?? (terms.action === 'cancelByClient' ? today : undefined),
});

/** What the terms of a draft are sealed for. */
export const termsSealOwner = (draftId: string) => `endorsement_drafts/${draftId}`;
