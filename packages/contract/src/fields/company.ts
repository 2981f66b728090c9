import * as z from 'zod';
import { field } from '../shape.ts';
import * as f from './formats.ts';

/** The longest enquiry, in characters as people count them. */
export const ENQUIRY_MAX = 50;
/** No 50 characters need more, whatever is stacked on them. */
const MOST_UNITS = 1_000;

const segments = new Intl.Segmenter('zh-HK', { granularity: 'grapheme' });

/** Characters as people count them: 保 is one, and so is an emoji made of several. */
export const countCharacters = (text: string): number => [...segments.segment(text.slice(0, MOST_UNITS + 1))].length;

const message = (whenEmpty: string) => ({
  error: (issue: { input?: unknown }) =>
    issue.input === undefined || issue.input === '' ? whenEmpty : 'validation.text',
});

/** Marks of width nothing are no text. */
const showsSomething = (value: string) => /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{M}]/u.test(value);
/** Control characters, halves of characters, and marks that turn around what stands beside a name. */
const UNFIT_FOR_NAMES = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

const senderName = z
  .string(message('enquiries.nameEmpty'))
  .trim()
  .refine(showsSomething, { error: 'enquiries.nameEmpty', abort: true })
  .max(80, 'validation.maxLength')
  .refine((value) => !UNFIT_FOR_NAMES.test(value), 'validation.text');

const enquiryText = z
  .string(message('enquiries.enquiryEmpty'))
  .trim()
  .refine(showsSomething, { error: 'enquiries.enquiryEmpty', abort: true })
  .refine((value) => value.length <= MOST_UNITS && countCharacters(value) <= ENQUIRY_MAX, 'enquiries.enquiryLong')
  .refine((value) => !/[^\P{Cc}\r\n]/u.test(value), 'validation.text');

/** Eight digits of a Hong Kong number, or nothing. */
const phoneIfAny = z
  .string(message('validation.phone'))
  .trim()
  .max(20, 'validation.phone')
  .overwrite((value) => value.replace(/[\s-]/g, '').replace(/^\+?852(?=\d{8}$)/, ''))
  .regex(/^((?!999|18)[2-9]\d{7})?$/, 'validation.phone');

export const enquiryStates = ['open', 'assigned', 'answered', 'closed'] as const;
export type EnquiryState = (typeof enquiryStates)[number];

const codeOfState = { open: 'O', assigned: 'S', answered: 'A', closed: 'C' } as const;
const stateOfCode = { O: 'open', S: 'assigned', A: 'answered', C: 'closed' } as const;

/** O, S, A or C on the wire. */
const enquiryState = z.codec(z.enum(['O', 'S', 'A', 'C'], 'validation.choice'), z.enum(enquiryStates), {
  decode: (code) => stateOfCode[code],
  encode: (state) => codeOfState[state],
});

/** The same to narrow by, and W: whatever waits for an answer, taken by somebody or not. */
const enquiryStateWanted = z.codec(
  z.enum(['O', 'S', 'A', 'C', 'W'], 'validation.choice'),
  z.enum([...enquiryStates, 'waiting']),
  {
    decode: (code) => (code === 'W' ? 'waiting' : stateOfCode[code]),
    encode: (state) => (state === 'waiting' ? 'W' : codeOfState[state]),
  },
);

/** Fields of the contact page, of enquiries, and of what the company says about itself in figures. */
export const companyFields = {
  hotline: field('hotline', z.string()),
  officeHours: field('hotWorkingDate', z.string()),
  officeHoursZh: field('hotWorkingDate9', z.string()),
  officeEmail: field('hotEmail', z.string()),
  officeAddress: field('hotAddress', z.string()),
  officeAddressZh: field('hotAddress9', z.string()),
  // an enquiry, and the same under the names of the older form
  name: field('wfName', senderName),
  email: field('wfEmailaddr', f.email),
  phone: field('wfConttel', phoneIfAny),
  enquiry: field('wfEnquirycontent', enquiryText),
  olderEmail: field('wfEmail', f.email),
  olderPhone: field('wfMobile', phoneIfAny),
  olderEnquiry: field('wfMessage', enquiryText),
  language: field('lang', f.language),
  enquiryNumber: field('wfEnquiryno', z.string()),
  // the list of enquiries
  id: field('wfSeqno', z.uuid('validation.reference')),
  sentAt: field('wfAdate', f.moment),
  state: field('wfStatus', enquiryState),
  stateWanted: field('wfStatus', enquiryStateWanted),
  numberSearched: field('wfEnquiryno', f.looseText(20)),
  answered: field('answered', f.flag),
  answeredBy: field('answeredBy', z.nullable(z.string())),
  answeredByZh: field('answeredBy9', z.nullable(z.string())),
  answeredAt: field('answeredAt', z.nullable(f.moment)),
  earlierAnswer: field('answerText', z.string()),
  // figures
  insurers: field('insurers', z.int()),
  plans: field('plans', z.int()),
  products: field('products', z.int()),
  levyPercent: field('levyPercent', z.number()),
  levyCapCents: field('levyCap', z.nullable(f.money)),
  levyFrom: field('levyFrom', f.date),
  motorLevyPercent: field('motorLevyPercent', z.number()),
} as const;
