import * as z from 'zod';
import { field } from '../shape.ts';
import * as f from './formats.ts';

/** What has become of the link of an insurer on a case; none: it was never sent one. */
export const linkStates = ['none', 'live', 'expired', 'revoked'] as const;
export type LinkState = (typeof linkStates)[number];

/** The most contacts that an insurer has: one for each class of business, and one for all others. */
export const MOST_CONTACTS = 40;

/** Fields of the links by which insurers answer without an account, and of the addresses that these are sent to. */
export const linkFields = {
  linkState: field('linkState', f.oneOf(linkStates)),
  insurerEmail: field('insurerEmail', f.email),
  /** Where it was sent, or where it would be; null where no address is known. */
  linkEmail: field('insurerEmail', z.nullable(z.string())),
  insurerLanguage: field('language', f.language),
  linkSentAt: field('linkSentAt', z.nullable(f.moment)),
  linkExpiresAt: field('linkExpiresAt', z.nullable(f.moment)),
  linkGoodUntil: field('linkExpiresAt', f.moment),
  openedCount: field('openedCount', z.int()),
  firstOpenedAt: field('firstOpenedAt', z.nullable(f.moment)),
  lastOpenedAt: field('lastOpenedAt', z.nullable(f.moment)),
  /** Of the case as it was shown; another once something of it has changed. */
  caseShown: field('caseShown', f.reference),
  /** Whether the part of the premium that is employees' compensation has to be told. */
  asksBearing: field('asksBearing', f.flag),
  /** Whether the office waits for something from the client, so that the case may still change. */
  isPending: field('pending', f.flag),
  canAnswer: field('canAnswer', f.flag),
  occupationName: field('occupationName', z.string()),
  occupationNameZh: field('occupationName9', z.string()),
  /** The class of business that a contact is for; absent: for all that have none of their own. */
  contactProduct: field('wfProd', f.productCode),
  /** Of an insurer's contacts as they were shown; another once somebody has changed them. Empty while there are none. */
  contactsVersion: field('contactsVersion', f.looseText(64)),
} as const;
