import type { RiderMinimum, RiderRate, RiderUnit } from '@onegi/rating/rider-tariff';
import type { Bilingual } from '../../lib/bilingual.ts';
import { bilingual, type Language, texts } from '../../lib/texts.ts';

const grouped = new Intl.NumberFormat('en-HK');

/** How an optional cover is priced, in words: "15% of the premium, at least HK$40 per person". */
export const describeRate = (rate: RiderRate): Bilingual => bilingual((language) => write(rate, language));

function write(rate: RiderRate, language: Language): string {
  const t = texts[language];
  const unit = (of: RiderUnit) => t(`catalogue.cover.unit.${of}`);
  const withMinimum = (price: string, minimum: RiderMinimum | null) =>
    minimum
      ? t('catalogue.cover.atLeast', { price, amount: grouped.format(minimum.dollars), unit: unit(minimum.unit) })
      : price;
  switch (rate.kind) {
    case 'flat':
      return t('catalogue.cover.flat', { amount: grouped.format(rate.dollars), unit: unit(rate.unit) });
    case 'percent':
      if (rate.percent < 0) return t('catalogue.cover.percentOff', { percent: -rate.percent });
      return withMinimum(t('catalogue.cover.percent', { percent: rate.percent }), rate.minimum);
    case 'ppm': {
      const percent = String(rate.ppm / 10_000);
      return withMinimum(t(`catalogue.cover.ofSum.${rate.of}`, { percent }), rate.minimum);
    }
    case 'amounts':
      return rate.prices
        .map(({ amountDollars, dollars }) =>
          t('catalogue.cover.forAmount', { sum: grouped.format(amountDollars), amount: grouped.format(dollars) }),
        )
        .join(t('catalogue.cover.separator'));
  }
}
