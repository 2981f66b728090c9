import { addDays } from '@onegi/contract/lines/dates';
import { mostClientDiscount } from '@onegi/rating/commission';
import { daysCovered } from '@onegi/rating/dates';
import { changeFigures, nilFigures } from '@onegi/rating/endorsements/figures';
import { adjustmentPremium, extensionPremium, proRata } from '@onegi/rating/endorsements/pro-rata';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, type FieldFailure } from '../../../http/app-error.ts';
import { changeSearch, rerateQuote } from '../../quotes/rerate-quote.ts';
import type { EndorsementChanges } from './changes.ts';
import { changedDetails, detailLines, readDetails } from './detail-fields.ts';
import type { EndorsementTerms } from './endorsement-terms.ts';
import { bearsPart } from './policy-levies.ts';
import { type EndorsedPolicy, soldUntil } from './policy-terms.ts';
import { amount, changedWords, changeLabel, figureParts, rule, writtenDays } from './price-parts.ts';
import type { PricedEndorsement } from './priced-endorsement.ts';
import {
  ADDED_DRIVERS,
  addsDrivers,
  changedFacts,
  factLabel,
  factText,
  factValues,
  ordinaryBounds,
} from './rated-facts.ts';

export const refused = (field: string, message: string, params: Record<string, string | number> = {}): AppError =>
  new AppError('request.invalid', {}, { fields: [{ field, message, params }] satisfies FieldFailure[] });

type Priced = Omit<PricedEndorsement, 'effectiveOn'>;

/**
 * Books a premium with levies and commission; what it is called follows from its sign.
 * @throws AppError endorsement.discountAbove for a policy that came from elsewhere with a discount that cannot be given
 */
function booked(
  { charged, sold, levies, product }: EndorsedPolicy,
  grossPremiumCents: number,
  bearingCents: number | undefined,
  { changes, parts, kind }: Pick<Priced, 'changes' | 'parts'> & Partial<Pick<Priced, 'kind'>>,
): Priced {
  if (grossPremiumCents === 0) return { kind: kind ?? 'EN', changes, parts, figures: nilFigures, reversesNo: null };
  if (sold.clientDiscountBasisPoints > mostClientDiscount(sold.basicCommissionBasisPoints))
    throw new AppError('endorsement.discountAbove');
  const bearing = bearsPart(product) ? (bearingCents ?? 0) : undefined;
  const figures = changeFigures({ grossPremiumCents, bearingCents: bearing }, charged, sold, levies);
  return {
    kind: kind ?? (grossPremiumCents > 0 ? 'EA' : 'ER'),
    changes,
    parts: [...parts, ...figureParts(figures, product === 'MOTOR')],
    figures,
    reversesNo: null,
  };
}

/** What is left of the policy from a day on, of the days that its premium is for. */
const remaining = (endorsed: EndorsedPolicy, effectiveOn: string) => ({
  days: daysCovered(effectiveOn, endorsed.state.endsOn),
  ofDays: daysCovered(endorsed.state.startsOn, soldUntil(endorsed)),
});

/**
 * Other facts of a personal line: rated again by the tariff that the policy was sold by, and the difference by days. Of a
 * single trip the price is the trip's, and the difference is charged whole. Of a vehicle its certificate has details beside.
 */
