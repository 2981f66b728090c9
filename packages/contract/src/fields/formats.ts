import * as z from 'zod';

const required = 'validation.required';
const message = (whenWrong: string) => ({
  error: (issue: { input?: unknown }) => (issue.input === undefined || issue.input === '' ? required : whenWrong),
});

/** Text that must hold something. Bounded, so that nothing huge is ever kept. */
export function text(max: number, min = 1) {
  return z
    .string(message('validation.text'))
    .trim()
    .min(min, required)
    .max(max, 'validation.maxLength')
    .refine((value) => !/\p{Cc}/u.test(value), 'validation.text');
}

/** Text that may be empty. */
export const looseText = (max: number) => text(max, 0);

/** Pictures, halves of characters, marks that turn the direction of writing, and scripts that no document is set in. */
const unprintable =
  /[\p{Emoji_Presentation}\p{Cs}\p{Co}\u202A-\u202E\u2066-\u2069]|[^\p{sc=Latin}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Bopomofo}\p{sc=Common}\p{sc=Inherited}]/u;

/** True for what a policy's documents can print: anything else would silently be missing there. */
export const isPrintable = (value: string): boolean => !unprintable.test(value);

/** Text that is printed on a policy. */
export const printedText = (max: number, min = 1) => text(max, min).refine(isPrintable, 'validation.printable');

/** Cents as the wire carries them: 17027 becomes "170.27". */
export function moneyText(cents: number): string {
  const positive = Math.abs(cents);
  const rest = positive % 100;
  return `${cents < 0 ? '-' : ''}${(positive - rest) / 100}.${rest < 10 ? '0' : ''}${rest}`;
}

/** Text of several lines that may be empty; line ends are the only control characters in it. */
export const paragraphs = (max: number) =>
  z
    .string(message('validation.text'))
    .trim()
    .max(max, 'validation.maxLength')
    .refine((value) => !/[^\P{Cc}\r\n]/u.test(value), 'validation.text');

/** HK$ on the wire as "1,234.50" without the comma; integer cents inside. */
export const money = z.codec(
  z.string(message('validation.money')).regex(/^-?\d{1,13}\.\d{2}$/, 'validation.money'),
  z.int(),
  { decode: (wire) => Number(wire.replace('.', '')), encode: moneyText },
);

/** True for a day that exists in the calendar. */
export function isCalendarDate(value: string): boolean {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (!found) return false;
  const [year, month, day] = [Number(found[1]), Number(found[2]), Number(found[3])];
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1];
  return days !== undefined && day >= 1 && day <= days && year >= 1900 && year <= 2200;
}

/** A plain day in Hong Kong, yyyy-MM-dd. */
export const date = z.string(message('validation.date')).refine(isCalendarDate, {
  error: (issue) => (issue.input === '' ? required : 'validation.date'),
});

/** A moment, ISO 8601 in UTC. */
export const moment = z.string(message('validation.date'));

/** Y or N on the wire, a boolean inside. */
export const yesNo = z.codec(
  z.enum(['Y', 'N'], message('validation.choice')),
  z.boolean(message('validation.choice')),
  {
    decode: (wire) => wire === 'Y',
    encode: (value) => (value ? ('Y' as const) : ('N' as const)),
  },
);

export const flag = z.boolean(message('validation.choice'));

/** One of a closed list. */
export const oneOf = <const V extends readonly [string, ...string[]]>(values: V) =>
  z.enum(values, message('validation.choice'));

/** A state: its code on the wire, its word inside. */
export function coded<const W extends Record<string, string>>(codes: W) {
  const words = Object.keys(codes) as (keyof W & string)[];
  return z.codec(z.enum(Object.values(codes) as W[keyof W][], message('validation.choice')), z.enum(words), {
    decode: (code) => words.find((word) => codes[word] === code) as keyof W & string,
    encode: (word) => codes[word] as W[keyof W],
  });
}

/** A whole number. */
export const count = (min: number, max: number, messages: { min: string; max: string }) =>
  z.int(message('validation.integer')).min(min, messages.min).max(max, messages.max);

/** E-mail: x@y.z, at most 100 characters; an empty one has its own words. */
export const emailAddress = (whenEmpty: string) =>
  z
    .string(message('validation.email'))
    .trim()
    .min(1, whenEmpty)
    .max(100, 'validation.maxLength')
    .regex(/^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\]{2,}$/, 'validation.email');

export const email = emailAddress('validation.emailRequired');

