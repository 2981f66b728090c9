import type { PricePart } from '@onegi/contract/calls/policies/endorsements/shapes';
import type { EndorsementKind } from '@onegi/contract/fields/endorsements';
import type { BookedFigures } from '@onegi/rating/endorsements/figures';
import type { EndorsementChanges } from './changes.ts';

/** What an endorsement is: what it changes, what it costs, and how that comes about. */
export interface PricedEndorsement {
  readonly kind: EndorsementKind;
  /** The first day that it counts on; of a cancellation the first without cover. */
  readonly effectiveOn: string;
  readonly changes: EndorsementChanges;
  readonly parts: readonly PricePart[];
  readonly figures: BookedFigures;
  /** Which endorsement it turns round. */
  readonly reversesNo: string | null;
}
