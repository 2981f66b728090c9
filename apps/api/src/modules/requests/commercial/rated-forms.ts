import { businessPackage } from '@onegi/rating/commercial/business-package';
import { type CargoRisk, cargo } from '@onegi/rating/commercial/cargo';
import { type CommercialRating, type Rated, rateCommercial } from '@onegi/rating/commercial/commercial-rating';
import { annualContractors, projectContractors } from '@onegi/rating/commercial/contractors';
import { type EmployeesRow, employeesCompensation } from '@onegi/rating/commercial/employees-compensation';
import { property } from '@onegi/rating/commercial/property';
import { publicLiability } from '@onegi/rating/commercial/public-liability';
import type { LevyClass } from '@onegi/rating/levy';
import { decimalToInteger } from '@onegi/rating/money';

/** What a form's answers are rated from: those that count, each of the form's kind. */
export interface RiskInput {
  readonly answers: Readonly<Record<string, string>>;
  /** Absent while a row is not filled in. */
  readonly employees?: readonly EmployeesRow[] | undefined;
  readonly lossRatioBasisPoints?: number | undefined;
  readonly isSmallBusiness?: boolean | undefined;
}

/** One fact of a risk: where it comes from, named as the call names it, and what it is; undefined while it is not known. */
interface Fact<Value> {
  readonly from: string;
  read(input: RiskInput): Value | undefined;
}

type Facts<Risk> = { readonly [K in keyof Risk]-?: Fact<NonNullable<Risk[K]> | Extract<Risk[K], null>> };

/** The first and last day that decide the levies; absent: the period of the case. */
interface OwnPeriod {
  readonly startsOn: string;
  readonly endsOn: string;
}

export interface RatedForm {
  readonly levyClass: LevyClass;
  /** The rows that the rates look at: what is wrong elsewhere does not matter to them. */
  readonly questions: readonly string[];
  rate(input: RiskInput): Rated<Record<string, unknown>>;
  /** True where the rates are for a year, and for nothing else. */
  isYearly(input: RiskInput): boolean;
  ownPeriod(input: RiskInput): OwnPeriod | undefined;
}

const ANSWERS = 'answers.';

const answered = <Value>(question: string, of: (answer: string) => Value): Fact<Value> => ({
  from: `${ANSWERS}${question}`,
  read({ answers }) {
    const answer = answers[question];
    return answer === undefined || answer === '' ? undefined : of(answer);
  },
});

const text = (question: string) => answered(question, String);
const whole = (question: string) => answered(question, Number);
const isYes = (question: string) => answered(question, (answer) => answer === 'Y');
const centsOf = (question: string) => answered(question, (answer) => decimalToInteger(answer, 2));

