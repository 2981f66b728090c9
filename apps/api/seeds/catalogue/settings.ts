import type { LevyMode } from '@onegi/rating/levy';
import type { SettingKey } from '../../src/modules/catalogue/settings.ts';

export function settings(levyMode: LevyMode): Record<SettingKey, string> {
  return {
    TRAVEL_DAY_LIMIT: '182',
    LEVY_MODE: levyMode,
    QUOTE_VALID_DAYS: '30',
    OFFER_VALID_DAYS: '30',
    PREMIUM_TERM_DAYS: '60',
    REQUEST_QUOTE_SLA_HOURS: '24',
    PROMO_MAX_DISC: '40',
  };
}
