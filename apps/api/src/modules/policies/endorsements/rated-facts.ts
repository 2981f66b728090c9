import type { AskedFact } from '@onegi/contract/calls/policies/endorsements/shapes';
import type { LineCode } from '@onegi/contract/lines';
import { ordinaryDriver } from '@onegi/contract/lines/drivers';
import { bothTexts } from '../../../lib/texts.ts';
import type { Quote } from '../../quotes/quote.ts';

/** A fact that a line is rated on and that may change while a policy runs. */
interface RatedFact {
  readonly name: string;
  readonly kind: 'choice' | 'number' | 'flag' | 'date' | 'text';
  /** Its values on the wire. */
  readonly values?: readonly string[];
  /** The texts of the values: `${texts}.${value}`; without it a value is shown as it is. */
  readonly texts?: string;
  /** Only where the policy has it at all. */
  readonly when?: (search: Readonly<Record<string, unknown>>) => boolean;
}

const number = (name: string): RatedFact => ({ name, kind: 'number' });
const choice = (name: string, values: readonly string[], texts?: string): RatedFact => ({
  name,
  kind: 'choice',
  values,
  ...(texts ? { texts } : {}),
});
const yesNo = (name: string): RatedFact => ({ name, kind: 'flag' });
const classes = ['01', '02', '03', '04', '05'];
/** Asked beside the number of drivers. No search holds it: it is of those who are added, and confirmed anew for others. */
export const ADDED_DRIVERS = 'addedDriversAreOrdinary';

const ratedFacts: Readonly<Record<LineCode, readonly RatedFact[]>> = {
  TRAVEL: [
    { name: 'returnOn', kind: 'date', when: ({ tripType }) => tripType === 'S' },
    choice('destination', ['M', 'A', 'W'], 'quotes.destination'),
    number('adults'),
    number('children'),
  ],
  HOME: [
    choice('areaBand', ['01', '02', '03', '04', '05', '06'], 'quotes.area'),
    number('areaSqFt'),
    choice('buildingType', ['A', 'H'], 'quotes.buildingType'),
    choice('buildingAge', ['W', 'M'], 'quotes.buildingAge'),
  ],
  FIRE: [number('sumInsuredDollars'), number('buildingAgeYears')],
  OS: [number('persons')],
  MOTOR: [
    { name: 'make', kind: 'text' },
    { name: 'model', kind: 'text' },
    number('madeIn'),
    number('valueDollars'),
    choice('noClaimDiscountPercent', ['0', '20', '30', '40', '50', '60']),
    number('driverCount'),
    yesNo(ADDED_DRIVERS),
  ],
  PA: [
    choice('party', ['I', 'F'], 'quotes.accidentParty'),
    number('children'),
    choice('yourClass', classes),
    choice('spouseClass', classes),
  ],
  PET: [yesNo('thirdParty')],
  DH: [choice('nationality', ['P', 'X'], 'quotes.nationality')],
  MEDICAL: ['clinical', 'dental', 'criticalIllness', 'maternity', 'chineseMedicine'].map(yesNo),
  GOLF: [choice('party', ['I', 'F'], 'quotes.golfParty'), yesNo('withTravel')],
};

type Search = Pick<Quote, 'line' | 'search'>;
type Values = Readonly<Record<string, unknown>>;

const asText = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  return typeof value === 'boolean' ? (value ? 'Y' : 'N') : String(value);
};

const valuesOf = (search: Quote['search']) => search as unknown as Values;
const factsOf = ({ line, search }: Search) => ratedFacts[line].filter(({ when }) => when?.(valuesOf(search)) ?? true);

/** The facts of a search by name, as they are asked. */
export const factValues = (search: Search): Record<string, string> =>
  Object.fromEntries(factsOf(search).map(({ name }) => [name, asText(valuesOf(search.search)[name])]));

/** Of which drivers a tariff knows what they cost without being told more. */
const { youngest, oldest, leastExperience } = ordinaryDriver;
export const ordinaryBounds = { youngest, oldest, years: leastExperience };

export const factLabel = (name: string) => bothTexts(`endorsements.facts.${name}`, ordinaryBounds);

/** A value in words. */
export function factText(line: LineCode, name: string, value: string) {
  const fact = ratedFacts[line].find((each) => each.name === name);
  if (value === '') return { en: '–', zhHant: '–' };
  if (fact?.kind === 'flag') return bothTexts(`endorsements.flags.${value}`);
  return fact?.texts ? bothTexts(`${fact.texts}.${value}`) : { en: value, zhHant: value };
}

/** What of a personal policy may change, with what it is now. */
export function describeFacts(search: Search): AskedFact[] {
  const values = factValues(search);
  return factsOf(search).map(({ name, kind, values: choices = [] }) => {
    const label = factLabel(name);
    return {
      name,
      label: label.en,
      labelZh: label.zhHant,
      factKind: kind,
      value: values[name] ?? '',
      options: choices.map((value) => {
        const text = factText(search.line, name, value);
        return { value, label: text.en, labelZh: text.zhHant };
      }),
    };
  });
}

const asNumber = (value: string) => (/^\d{1,12}$/.test(value) ? Number(value) : value);

/** A fact as a search has it. */
function factOf({ kind, name }: RatedFact, value: string): unknown {
  if (value === '') return undefined;
  if (kind === 'flag') return value === 'Y';
  return kind === 'number' || name === 'noClaimDiscountPercent' ? asNumber(value) : value;
}

/** A driver who is added is confirmed to be of a middle age and to have driven for some years; others are the insurer's to price. */
const ordinary = { age: true, experienceYears: true } as const;

/**
 * Facts as a search has them, those alone that are otherwise than they were.
 * @returns null where a name is none of the line's
 */
export function changedFacts(search: Search, facts: Readonly<Record<string, string>>): Values | null {
  const current = factValues(search);
  const changed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(facts)) {
    const fact = factsOf(search).find((each) => each.name === name);
    if (!fact) return null;
    if (name !== ADDED_DRIVERS && value !== current[name]) changed[name] = factOf(fact, value);
  }
  const { driverCount } = changed;
  if (typeof driverCount === 'number' && 'drivers' in search.search) {
    const { drivers } = search.search;
    changed.drivers = Array.from({ length: Math.min(9, driverCount) }, (_, at) => ({
      ...(drivers[at] ?? ordinary),
      number: at + 1,
    }));
  }
  return changed;
}

/** Whether there are more drivers than there were: nothing but their number is known of those who are added. */
export const addsDrivers = (
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): boolean => Number(after.driverCount) > Number(before.driverCount);
