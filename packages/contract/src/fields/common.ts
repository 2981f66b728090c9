import * as z from 'zod';
import { listItemNames } from '../list-item-names.ts';
import { field } from '../shape.ts';
import * as f from './formats.ts';

export const listCodes = [
  'PROVIDER_LIST',
  'PRODUCT',
  'PRODUCT_PLAN',
  'PROVIDER_CPS_LIST',
  'DISTRICT',
  'TITLE',
  'RELATIONSHIP',
  'DESTINATION',
  'MAKE_LIST',
  'MODEL_LIST',
  'OCCUPATION_EC',
  'OCCUPATION_CLASS',
  'QUOTE_INSURER',
  'QUOTE_STATUS',
  'QUOTE_OFFER_STATUS',
  'QUOTATION_TYPE',
  'QUOTE_SORT',
  'POLICY_STATUS',
  'POLICY_SORT',
] as const;
export type ListCode = (typeof listCodes)[number];

/** Fields of lists, settings, the hotline, files and the demo's outbox. */
export const commonFields = {
  codes: field('codes', z.array(f.oneOf(listCodes)).min(1, 'validation.required').max(20, 'validation.tooMany')),
  product: field('prod', f.productCode),
  insurer: field('isr', f.insurerCode),
  make: field('make', f.code(10)),
  value: field(listItemNames.value, z.string()),
  label: field(listItemNames.label, z.string()),
  labelZh: field(listItemNames.labelZh, z.string()),
  /** Class of an occupation. */
  itemClass: field('class', z.string()),
  settingKey: field('key', f.text(60)),
  /** Any text: what is not a file's name is told apart from a name that nothing has. */
  fileName: field('name', z.string('validation.required')),
  language: field('lang', f.language),
  // The hotline is spelled alike on both sides: every page reads it, without the dictionary.
  hotline: field('hotline', z.string()),
  hours: field('hours', z.string()),
  hours9: field('hours9', z.string()),
  // saved views of a list: its name, and what its page's address says
  list: field('list', z.string('validation.required').regex(/^[A-Za-z]{1,40}$/, 'validation.choice')),
  viewId: field('id', z.uuid('validation.reference')),
  viewName: field('name', f.text(60)),
  viewSearch: field('search', f.looseText(1_000)),
  /** The list opens with it. */
  isDefault: field('isDefault', f.flag),
  // outbox of the demo
  mailId: field('id', z.string()),
  to: field('to', z.string()),
  subject: field('subject', z.string()),
  html: field('html', z.string()),
  textBody: field('text', z.string()),
  queuedAt: field('queuedAt', f.moment),
  mailState: field('state', z.string()),
} as const;
