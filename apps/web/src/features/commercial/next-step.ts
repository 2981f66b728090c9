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

const offersIn = (offers: readonly Offer[], state: Offer['offerState']) =>
  offers.filter(({ offerState }) => offerState === state);

/** The insurers whose answer a case waits for. */
export const insurersAsked = ({ offers }: Pick<CaseDetail, 'offers'>): Offer[] => offersIn(offers, 'waiting');

/** In this order the server says whose turn it is: the office answers an insurer's question before anything else. */
const stepsOfOffers = [
  ['information', 'informationRequired'],
  ['offers', 'quoted'],
  ['insurers', 'waiting'],
] as const;

function nextOfWaiting({ offers, assigneeId }: CaseDetail): NextStep {
  for (const [step, state] of stepsOfOffers) {
    const count = offersIn(offers, state).length;
    if (count > 0) return { step, count };
  }
  return { step: offers.length > 0 ? 'again' : assigneeId === null ? 'claim' : 'choose' };
}

/** What has to happen next with a case. */
export function nextStepOf(detail: CaseDetail): NextStep {
  const { caseState, holder, transactionType } = detail;
  const isEndorsement = transactionType === 'endorsement';
  if (caseState === 'waiting') return nextOfWaiting(detail);
  if (caseState === 'accepted') {
    if (holder === null) return { step: isEndorsement ? 'endorsed' : 'issued' };
    return { step: isEndorsement ? 'endorse' : 'issue' };
  }
  if (holder === null) return { step: 'over' };
  return { step: caseState === 'draft' ? 'fill' : 'items' };
}
