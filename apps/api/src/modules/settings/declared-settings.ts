import { promiseCounts } from '@onegi/contract/clock/office-hours';
import { levyModes } from '@onegi/contract/fields/accounts';
import { email as contractEmail } from '@onegi/contract/fields/formats';
import { marketingConsents } from '@onegi/contract/fields/purchases';
import { type UserRole, userRoles } from '@onegi/contract/roles';
import { common as english } from '@onegi/messages/en/common';
import { contact as englishContact } from '@onegi/messages/en/contact';
import { common as chinese } from '@onegi/messages/zh-Hant/common';
import { contact as chineseContact } from '@onegi/messages/zh-Hant/contact';
import type { SettingValues } from '../../ports/settings.ts';

export interface Declared<Value> {
  readonly kind: 'integer' | 'choice' | 'roles' | 'text';
  /** Where it stands on the screen. */
  readonly group: 'quotes' | 'requests' | 'accounts' | 'company';
  /** Holds while the table says nothing. */
  readonly initial: Value;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly choices?: readonly string[];
  /** What to say of a text that does not fit. */
  readonly refusal?: 'accounts.settingText' | 'accounts.settingPhone' | 'validation.email';
  /** Under which attribute the audit trail keeps it, and so masks it; `value` where nothing stands here. */
  readonly auditedAs?: 'email';
  /** The value of a stored text; undefined when the text does not fit. */
  read(text: string): Value | undefined;
}

type Group = Declared<never>['group'];

function whole(group: Group, initial: number, minimum: number, maximum: number): Declared<number> {
  return {
    kind: 'integer',
    group,
    initial,
    minimum,
    maximum,
    read(text) {
      const value = Number(text);
      return /^\d{1,9}$/.test(text) && value >= minimum && value <= maximum ? value : undefined;
    },
  };
}

function choice<const C extends string>(group: Group, initial: C, choices: readonly C[]): Declared<C> {
  return { kind: 'choice', group, initial, choices, read: (text) => choices.find((one) => one === text) };
}

function listOfRoles(group: Group, initial: readonly UserRole[]): Declared<readonly UserRole[]> {
  return {
    kind: 'roles',
    group,
    initial,
    choices: userRoles,
    read(text) {
      const named = text === '' ? [] : text.split(',');
      const known = userRoles.filter((role) => named.includes(role));
      return known.length === named.length ? known : undefined;
    },
  };
}

const LONGEST_LINE = 60;
const LONGEST_ADDRESS = 120;

/** One line that pages show; they are made with the initial one. */
function line(group: Group, initial: string, maximum = LONGEST_LINE): Declared<string> {
  return {
    kind: 'text',
    group,
    initial,
    maximum,
    refusal: 'accounts.settingText',
    read(text) {
      const kept = text.trim();
      return kept !== '' && kept.length <= maximum && !/\p{Cc}/u.test(kept) ? kept : undefined;
    },
  };
}

function phone(group: Group, initial: string): Declared<string> {
  return {
    kind: 'text',
    group,
    initial,
    refusal: 'accounts.settingPhone',
    read: (text) => (/^\+?\d(?:[ -]?\d){6,14}$/.test(text.trim()) ? text.trim() : undefined),
  };
}

function email(group: Group, initial: string): Declared<string> {
  return {
    kind: 'text',
    group,
    initial,
    refusal: 'validation.email',
    auditedAs: 'email',
    read: (text) => contractEmail.safeParse(text).data,
  };
}

/** Every setting an administrator may turn, with the values it may have. */
export const declaredSettings = {
  TRAVEL_DAY_LIMIT: whole('quotes', 182, 1, 366),
  LEVY_MODE: choice('quotes', 'FIXED_004', levyModes),
  QUOTE_VALID_DAYS: whole('quotes', 30, 1, 366),
  PROMO_MAX_DISC: whole('quotes', 40, 0, 100),
  OFFER_VALID_DAYS: whole('requests', 30, 1, 366),
  PREMIUM_TERM_DAYS: whole('requests', 60, 1, 366),
  REQUEST_QUOTE_SLA_HOURS: whole('requests', 24, 1, 720),
  ENDORSEMENT_LIMIT: whole('requests', 50_000, 0, 999_999_999),
  MOTOR_SUM_LIMIT: whole('requests', 2_000_000, 0, 99_999_999),
  MOTOR_LOADING_LIMIT: whole('requests', 20_000, 0, 9_999_999),
  MOTOR_REFER_LABEL: line('requests', 'Refer Trinity'),
  MOTOR_REFER_LABEL_ZH: line('requests', '轉介核保'),
  PROMISE: choice('requests', 'CLOCK_HOURS', promiseCounts),
  TEAM_LEAD_EMAIL: email('requests', englishContact.office.emailAddress),
  TEAM_LEAD_LANGUAGE: choice('requests', 'en', ['en', 'zh-Hant']),
  MARKETING_CONSENT: choice('quotes', 'ANSWERED', marketingConsents),
  SESSION_IDLE_MINUTES: whole('accounts', 30, 5, 480),
  SESSION_MAX_HOURS: whole('accounts', 12, 1, 24),
  LOGIN_MAX_FAILURES: whole('accounts', 5, 3, 20),
  LOGIN_LOCK_MINUTES: whole('accounts', 15, 1, 1440),
  /** Who must prove themselves with a second factor at every login. */
  SECOND_FACTOR_ROLES: listOfRoles('accounts', []),
  HOTLINE_NUMBER: phone('company', english.footer.hotlineNumber),
  HOTLINE_HOURS: line('company', english.footer.hotlineHours),
  HOTLINE_HOURS_ZH: line('company', chinese.footer.hotlineHours),
  /** Where enquiries are mailed to. */
  OFFICE_EMAIL: email('company', englishContact.office.emailAddress),
  OFFICE_ADDRESS: line('company', englishContact.office.address, LONGEST_ADDRESS),
  OFFICE_ADDRESS_ZH: line('company', chineseContact.office.address, LONGEST_ADDRESS),
} as const satisfies { readonly [Key in keyof SettingValues]: Declared<SettingValues[Key]> };

export type SettingKey = keyof SettingValues;
