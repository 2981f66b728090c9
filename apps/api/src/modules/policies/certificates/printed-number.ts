import { timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../../deps.ts';
import type { Language } from '../../../lib/texts.ts';

type Sealing = Pick<Deps, 'seal'>;

/** Crockford's letters and figures: none is taken for another. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Of five bits each. */
const CODE_LENGTH = 10;

/** What only this portal can put behind a number, so that numbers cannot be walked through. */
const codeOf = ({ seal }: Sealing, number: string): string =>
  [...seal.hash('motor printed number', number).subarray(0, CODE_LENGTH)].map((byte) => ALPHABET[byte & 31]).join('');

/** A number as it is printed: CN2611000123-7K3M9QXT4B. */
export const printedNumberOf = (deps: Sealing, number: string): string => `${number}-${codeOf(deps, number)}`;

/** The address of the page that says whether the number gives cover. */
export const checkAddress = (
  { config, seal }: Pick<Deps, 'config' | 'seal'>,
  number: string,
  language: Language,
): string =>
  `${config.publicUrl}${language === 'zh-Hant' ? '/zh-Hant' : ''}/motor-check/${printedNumberOf({ seal }, number)}`;

const PRINTED = /^([A-Z]{2}\d{10})([0-9A-Z]{10})$/;

/** The number behind a printed one, however it was typed; null where this portal has not printed it. */
export function numberBehind(deps: Sealing, printed: string): string | null {
  const [, number = '', code = ''] = PRINTED.exec(printed.toUpperCase().replaceAll(/[ -]/g, '')) ?? [];
  if (number === '') return null;
  return timingSafeEqual(Buffer.from(code), Buffer.from(codeOf(deps, number))) ? number : null;
}
