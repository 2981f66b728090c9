import { TIERS } from '@onegi/rating/line-rating';
import type { RiderRate, RiderTariff } from '@onegi/rating/rider-tariff';
import { z } from 'zod';
import { inLanguage } from '../../lib/bilingual.ts';
import { bilingual, type Language, texts } from '../../lib/texts.ts';
import { benefitTerms } from '../../ports/benefit-terms.ts';
import type { OptionalCover, OptionalCoverAddition } from '../../ports/catalogue.ts';
import { describeBenefit } from './describe-benefit.ts';
import { describeRate } from './describe-rate.ts';

/** What an optional cover adds, in the same terms as a plan's benefits. */
export const optionalCoverAddition = z.strictObject({
  name: z.strictObject({ en: z.string(), zhHant: z.string() }),
  terms: benefitTerms,
}) satisfies z.ZodType<OptionalCoverAddition>;

/** An optional cover as it is stored. */
export interface OptionalCoverRow {
  readonly code: string;
  readonly rider: string;
  readonly name: { readonly en: string; readonly zhHant: string };
  readonly minimumAge: number | null;
  readonly adds: readonly OptionalCoverAddition[];
}

/** An optional cover with its texts, ready to show. */
export function compileCover(row: OptionalCoverRow, tariff: RiderTariff<string>): OptionalCover {
  return { ...row, summary: bilingual((language) => summary(row, language)), prices: pricesOf(row.rider, tariff) };
}

/** What the cover adds; an addition that is simply included is said by its name. */
function summary(row: OptionalCoverRow, language: Language): string {
  const additions = row.adds.map(({ name, terms }) => {
    const named = inLanguage(name, language);
    if (terms.kind === 'included') return named;
    return texts[language]('catalogue.cover.addition', { name: named, text: describeBenefit(terms, language) });
  });
  return additions.join(texts[language]('catalogue.cover.separator'));
}

function pricesOf(rider: string, tariff: RiderTariff<string>): OptionalCover['prices'] {
  const textsOf = (variant: string) => {
    const rates = TIERS.map((tier) => tariff.rate(rider, variant, tier));
    const prices = rates.filter((rate): rate is RiderRate => rate !== null).map(describeRate);
    return [...new Map(prices.map((price) => [price.en, price])).values()];
  };
  const byVariant = tariff.variants.map((variant) => ({ variant, prices: textsOf(variant) }));
  const [first] = byVariant;
  const isAlike = byVariant.every(({ prices }) => JSON.stringify(prices) === JSON.stringify(first?.prices));
  return (isAlike && first ? [{ ...first, variant: '*' }] : byVariant).flatMap(({ variant, prices }) =>
    prices.map((text) => ({ variant, text })),
  );
}