/** English letters only, as printed on the identity card. */
export const englishName = text(50).regex(/^[A-Za-z][A-Za-z '\-.,]*$/, 'validation.englishName');

/** Eight digits of a Hong Kong number; spaces, hyphens and +852 are dropped. */
export const hongKongPhone = z
  .string(message('validation.phone'))
  .trim()
  .min(1, required)
  .max(20, 'validation.phone')
  .overwrite((value) => value.replace(/[\s-]/g, '').replace(/^\+?852(?=\d{8}$)/, ''))
  .regex(/^(?!999|18)[2-9]\d{7}$/, 'validation.phone');

/** Value of one character in the identity card's check sum: A=10 … Z=35. */
const letterValue = (letter: string) => letter.charCodeAt(0) - 55;

/** The check character that belongs to a normalised number without it, for example 3 for A123456. */
export function hkidCheckDigit(body: string): string {
  const padded = body.padStart(8, ' ');
  let sum = 0;
  for (let i = 0; i < 8; i++) {
    const c = padded.charAt(i);
    sum += (9 - i) * (c === ' ' ? 36 : i < 2 ? letterValue(c) : Number(c));
  }
  const rest = sum % 11;
  return rest === 0 ? '0' : rest === 1 ? 'A' : String(11 - rest);
}

/** A Hong Kong identity card number, kept without brackets: A123456(3) becomes A1234563. */
export const hkid = z
  .string(message('validation.hkidFormat'))
  .trim()
  .min(1, required)
  .max(20, 'validation.hkidFormat')
  .overwrite((value) => value.toUpperCase().replace(/[\s()-]/g, ''))
  .regex(/^[A-Z]{1,2}\d{6}[0-9A]$/, { error: 'validation.hkidFormat', abort: true })
  .refine((value) => hkidCheckDigit(value.slice(0, -1)) === value.slice(-1), 'validation.hkid');

/** A promotion code as typed: trimmed, upper case. What it is worth is the catalogue's to say. */
export const promotionCode = z
  .string(message('validation.text'))
  .trim()
  .max(40, 'validation.maxLength')
  .overwrite((value) => value.toUpperCase());

/** An opaque, unguessable reference. */
export const reference = z
  .string(message('validation.reference'))
  .min(1, required)
  .max(400, 'validation.reference')
  .regex(/^[A-Za-z0-9._~-]+$/, 'validation.reference');

export const language = oneOf(['en', 'zh-Hant']);

export const insurerCode = z.string(message('validation.choice')).regex(/^[A-Z0-9]{2,8}$/, 'validation.choice');
export const planCode = z
  .string(message('validation.choice'))
  .regex(/^[A-Z0-9]+(-[A-Z0-9]+){2,3}$/, 'validation.choice');
export const productCode = z
  .string(message('validation.choice'))
  .trim()
  .regex(/^[A-Za-z]{2,10}$/, 'validation.choice')
  .overwrite((v) => v.toUpperCase());

/** A value of a code list: capitals and digits. */
export const code = (max: number) =>
  z
    .string(message('validation.choice'))
    .min(1, required)
    .max(max, 'validation.choice')
    .regex(/^[A-Z0-9]+$/, 'validation.choice');

/** A passport number: 5 to 15 capitals and digits. */
export const passport = z
  .string(message('validation.passport'))
  .trim()
  .min(1, required)
  .overwrite((value) => value.toUpperCase().replace(/\s/g, ''))
  .regex(/^[A-Z0-9]{5,15}$/, 'validation.passport');

/** A vehicle registration mark: two letters and up to four digits, or a personalised mark without I, O and Q. */
export const registrationMark = z
  .string(message('validation.registrationMark'))
  .trim()
  .min(1, required)
  .overwrite((value) => value.toUpperCase())
  .regex(/^([A-Z]{2} ?[1-9]\d{0,3}|[A-HJ-NPR-Z0-9]{1,8})$/, 'validation.registrationMark');

/** A chassis number: 5 to 17 characters without I, O and Q. */
export const chassis = z
  .string(message('validation.chassis'))
  .trim()
  .min(1, required)
  .overwrite((value) => value.toUpperCase().replace(/[\s-]/g, ''))
  .regex(/^[A-HJ-NPR-Z0-9]{5,17}$/, 'validation.chassis');

/** A business registration number: the eight digits, the full certificate number, or a letter and seven digits. */
export const businessRegistration = z
  .string(message('validation.businessRegistration'))
  .trim()
  .min(1, required)
  .overwrite((value) => value.toUpperCase())
  .regex(/^(\d{8}|\d{8}-\d{3}-(0[1-9]|1[0-2])-\d{2}-[0-9A-Z]|[A-Z]\d{7})$/, 'validation.businessRegistration');
