import type { BenefitTerms } from '../../../ports/benefit-terms.ts';
import type { TermsByTier } from '../benefit-schedule.ts';
import { ABSENT, layout } from './layout.ts';
import type { Tables } from './parse-workbook.ts';
import type { Problems } from './problems.ts';
import { readTerms } from './term-columns.ts';
import { uniqueness } from './unique.ts';

const { name: sheet, columns } = layout.terms;
const EVERY_TIER = '*';
/** How the messages say that there is no choice. */
const NONE = 'none';

/** What a benefit pays by choice of the search, '' for the rule; null: absent there. */
export type ByChoice = ReadonlyMap<string, TermsByTier | null>;

interface Known {
  readonly codes: ReadonlySet<string>;
  /** Those that plans of the line have. */
  readonly tiers: readonly string[];
  readonly choices: readonly string[];
}

/** The terms by benefit; wrong rows still count as being there, so that nothing is told twice. */
export function checkTerms({ terms: table }: Tables, known: Known, problems: Problems): Map<string, ByChoice> {
  const isNew = uniqueness(problems);
  const found = new Map<string, Map<string, Record<string, BenefitTerms | undefined> | null>>();
  const firstRows = new Map<string, number>();
  for (const { row, values } of table) {
    const { benefit, tier, kind } = values;
    const choice = values.choice ?? '';
    const place = { sheet, row };
    if (benefit !== null && !known.codes.has(benefit)) {
      problems.add({ ...place, column: columns.benefit.heading }, 'unknownBenefit', { value: benefit });
    }
    if (choice !== '' && !known.choices.includes(choice)) {
      problems.add({ ...place, column: columns.choice.heading }, 'unknownChoice', {
        value: choice,
        choices: known.choices.join(', ') || NONE,
      });
    }
    const terms = kind === ABSENT ? null : readTerms(values, place, problems);
    checkReferences(terms, known.codes, place, problems);
    if (benefit === null || tier === null || kind === null) continue;

    const name = choice ? `${benefit} ${choice}` : benefit;
    if (!isNew(`${name} ${tier}`, place)) continue;
    const choices = found.get(benefit) ?? new Map<string, Record<string, BenefitTerms | undefined> | null>();
    found.set(benefit, choices);
    const before = choices.get(choice);
    const isAbsent = kind === ABSENT;
    if (!isAbsent && tier === EVERY_TIER) problems.add({ ...place, column: columns.tier.heading }, 'starAlone');
    else if (isAbsent && (tier !== EVERY_TIER || before !== undefined)) problems.add(place, 'absentAlone');
    else if (!isAbsent && before === null) problems.add(place, 'absentAlone');
    else choices.set(choice, isAbsent ? null : { ...before, [tier]: terms ?? undefined });
    if (!firstRows.has(name)) firstRows.set(name, row);
  }
  for (const [benefit, choices] of found) {
    for (const [choice, byTier] of choices) {
      if (byTier === null) continue;
      const row = firstRows.get(choice ? `${benefit} ${choice}` : benefit) ?? 1;
      for (const tier of known.tiers.filter((each) => !Object.hasOwn(byTier, each))) {
        problems.add({ sheet, row }, 'tierMissing', { benefit, tier, choice: choice || NONE });
      }
    }
  }
  return found as Map<string, ByChoice>;
}

/** Terms may speak of other benefits: a percentage of one, a common limit of several. */
function checkReferences(
  terms: BenefitTerms | null | undefined,
  codes: ReadonlySet<string>,
  place: { sheet: string; row: number },
  problems: Problems,
): void {
  const named = [
    ...(terms && 'ofBenefit' in terms && terms.ofBenefit !== undefined ? [terms.ofBenefit] : []),
    ...(terms && 'benefits' in terms ? (terms.benefits ?? []) : []),
  ];
  for (const value of named.filter((code) => !codes.has(code))) {
    problems.add({ ...place, column: columns.details.heading }, 'unknownBenefit', { value });
  }
}
