import type { PricePart } from '@onegi/contract/calls/policies/endorsements/shapes';
import { addDays } from '@onegi/contract/lines/dates';
import { nilFigures, refundFigures } from '@onegi/rating/endorsements/figures';
import { type Cancellation, cancelledByClient, cancelledByInsurer } from '@onegi/rating/endorsements/short-period';
import type { EndorsementTerms } from './endorsement-terms.ts';
import { type EndorsedPolicy, soldUntil } from './policy-terms.ts';
import { refused, requireCovered } from './price-change.ts';
import {
  amount,
  changedWords,
  changeLabel,
  dollarsText,
  figureParts,
  retainedRule,
  rule,
  writtenDays,
} from './price-parts.ts';
import type { PricedEndorsement } from './priced-endorsement.ts';

type Priced = Omit<PricedEndorsement, 'effectiveOn'>;

/** What goes back of the net premium charged so far, and how that was found. */
interface Refund {
  readonly refundCents: number;
  readonly parts: readonly PricePart[];
}

const refundOf = ({ retainedCents, refundCents, by, minimumCents }: Cancellation, netCents: number): Refund => ({
  refundCents,
  parts: [
    amount('charged', netCents),
    retainedRule(by),
    ...(minimumCents === null ? [] : [rule('minimumRetained', { amount: dollarsText(minimumCents) })]),
    amount('retained', -retainedCents),
  ],
});

/** Health cover is given up with so many days' notice. */
const MEDICAL_NOTICE_DAYS = 30;

function byClient(endorsed: EndorsedPolicy, terms: EndorsementTerms, noticeOn: string): Refund {
  const { product, state, quote, charged } = endorsed;
  const { effectiveOn, keyedPremiumCents } = terms;
  const earliest = addDays(noticeOn, MEDICAL_NOTICE_DAYS);
  if (product === 'MEDICAL' && effectiveOn < earliest)
    throw refused('effectiveOn', 'endorsements.checks.notice', { days: MEDICAL_NOTICE_DAYS, date: earliest });
  const isTrip = quote !== null && 'tripType' in quote.search && quote.search.tripType === 'S';
  const found = cancelledByClient({
    product,
    startsOn: state.startsOn,
    endsOn: state.endsOn,
    soldUntil: soldUntil(endorsed),
    // Studies that had begun when notice was given are not given up as if they had not.
    effectiveOn: product === 'OS' && noticeOn > effectiveOn ? noticeOn : effectiveOn,
    netPremiumCents: charged.netPremiumCents,
    hasClaim: terms.hasClaim ?? false,
    isSingle: quote ? isTrip : (terms.isSingle ?? false),
    tripTaken: terms.tripTaken ?? false,
    hasUncoveredEmployees: terms.hasUncoveredEmployees ?? false,
  });
  if (found === 'uncoveredEmployees') throw refused('hasUncoveredEmployees', 'endorsements.checks.uncoveredEmployees');
  if (found !== 'noScale') return refundOf(found, charged.netPremiumCents);
  if (keyedPremiumCents === undefined || keyedPremiumCents > 0)
    throw refused('keyedPremiumCents', 'endorsements.checks.keyedRefund');
  if (terms.reason === '') throw refused('reason', 'validation.required');
  requireCovered(endorsed, keyedPremiumCents);
  return { refundCents: -keyedPremiumCents, parts: [rule('keyed')] };
}

function refundFor(endorsed: EndorsedPolicy, terms: EndorsementTerms, noticeOn: string): Refund {
  const { state, charged } = endorsed;
  const { netPremiumCents } = charged;
  if (terms.action === 'cancelByClient') return byClient(endorsed, terms, noticeOn);
  if (terms.action === 'cancelByInsurer')
    return refundOf(cancelledByInsurer(state, terms.effectiveOn, netPremiumCents), netPremiumCents);
  return { refundCents: netPremiumCents, parts: [amount('charged', netPremiumCents), rule('fromStart')] };
}

/**
 * A cancellation: by the client by scale, by the insurer by days, from the first day whole.
 * @param noticeOn the day on which the client gave notice: what the office needs longer costs nobody anything
 */
export function priceCancellation(endorsed: EndorsedPolicy, terms: EndorsementTerms, noticeOn: string): Priced {
  const { charged, sold, product, state } = endorsed;
  const after = terms.action === 'cancelFromStart' ? 'void' : 'cancelled';
  const { refundCents, parts } = refundFor(endorsed, terms, noticeOn);
  const figures = refundCents === 0 ? nilFigures : refundFigures(refundCents, charged, sold);
  const from = writtenDays(terms.effectiveOn);
  const line = changedWords(changeLabel('cover'), changeLabel('inForce'), {
    en: `${changeLabel(after).en} ${from.en}`,
    zhHant: `${changeLabel(after).zhHant} ${from.zhHant}`,
  });
  return {
    kind: 'CN',
    changes: { lines: [line], endedAs: { before: state.endedAs, after } },
    parts: [...parts, ...figureParts(figures, product === 'MOTOR')],
    figures,
    reversesNo: null,
  };
}
