import type { CaseDetail } from '@onegi/contract/calls/requests/commercial/case-shapes';
import type { Offer } from '@onegi/contract/calls/requests/commercial/offer-shapes';

/** What has to happen next with a case; the words are `casePage.next`. */
export type NextStep =
  | {
      readonly step:
        | 'fill'
        | 'claim'
        | 'choose'
        | 'again'
        | 'items'
        | 'issue'
        | 'issued'
        | 'endorse'
        | 'endorsed'
        | 'over';
    }
  | { readonly step: 'insurers' | 'information' | 'offers'; readonly count: number };

/** Whose turn it is, closer than the state of the case says: while it waits, its offers tell. */
export interface Turn {
  readonly next: NextStep;
  readonly holder: 'officer' | 'consultant' | 'insurers' | null;
  /** Since when; of several insurers or offers, since the first of them. */
  readonly since: string;
  /** The offers that it is about. */
  readonly offers: readonly Offer[];
}

const earliest = (moments: readonly string[]) => moments.toSorted()[0];

function turnOfWaiting({ offers, assigneeId, heldSince }: CaseDetail): Turn {
  const inState = (state: Offer['offerState']) => offers.filter(({ offerState }) => offerState === state);
  const about = (step: 'insurers' | 'information' | 'offers', holder: Turn['holder'], those: Offer[]): Turn => ({
    next: { step, count: those.length },
    holder,
    since: earliest(those.map((offer) => offer.heldSince)) ?? heldSince,
    offers: those,
  });
  const asking = inState('informationRequired');
  if (asking.length > 0) return about('information', 'officer', asking);
  const quoted = inState('quoted');
  if (quoted.length > 0) return about('offers', 'consultant', quoted);
  const asked = inState('waiting');
  if (asked.length > 0) return about('insurers', 'insurers', asked);
  const step = offers.length > 0 ? 'again' : assigneeId === null ? 'claim' : 'choose';
  return { next: { step }, holder: 'officer', since: heldSince, offers: [] };
}

/** Whose turn it is with a case, and what for. */
export function turnOf(detail: CaseDetail): Turn {
  const { caseState, holder, heldSince: since, transactionType } = detail;
  const isEndorsement = transactionType === 'endorsement';
  if (caseState === 'waiting') return turnOfWaiting(detail);
  if (holder === null) {
    const made = isEndorsement ? 'endorsed' : 'issued';
    return { next: { step: caseState === 'accepted' ? made : 'over' }, holder: null, since, offers: [] };
  }
  if (caseState === 'accepted')
    return { next: { step: isEndorsement ? 'endorse' : 'issue' }, holder: 'officer', since, offers: [] };
  return { next: { step: caseState === 'draft' ? 'fill' : 'items' }, holder: 'consultant', since, offers: [] };
}