export async function priceFacts(
  deps: Deps,
  db: Db,
  endorsed: EndorsedPolicy,
  terms: EndorsementTerms,
): Promise<Priced> {
  const { quote, state } = endorsed;
  if (!quote) throw new AppError('endorsement.notAllowed');
  const changed = changedFacts(quote, terms.facts ?? {});
  if (!changed) throw refused('facts', 'validation.choice');
  const found = changeSearch(deps, quote, changed);
  if ('failures' in found) {
    const fields = found.failures.map(({ field, ...failure }) => ({ field: `facts.${field}`, ...failure }));
    throw new AppError('request.invalid', {}, { fields });
  }
  const before = factValues(quote);
  const after = factValues({ line: quote.line, search: found.search });
  const hasAddedDrivers = addsDrivers(before, after);
  if (hasAddedDrivers && terms.facts?.[ADDED_DRIVERS] !== 'Y')
    throw refused(`facts.${ADDED_DRIVERS}`, 'endorsements.checks.addedDrivers', ordinaryBounds);
  const names = Object.keys(after).filter((name) => after[name] !== before[name]);
  const values = (of: Record<string, string>) => Object.fromEntries(names.map((name) => [name, of[name] ?? '']));
  const text = (name: string, value = '') => factText(quote.line, name, value);
  const isTrip = 'tripType' in quote.search && quote.search.tripType === 'S';
  const beside = await detailChanges(deps, db, endorsed, terms.details ?? {});
  if (names.includes('driverCount')) requireDriverNames(endorsed, Number(after.driverCount), beside);
  const { returnOn } = values(after);
  if (returnOn && returnOn < terms.effectiveOn)
    throw refused('facts.returnOn', 'endorsements.checks.insidePeriod', { from: terms.effectiveOn, to: state.endsOn });
  const changes: EndorsementChanges = {
    ...beside,
    lines: [
      ...names.map((name) => changedWords(factLabel(name), text(name, before[name]), text(name, after[name]))),
      ...beside.lines,
    ],
    facts: { before: values(before), after: values(after) },
    ...(returnOn ? { endsOn: { before: state.endsOn, after: returnOn } } : {}),
  };
  const [was, willBe] = await Promise.all([
    rerateQuote(deps, quote, quote.search),
    rerateQuote(deps, quote, found.search),
  ]);
  if (!was || !willBe) throw new AppError('endorsement.referred');
  const difference = willBe.listPremiumCents - was.listPremiumCents;
  const days = remaining(endorsed, terms.effectiveOn);
  const isRefundOfTrip = isTrip && difference < 0;
  const gross = isRefundOfTrip ? 0 : isTrip ? difference : proRata(difference, days);
  const how = isRefundOfTrip ? rule('noRefundOfTrip') : isTrip ? rule('wholeTrip') : rule('remaining', days);
  const parts = [
    amount('premiumWas', was.listPremiumCents),
    amount('premiumWillBe', willBe.listPremiumCents),
    amount('difference', difference),
    how,
    ...(hasAddedDrivers ? [rule('addedDrivers', ordinaryBounds)] : []),
  ];
  return booked(endorsed, gross, undefined, { changes, parts });
}

/** What is changed of holder and risk beside the premium. */
async function detailChanges(
  deps: Deps,
  db: Db,
  endorsed: EndorsedPolicy,
  given: Readonly<Record<string, string>>,
): Promise<EndorsementChanges> {
  const current = await readDetails(deps, db, endorsed);
  const found = changedDetails(current, given);
  if ('fields' in found) throw new AppError('request.invalid', {}, { fields: found.fields });
  const names = Object.keys(found.changed);
  if (names.length === 0) return { lines: [] };
  const details = {
    before: Object.fromEntries(names.map((name) => [name, current[name] ?? ''])),
    after: found.changed,
  };
  return { lines: detailLines(details), details };
}

/** The certificate of a vehicle names every driver that the premium is for. */
function requireDriverNames(
  { certificate, state }: EndorsedPolicy,
  count: number,
  { details }: EndorsementChanges,
): void {
  const names = (details?.after.drivers ?? state.details.drivers ?? '').split(';').filter((name) => name.trim() !== '');
  if (certificate && names.length !== count)
    throw refused('details.drivers', 'endorsements.checks.driverNames', { count });
}

/** A change that bears no premium. */
export async function priceDetails(deps: Deps, db: Db, endorsed: EndorsedPolicy, terms: EndorsementTerms) {
  const changes = await detailChanges(deps, db, endorsed, terms.details ?? {});
  return booked(endorsed, 0, undefined, { changes, parts: [rule('nil')] });
}

/** The insurer's figure, with the reason for it. */
export async function priceKeyed(deps: Deps, db: Db, endorsed: EndorsedPolicy, terms: EndorsementTerms) {
  const { keyedPremiumCents, bearingCents, reason } = terms;
  if (keyedPremiumCents === undefined) throw refused('keyedPremiumCents', 'validation.required');
  if (reason === '') throw refused('reason', 'validation.required');
  requireCovered(endorsed, keyedPremiumCents);
  requireWithin(keyedPremiumCents, bearingCents);
  const changes = await detailChanges(deps, db, endorsed, terms.details ?? {});
  return booked(endorsed, keyedPremiumCents, bearingCents, { changes, parts: [rule('keyed')] });
}

