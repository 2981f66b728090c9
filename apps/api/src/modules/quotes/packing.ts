import type { LevyRow } from '@onegi/rating/levy';
import type { ChosenRider } from '@onegi/rating/line-rating';
import type { RateTerms } from '@onegi/rating/result';

/**
 * Values as short words of letters, digits and hyphens, to be sealed into quote references and read back. What is unpacked
 * was signed by this server, so its form is known.
 */
export interface Packer<Value> {
  pack(value: Value): string;
  unpack(word: string): Value;
}

/** How every field of an object is packed, in this order; the compiler asks for each. */
export type Packing<Fields> = { readonly [Name in keyof Fields]-?: Packer<NonNullable<Fields[Name]>> };

/** A value of a code list, or another text of letters and digits. */
export const text = { pack: (value: string) => value, unpack: (word: string) => word as never };

export const number: Packer<number> = { pack: String, unpack: Number };

export const numeral = { pack: (value: number) => String(value), unpack: (word: string) => Number(word) as never };

export const flag: Packer<boolean> = { pack: (value) => (value ? 'Y' : 'N'), unpack: (word) => word === 'Y' };

/** A day without its hyphens. */
export const day: Packer<string> = {
  pack: (date) => date.replaceAll('-', ''),
  unpack: (word) => `${word.slice(0, 4)}-${word.slice(4, 6)}-${word.slice(6)}`,
};

/** An object as words; what is absent is an empty one. */
export function packFields<Fields extends object>(packing: Packing<Fields>, fields: Fields): string[] {
  return Object.entries(packing as Packing<Record<string, unknown>>).map(([name, packer]) => {
    const value = (fields as Record<string, unknown>)[name];
    return value === undefined || value === null ? '' : packer.pack(value);
  });
}

export function unpackFields<Fields>(packing: Packing<Fields>, words: readonly string[]): Fields {
  const fields = Object.entries(packing as Packing<Record<string, unknown>>).flatMap(([name, packer], at) =>
    words[at] ? [[name, packer.unpack(words[at])]] : [],
  );
  return Object.fromEntries(fields) as Fields;
}

/** Optional covers by name, with the sum where one was chosen: `cruise_contents-450000`. */
export function packRiders(chosen: readonly ChosenRider[]): string {
  return chosen.map(({ rider, amountDollars }) => `${rider}${amountDollars ? `-${amountDollars}` : ''}`).join('_');
}

export function unpackRiders(word: string): ChosenRider[] {
  return word
    .split('_')
    .filter(Boolean)
    .map((each) => {
      const [rider = '', amount] = each.split('-');
      return amount ? { rider, amountDollars: Number(amount) } : { rider };
    });
}

/** Of a levy its code, rate and cap count; its dates did their work when it was chosen. */
const packLevy = ({ code, ratePpm, capCents }: LevyRow) => `${code.replace('_', '')}-${ratePpm}-${capCents ?? ''}`;

const levyCodes: readonly LevyRow['code'][] = ['IA', 'MIB_FIRST', 'MIB_INSOLVENCY', 'ECIL', 'GTFC', 'ECIIB'];

function unpackLevy(word: string): LevyRow {
  const [packedCode, ratePpm, capCents] = word.split('-');
  const code = levyCodes.find((each) => each.replace('_', '') === packedCode) ?? 'IA';
  return {
    code,
    class: code.startsWith('MIB') ? 'MOTOR' : 'GENERAL',
    effectiveFrom: '0001-01-01',
    effectiveTo: null,
    ratePpm: Number(ratePpm),
    capCents: capCents ? Number(capCents) : null,
  };
}

export function packTerms({ levyByYear, otherLevies, promotionBasisPoints, dayLimit }: RateTerms): string[] {
  return [
    levyByYear.map(packLevy).join('_'),
    otherLevies.map(packLevy).join('_'),
    String(promotionBasisPoints),
    dayLimit === undefined ? '' : String(dayLimit),
  ];
}

export function unpackTerms([levies = '', others = '', promotion, dayLimit]: readonly string[]): RateTerms {
  const read = (word: string) => word.split('_').filter(Boolean).map(unpackLevy);
  return {
    levyByYear: read(levies) as [LevyRow, ...LevyRow[]],
    otherLevies: read(others),
    promotionBasisPoints: Number(promotion),
    ...(dayLimit ? { dayLimit: Number(dayLimit) } : {}),
  };
}
