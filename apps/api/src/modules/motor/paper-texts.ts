import * as f from '@onegi/contract/fields/formats';
import { writtenDay } from '@onegi/contract/written-dates';
import { motorCases } from '@onegi/messages/en/motor-cases';
import type { motorPapers } from '@onegi/messages/en/motor-papers';
import type { Bilingual } from '../../lib/bilingual.ts';
import { maskedHkid } from '../../lib/masked-identity.ts';
import { printedMoney } from '../../lib/printed.ts';
import { bilingual, bothTexts } from '../../lib/texts.ts';

/** Stands where a draft does not say anything yet. */
const NOTHING = '–';

export const plain = (text: string): Bilingual => {
  const shown = text.trim() || NOTHING;
  return { en: shown, zhHant: shown };
};

export const labelled = (label: keyof (typeof motorPapers)['labels']): Bilingual =>
  bothTexts(`motorPapers.labels.${label}`);

const { choices } = motorCases;

/** A code in the words of the form; what is no code of the list is nothing yet. */
export const chosen = (list: keyof typeof choices, code: string): Bilingual =>
  Object.hasOwn(choices[list], code) ? bothTexts(`motorCases.choices.${list}.${code}`) : plain('');

export const dayIn = (day: string): Bilingual =>
  f.isCalendarDate(day) ? bilingual((language) => writtenDay(day, language)) : plain(day);

/** Whole dollars as they were typed, with their thousands. */
export const dollarsIn = (typed: string): Bilingual =>
  plain(/^\d+$/.test(typed) ? printedMoney(Number(typed) * 100).slice(0, -'.00'.length) : typed);

/** An identity card is printed masked. */
export const identityIn = (hkid: string): Bilingual => plain(hkid.trim() === '' ? '' : maskedHkid(hkid));

/** Several in one line, as each language lists them. */
export const listed = (all: readonly Bilingual[]): Bilingual => ({
  en: all.map(({ en }) => en).join(', ') || NOTHING,
  zhHant: all.map(({ zhHant }) => zhHant).join('、') || NOTHING,
});

export type Labelled = { readonly label: Bilingual; readonly value: Bilingual };
export const row = (label: keyof (typeof motorPapers)['labels'], value: Bilingual): Labelled => ({
  label: labelled(label),
  value,
});