/** No more goes back than was charged. */
export function requireCovered({ charged }: EndorsedPolicy, cents: number): void {
  if (charged.grossPremiumCents + cents < 0) throw refused('keyedPremiumCents', 'endorsements.checks.aboveCharged');
}

/** The part that bears the levies of its class is a part of the premium. */
function requireWithin(premiumCents: number, bearingCents = 0): void {
  const isPart = Math.abs(bearingCents) <= Math.abs(premiumCents) && bearingCents * premiumCents >= 0;
  if (!isPart) throw refused('bearingCents', 'endorsements.checks.bearing');
}

const LONGEST_EXTENSION_DAYS = 366;

/** A later last day: the premium of the period by the days that are added, or the insurer's figure. */
export async function priceExtension(deps: Deps, endorsed: EndorsedPolicy, terms: EndorsementTerms): Promise<Priced> {
  const { state, quote, charged } = endorsed;
  const { endsOn, keyedPremiumCents, bearingCents } = terms;
  if (!endsOn) throw refused('endsOn', 'validation.required');
  const latest = addDays(state.endsOn, LONGEST_EXTENSION_DAYS);
  if (endsOn <= state.endsOn || endsOn > latest)
    throw refused('endsOn', 'endorsements.checks.insidePeriod', { from: addDays(state.endsOn, 1), to: latest });
  const changes: EndorsementChanges = {
    lines: [changedWords(changeLabel('endsOn'), writtenDays(state.endsOn), writtenDays(endsOn))],
    endsOn: { before: state.endsOn, after: endsOn },
  };
  if (keyedPremiumCents !== undefined) {
    if (terms.reason === '') throw refused('reason', 'validation.required');
    requireCovered(endorsed, keyedPremiumCents);
    requireWithin(keyedPremiumCents, bearingCents);
    return booked(endorsed, keyedPremiumCents, bearingCents, { changes, parts: [rule('keyed')] });
  }
  const rated = quote && (await rerateQuote(deps, quote, quote.search));
  const premiumCents = rated ? rated.listPremiumCents : charged.grossPremiumCents;
  // A tariff's premium is of the period that was sold, what was charged is of all of it until now.
  const period = { startsOn: state.startsOn, endsOn: rated ? soldUntil(endorsed) : state.endsOn };
  const gross = extensionPremium(premiumCents, period, endsOn, state.endsOn);
  const days = daysCovered(state.endsOn, endsOn) - 1;
  const parts = [
    amount('premiumOfPeriod', premiumCents),
    rule('added', { days, ofDays: daysCovered(period.startsOn, period.endsOn) }),
  ];
  return booked(endorsed, gross, bearingCents, { changes, parts });
}

/** By what was declared in the end: the premium on the actual figure, at least the minimum, less what was charged. */
export function priceAdjustment(endorsed: EndorsedPolicy, terms: EndorsementTerms): Priced {
  const { actualPremiumCents, minimumPremiumCents = 0, bearingCents } = terms;
  if (actualPremiumCents === undefined) throw refused('actualPremiumCents', 'validation.required');
  const { grossPremiumCents } = endorsed.charged;
  const parts = [
    amount('actual', actualPremiumCents),
    ...(minimumPremiumCents > actualPremiumCents ? [amount('minimum', minimumPremiumCents)] : []),
    amount('chargedLess', -grossPremiumCents),
  ];
  const gross = adjustmentPremium(actualPremiumCents, minimumPremiumCents, grossPremiumCents);
  const line = changedWords(
    changeLabel('adjusted'),
    { en: parts.at(-1)?.text ?? '', zhHant: parts.at(-1)?.textZh ?? '' },
    { en: parts[0]?.text ?? '', zhHant: parts[0]?.textZh ?? '' },
  );
  return booked(endorsed, gross, bearingCents, { changes: { lines: [line] }, parts, kind: 'AD' });
}