const AMOUNT =
  /^(?:HK\$|\$)? ?(\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(\.\d{1,2})?(?:(?: ?[,;/·] ?| )\d{1,2} ?(?:months?|個月))?$/i;

/** The sum in a text of a sum and months, such as `2,000,000, 12 months`; null for any other text. */
export function sumInWords(answer: string): number | null {
  const [, dollars, cents = ''] = AMOUNT.exec(answer) ?? [];
  return dollars === undefined ? null : decimalToInteger(`${dollars.replaceAll(',', '')}${cents}`, 2);
}

const employees: Fact<readonly EmployeesRow[]> = { from: 'employees', read: (input) => input.employees };
const lossRatio: Fact<number> = { from: 'lossRatio', read: (input) => input.lossRatioBasisPoints };
const isSmallBusiness: Fact<boolean> = { from: 'promotionCode', read: (input) => input.isSmallBusiness };

interface Declared<Risk> {
  readonly rating: CommercialRating<Risk>;
  readonly facts: Facts<Risk>;
  readonly levyClass?: LevyClass;
  isYearly?(risk: Partial<Risk>): boolean;
  ownPeriod?(risk: Partial<Risk>): OwnPeriod | undefined;
}

/** A form with its rates; what is missing is named by where it comes from. */
function ratedForm<Risk extends object>({
  rating,
  facts,
  levyClass = 'GENERAL',
  ...declared
}: Declared<Risk>): RatedForm {
  const byName = Object.entries(facts) as [keyof Risk & string, Fact<unknown>][];
  const riskOf = (input: RiskInput) => {
    const known = byName.map(([name, fact]) => [name, fact.read(input)] as const);
    return Object.fromEntries(known.filter(([, value]) => value !== undefined)) as Partial<Risk>;
  };
  return {
    levyClass,
    questions: byName
      .filter(([, { from }]) => from.startsWith(ANSWERS))
      .map(([, { from }]) => from.slice(ANSWERS.length)),
    rate(input) {
      const rated = rateCommercial(rating, riskOf(input));
      return rated.kind === 'missing' ? { ...rated, fields: rated.fields.map((name) => facts[name].from) } : rated;
    },
    isYearly: (input) => declared.isYearly?.(riskOf(input)) ?? true,
    ownPeriod: (input) => declared.ownPeriod?.(riskOf(input)),
  };
}

/** The forms that have indicative rates, and where each fact of a risk stands in its answers. */
export const ratedForms: Readonly<Record<string, RatedForm>> = {
  EC: ratedForm({
    rating: employeesCompensation,
    facts: { employees, claimFree: isYes('EC12'), lossRatioBasisPoints: lossRatio },
  }),
  BP: ratedForm({
    rating: businessPackage,
    facts: {
      occupancy: text('BP01'),
      buildingAge: whole('BP04'),
      contentsCents: centsOf('BP08'),
      stockCents: centsOf('BP09'),
      grossProfitCents: centsOf('BP10'),
      liabilityLimit: whole('BP11'),
      moneyCents: centsOf('BP12'),
      withEmployees: isYes('BP15'),
      employees,
      lossRatioBasisPoints: lossRatio,
      isSmallBusiness,
    },
  }),
  CAR_A: ratedForm({
    rating: annualContractors,
    facts: { works: text('CA02'), turnoverCents: centsOf('CA03'), liabilityLimit: whole('CA07') },
  }),
  CAR_P: ratedForm({
    rating: projectContractors,
    facts: {
      works: text('CP05'),
      contractCents: centsOf('CP06'),
      existingCents: centsOf('CP07'),
      startsOn: text('CP08'),
      endsOn: text('CP09'),
      liabilityLimit: whole('CP11'),
      buildingAge: whole('CP12'),
      withEmployees: isYes('CP15'),
    },
    isYearly: () => false,
    ownPeriod: ({ startsOn, endsOn }) => (startsOn && endsOn ? { startsOn, endsOn } : undefined),
  }),
  MC: ratedForm({
    rating: cargo,
    levyClass: 'MARINE',
    facts: {
      basis: answered('MC01', (answer) => answer as CargoRisk['basis']),
      goods: text('MC02'),
      packing: text('MC04'),
      conveyance: text('MC07'),
      invoiceCents: centsOf('MC09'),
      turnoverCents: centsOf('MC10'),
      clauses: text('MC11'),
      withWar: isYes('MC12'),
    },
    isYearly: ({ basis }) => basis === 'OPN',
  }),
  PAR: ratedForm({
    rating: property,
    facts: {
      use: text('PR03'),
      yearBuilt: whole('PR04'),
      buildingCents: centsOf('PR06'),
      machineryCents: centsOf('PR07'),
      stockCents: centsOf('PR08'),
      interruptionCents: answered('PR09', sumInWords),
      hasSprinklers: isYes('PR10'),
    },
  }),
  PL: ratedForm({
    rating: publicLiability,
    facts: {
      activity: text('PL01'),
      limit: whole('PL04'),
      turnoverCents: centsOf('PL06'),
      eventDays: whole('PL14'),
    },
    isYearly: ({ activity }) => activity !== 'EVT',
  }),
};
