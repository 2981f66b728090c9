import type { LevyMode } from '@onegi/rating/levy';
import { z } from 'zod';
import type { CatalogueSettings } from '../../ports/catalogue.ts';

const days = z.coerce.number().int().min(1).max(366);

/** Every setting by key, as it is stored. A value that does not fit stops the load: no price is made from a guess. */
const stored = z.object({
  TRAVEL_DAY_LIMIT: days,
  LEVY_MODE: z.enum(['FIXED_004', 'DATED'] satisfies LevyMode[]),
  QUOTE_VALID_DAYS: days,
  OFFER_VALID_DAYS: days,
  PREMIUM_TERM_DAYS: days,
  REQUEST_QUOTE_SLA_HOURS: z.coerce.number().int().min(1),
  PROMO_MAX_DISC: z.coerce.number().min(0).max(100),
});

export type SettingKey = keyof z.infer<typeof stored>;

export function readSettings(rows: readonly { readonly key: string; readonly value: string }[]): CatalogueSettings {
  const values = stored.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
  return {
    levyMode: values.LEVY_MODE,
    travelDayLimit: values.TRAVEL_DAY_LIMIT,
    quoteValidDays: values.QUOTE_VALID_DAYS,
    offerValidDays: values.OFFER_VALID_DAYS,
    premiumTermDays: values.PREMIUM_TERM_DAYS,
    requestQuoteSlaHours: values.REQUEST_QUOTE_SLA_HOURS,
    promotionMaxBasisPoints: Math.round(values.PROMO_MAX_DISC * 100),
  };
}
