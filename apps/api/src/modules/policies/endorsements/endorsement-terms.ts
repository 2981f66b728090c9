import type { endorsementTerms } from '@onegi/contract/calls/policies/endorsements/shapes';
import type { DomainOf } from '@onegi/contract/shape';

/** What is asked of a policy. */
export type EndorsementTerms = DomainOf<typeof endorsementTerms>;

/** What the terms of a draft are sealed for. */
export const termsSealOwner = (draftId: string) => `endorsement_drafts/${draftId}`;
