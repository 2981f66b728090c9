import type { LineCode } from '../lines.ts';
import { canHaveMaternity } from './ages.ts';
import { type MedicalExtra, medicalExtras } from './medical-extras.ts';

/** The choices of a search that change what a plan covers, by line. */
export interface ChoicesByLine {
  MOTOR: { readonly cover: 'C' | 'T' };
  PET: { readonly thirdParty: boolean };
  GOLF: { readonly withTravel: boolean };
  MEDICAL: {
    readonly careType: 'H' | 'D' | 'O';
    readonly age?: number | undefined;
  } & { readonly [Extra in MedicalExtra]?: boolean | undefined };
}

interface Variants<Search> {
  /** What is shown where nothing was searched. */
  readonly base: string;
  readonly others: readonly string[];
  of(search: Search): string;
}

const allHospitalChoices = medicalExtras.reduce<string[]>(
  (sets, extra) => sets.concat(sets.map((set) => `${set}+${extra}`)),
  ['H'],
);

function medicalVariant(search: ChoicesByLine['MEDICAL']): string {
  if (search.careType !== 'H') return search.careType;
  const canAdd = (extra: MedicalExtra) => extra !== 'maternity' || canHaveMaternity(search.age);
  return ['H', ...medicalExtras.filter((extra) => search[extra] && canAdd(extra))].join('+');
}

const variants: { readonly [Line in keyof ChoicesByLine]: Variants<ChoicesByLine[Line]> } = {
  MOTOR: { base: 'C', others: ['T'], of: ({ cover }) => cover },
  PET: { base: '', others: ['thirdParty'], of: ({ thirdParty }) => (thirdParty ? 'thirdParty' : '') },
  GOLF: { base: '', others: ['travel'], of: ({ withTravel }) => (withTravel ? 'travel' : '') },
  MEDICAL: { base: 'H', others: ['D', 'O', ...allHospitalChoices.slice(1)], of: medicalVariant },
};

const hasVariants = (line: LineCode): line is keyof ChoicesByLine => Object.hasOwn(variants, line);

/** The variants of a line's benefit tables: the one shown without a search, and the others. */
export function variantsOf(line: LineCode): { readonly base: string; readonly others: readonly string[] } {
  return hasVariants(line) ? variants[line] : { base: '', others: [] };
}

/** The variant a search of the line asks for. A line whose benefits do not depend on the search has one alone. */
export function variantOf<Line extends LineCode>(
  line: Line,
  search: Line extends keyof ChoicesByLine ? ChoicesByLine[Line] : unknown,
): string {
  return hasVariants(line) ? (variants[line] as Variants<unknown>).of(search) : '';
}
