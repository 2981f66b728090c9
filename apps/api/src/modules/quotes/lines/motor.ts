import type { Driver } from '@onegi/contract/lines/drivers';
import { motorYearRules } from '@onegi/contract/lines/motor';
import { type Language, texts } from '../../../lib/texts.ts';
import { findModel } from '../../catalogue/motor-models.ts';
import * as as from '../packing.ts';
import type { KeptSearch } from '../quote.ts';
import { grouped } from './grouped.ts';
import type { QuotedLine } from './quoted-line.ts';

/** Models that only an underwriter prices. */
const MANUAL_GROUP = 9;

const drivers: as.Packer<Driver[]> = {
  pack: (list) =>
    list
      .map(
        ({ age, experienceYears }) => `${age === true ? 'T' : age}-${experienceYears === true ? 'T' : experienceYears}`,
      )
      .join('_'),
  unpack: (word) =>
    word.split('_').map((each, at) => {
      const [age = '', experience = ''] = each.split('-');
      return {
        number: at + 1,
        age: age === 'T' ? true : Number(age),
        experienceYears: experience === 'T' ? true : Number(experience),
      };
    }),
};

function carOf({ make, model, madeIn }: KeptSearch<'MOTOR'>, language: Language): string {
  const found = findModel(make, model);
  return found ? texts[language]('quotes.car', { ...found.names[language], year: String(madeIn) }) : model;
}

export const motor: QuotedLine<'MOTOR'> = {
  keep: ({ valueDollars, claimsDollars, ...search }) => ({
    ...search,
    modelGroup: findModel(search.make, search.model)?.group ?? MANUAL_GROUP,
    ...(search.cover === 'C' && valueDollars !== undefined ? { valueDollars } : {}),
    ...(search.hadAccident && claimsDollars !== undefined ? { claimsDollars } : {}),
  }),
  rules: (search, { today }) => [
    ...(findModel(search.make, search.model) ? [] : [{ field: 'model', message: 'validation.model' }]),
    ...motorYearRules(search.madeIn, today),
  ],
  risk: ({ make: _make, model: _model, madeIn, drivers, ...search }, quotedOn) => ({
    ...search,
    vehicleAgeYears: Number(quotedOn.slice(0, 4)) - madeIn,
    valueDollars: search.valueDollars ?? 0,
    claimsDollars: search.claimsDollars ?? 0,
    drivers,
  }),
  describe(search, language) {
    const t = texts[language];
    return [
      t(`quotes.motorCover.${search.cover}`),
      carOf(search, language),
      ...(search.valueDollars ? [t('quotes.worth', { amount: grouped(search.valueDollars) })] : []),
      t('quotes.noClaimDiscount', { percent: search.noClaimDiscountPercent }),
      t('quotes.drivers', { count: search.driverCount }),
    ];
  },
  describeShared: (search, language) => [texts[language](`quotes.motorCover.${search.cover}`), carOf(search, language)],
  packing: {
    cover: as.text,
    make: as.text,
    model: as.text,
    modelGroup: as.numeral,
    madeIn: as.number,
    valueDollars: as.number,
    noClaimDiscountPercent: as.number,
    driverCount: as.number,
    holderDrives: as.flag,
    drivers,
    hadAccident: as.flag,
    claimsDollars: as.number,
    hadOffence: as.flag,
    wasDeclined: as.flag,
    promotionCode: as.text,
  },
};
