import type { PromiseCounts } from '@onegi/contract/clock/office-hours';
import type { MarketingConsent } from '@onegi/contract/fields/purchases';
import type { UserRole } from '@onegi/contract/roles';
import type { LevyMode } from '@onegi/rating/levy';
import type { Language } from '../lib/texts.ts';

/** What an administrator may turn. Which values each may have, and what holds at first: declared-settings.ts. */
export interface SettingValues {
  readonly TRAVEL_DAY_LIMIT: number;
  readonly LEVY_MODE: LevyMode;
  readonly QUOTE_VALID_DAYS: number;
  /** Percent. */
  readonly PROMO_MAX_DISC: number;
  readonly OFFER_VALID_DAYS: number;
  readonly PREMIUM_TERM_DAYS: number;
  readonly REQUEST_QUOTE_SLA_HOURS: number;
  /** HK$: up to which premium an officer may approve an endorsement, charged or given back. */
  readonly ENDORSEMENT_LIMIT: number;
  /** HK$: up to which sum insured, and which loading, an underwriter clears a referred motor case. */
  readonly MOTOR_SUM_LIMIT: number;
  readonly MOTOR_LOADING_LIMIT: number;
  /** What is shown of a referred case. */
  readonly MOTOR_REFER_LABEL: string;
  readonly MOTOR_REFER_LABEL_ZH: string;
  /** Which hours the promise counts. */
  readonly PROMISE: PromiseCounts;
  /** Who is told of cases that are late, and in which language. */
  readonly TEAM_LEAD_EMAIL: string;
  readonly TEAM_LEAD_LANGUAGE: Language;
  /** Whether an application may say no to direct marketing. */
  readonly MARKETING_CONSENT: MarketingConsent;
  readonly SESSION_IDLE_MINUTES: number;
  readonly SESSION_MAX_HOURS: number;
  readonly LOGIN_MAX_FAILURES: number;
  readonly LOGIN_LOCK_MINUTES: number;
  /** Who must prove themselves with a second factor at every login. */
  readonly SECOND_FACTOR_ROLES: readonly UserRole[];
  readonly HOTLINE_NUMBER: string;
  readonly HOTLINE_HOURS: string;
  readonly HOTLINE_HOURS_ZH: string;
  /** Where enquiries are mailed to. */
  readonly OFFICE_EMAIL: string;
  readonly OFFICE_ADDRESS: string;
  readonly OFFICE_ADDRESS_ZH: string;
}

/** The settings as they are now; no call touches the database but `refresh`. */
export interface Settings {
  current(): SettingValues;
  /** Reads them anew. Rejects when the database cannot be read; what was read before holds on. */
  refresh(): Promise<void>;
}
