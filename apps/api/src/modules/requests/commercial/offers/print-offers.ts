import type { QueryOf } from '@onegi/contract/call';
import type { compareOffersPdf } from '@onegi/contract/calls/requests/commercial/offer-desk';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../../http/app-error.ts';
import { bothTexts } from '../../../../lib/texts.ts';
import type { Actor } from '../../../../ports/actor.ts';
import type { OfferPrint } from '../../../../ports/pdfs.ts';
import { sealOwner } from '../../tables.ts';
import { readCase } from '../case-row.ts';
import { recordReading } from '../open-case.ts';
import { termsOf } from './describe-offer.ts';
import { readOffers } from './read-offers.ts';
import type { OfferRow } from './tables.ts';

/** Whether there is something to compare: an offer that is good, or the one that was accepted. */
const isCompared = ({ state, premium_cents, valid_until }: OfferRow, today: string) =>
  premium_cents !== null &&
  (state === 'accepted' || (state === 'quoted' && valid_until !== null && valid_until >= today));

/**
 * The offers of a case that are good, side by side, the lowest first, as a PDF for the client. The office's comments are for the
 * consultant and stay out of it.
 * @throws AppError quoteRequest.notFound, also for another consultant's; offer.noneQuoted; server.busy
 */
export async function printOffers(
  deps: Deps,
  actor: Actor,
  { caseNumber, language = 'en' }: QueryOf<typeof compareOffersPdf>,
): Promise<Buffer> {
  const { db, seal, pdfs, catalogue, clock } = deps;
  const row = await readCase(deps, db, actor, 'commercial.read', { number: caseNumber });
  const offers = (await readOffers(db, row.id)).filter((offer) => isCompared(offer, clock.today()));
  if (offers.length === 0) throw new AppError('offer.noneQuoted');
  await recordReading(deps, actor, row);
  const { insurerByCode } = catalogue.current();
  const withTerms = offers.map((offer) => ({ offer, terms: termsOf(deps, offer) }));
  const insuredName = row.insured_name_sealed ? seal.open<string>(sealOwner(row.id), row.insured_name_sealed) : '';
  const printed = withTerms.flatMap(({ offer, terms }): OfferPrint[] => {
    const insurer = insurerByCode.get(offer.insurer_code);
    if (!insurer) return [];
    const { premium_cents: premiumCents, class_levies_cents, ia_levy_cents } = offer;
    const premium = premiumCents ?? 0;
    return [
      {
        insurer,
        premiumCents: premium,
        bearingCents: offer.bearing_cents ?? 0,
        classLeviesCents: class_levies_cents ?? 0,
        iaLevyCents: ia_levy_cents ?? 0,
        totalCents: premium + (class_levies_cents ?? 0) + (ia_levy_cents ?? 0),
        validUntil: offer.valid_until,
        insurerReference: terms.insurerReference,
        excess: terms.excess,
        conditions: terms.conditions,
        remark: terms.remark,
      },
    ];
  });
  return pdfs.make({
    kind: 'offers',
    language,
    offers: {
      caseNumber: row.request_number,
      business: bothTexts(`templates.names.${row.template}`),
      insuredName,
      startsOn: row.starts_on,
      endsOn: row.ends_on,
      preparedOn: clock.today(),
      offers: printed.toSorted((a, b) => a.totalCents - b.totalCents),
    },
  });
}
