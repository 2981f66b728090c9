import type { LineCode } from '@onegi/contract/lines';
import { variantsOf } from '@onegi/contract/lines/benefit-variants';
import { describe, expect, test } from 'vitest';
import { isBenefitGroup } from '../../src/modules/catalogue/benefit-groups.ts';
import { scheduler } from '../../src/modules/catalogue/benefit-schedule.ts';
import { compareTerms } from '../../src/modules/catalogue/compare-benefits.ts';
import { benefitTerms } from '../../src/ports/benefit-terms.ts';
import { type BenefitSchedule, noteKinds } from '../../src/ports/catalogue.ts';
import { accidentBenefits } from './accident/benefits.ts';
import { accidentNotes } from './accident/notes.ts';
import { fireBenefits } from './fire/benefits.ts';
import { fireNotes } from './fire/notes.ts';
import { golfBenefits } from './golf/benefits.ts';
import { golfNotes } from './golf/notes.ts';
import { helperBenefits } from './helper/benefits.ts';
import { helperNotes } from './helper/notes.ts';
import { homeBenefits } from './home/benefits.ts';
import { homeNotes } from './home/notes.ts';
import { insurers } from './insurers.ts';
import type { BenefitSeed } from './line-seed.ts';
import { medicalBenefits } from './medical/benefits.ts';
import { medicalNotes } from './medical/notes.ts';
import { motorBenefits } from './motor/benefits.ts';
import { motorNotes } from './motor/notes.ts';
import { petBenefits } from './pet/benefits.ts';
import { petNotes } from './pet/notes.ts';
import { studentBenefits } from './student/benefits.ts';
import { studentNotes } from './student/notes.ts';
import { benefitRows } from './terms.ts';
import { travelBenefits } from './travel/benefits.ts';
import { travelNotes } from './travel/notes.ts';

const benefits: Record<LineCode, readonly BenefitSeed[]> = {
  TRAVEL: travelBenefits,
  HOME: homeBenefits,
  FIRE: fireBenefits,
  OS: studentBenefits,
  MOTOR: motorBenefits,
  PA: accidentBenefits,
  PET: petBenefits,
  DH: helperBenefits,
  MEDICAL: medicalBenefits,
  GOLF: golfBenefits,
};
const lines = Object.keys(benefits) as LineCode[];
const tiers = ['B', 'S', 'P'] as const;

/** Every schedule of the line: each variant, each tier, each insurer's factor. */
function schedulesOf(line: LineCode): [variant: string, tier: string, schedule: BenefitSchedule][] {
  const scheduleOf = scheduler(benefitRows(benefits[line]));
  const { base, others } = variantsOf(line);
  const factors = new Set(Object.values(insurers).map(({ limitFactor }) => limitFactor));
  return [base, ...others].flatMap((variant) =>
    tiers.flatMap((tier) =>
      [...factors].map((factor): [string, string, BenefitSchedule] => [
        variant,
        tier,
        scheduleOf(tier, factor, variant),
      ]),
    ),
  );
}

function textOf(line: LineCode, code: string, tier: string, variant = variantsOf(line).base): string | undefined {
  const { benefits: rows } = scheduler(benefitRows(benefits[line]))(tier, 10_000, variant);
  return rows.find((row) => row.code === code)?.text.en;
}

describe.each(lines)('the benefits of %s', (line) => {
  test('have each code once, a known heading, and valid terms', () => {
    const rows = benefits[line];
    expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length);
    for (const { group, terms, variants } of rows) {
      expect(isBenefitGroup(group)).toBe(true);
      for (const byTier of [terms, ...Object.values(variants ?? {})]) {
        for (const tier of byTier ? tiers : []) expect(benefitTerms.parse(byTier?.[tier])).toEqual(byTier?.[tier]);
      }
    }
  });

  test('stand together under their headings, parts behind their whole', () => {
    for (const [, , schedule] of schedulesOf(line)) {
      const headings = schedule.benefits.map(({ group }) => group);
      const runs = headings.filter((group, index) => group !== headings[index - 1]);
      expect(runs).toEqual([...new Set(runs)]);
      schedule.benefits.forEach(({ partOf }, index) => {
        if (partOf) expect(schedule.benefits.slice(0, index).map(({ code }) => code)).toContain(partOf);
      });
    }
  });

  test('name only benefits of the same schedule', () => {
    for (const [, , schedule] of schedulesOf(line)) {
      const codes = new Set(schedule.benefits.map(({ code }) => code));
      for (const { terms } of schedule.benefits) {
        if ('ofBenefit' in terms && terms.ofBenefit) expect(codes).toContain(terms.ofBenefit);
        for (const code of ('benefits' in terms && terms.benefits) || []) expect(codes).toContain(code);
      }
    }
  });

  test('give every plan four highlights', () => {
    for (const [, , schedule] of schedulesOf(line)) {
      expect(new Set(schedule.highlights.map(({ code }) => code)).size).toBe(4);
      expect(schedule.highlights.some(({ covered }) => covered)).toBe(true);
    }
  });

  test('read well in both languages', () => {
    for (const [, , schedule] of schedulesOf(line)) {
      for (const { text, name, groupName } of schedule.benefits) {
        for (const shown of [text, name, groupName]) {
          expect(shown.en).toMatch(/^[\x20-\x26\x28-\x7E’]+$/);
          expect(`${shown.en}${shown.zhHant}`).not.toMatch(/[{}]|undefined|NaN|catalogue\./);
          expect(shown.zhHant).not.toBe('');
        }
      }
    }
  });

  test('are never worse in a higher tier', () => {
    const scheduleOf = scheduler(benefitRows(benefits[line]));
    const { base, others } = variantsOf(line);
    for (const variant of [base, ...others]) {
      const [basic, standard, premier] = tiers.map((tier) => scheduleOf(tier, 10_000, variant).benefits);
      for (const [index, { code, terms }] of (standard ?? []).entries()) {
        const lower = basic?.[index];
        const higher = premier?.[index];
        if (lower) expect(compareTerms(lower.terms, terms), code).toBeLessThanOrEqual(0);
        if (higher) expect(compareTerms(terms, higher.terms), code).toBeLessThanOrEqual(0);
      }
    }
  });
});

test.each<[LineCode, string, string, string, string?]>([
  ['HOME', 'HO03', 'S', 'HK$250,000, up to HK$10,000 per item'],
  ['HOME', 'HO07', 'B', 'HK$800 per day, up to HK$20,000'],
  ['FIRE', 'FI11', 'B', '5% of the sum insured'],
  ['FIRE', 'FI18', 'S', '10% of the loss, at least HK$10,000'],
  ['OS', 'OS02', 'P', '30 visits a year'],
  ['OS', 'OS13', 'S', 'HK$400 for each full 6 hours, up to HK$2,400'],
  ['MOTOR', 'MO03', 'P', 'Market or agreed value'],
  ['MOTOR', 'MO02', 'P', 'HK$5,000,000 per event'],
  ['MOTOR', 'MO02', 'P', 'HK$3,000,000 per event', 'T'],
  ['MOTOR', 'MO03', 'P', 'Not covered', 'T'],
  ['MOTOR', 'EX1', 'S', '1.5% of the car’s value, at least HK$4,000'],
  ['MOTOR', 'EX2', 'B', 'Twice the own damage excess'],
  ['PA', 'PA10', 'P', 'HK$1,000 per week, at most 104 weeks'],
  ['PET', 'PE10', 'S', 'Optional: HK$1,500,000'],
  ['PET', 'PE10', 'S', 'HK$1,500,000', 'thirdParty'],
  ['DH', 'DH07', 'S', 'HK$1,500, two-thirds of the cost'],
  ['DH', 'DH10', 'P', 'HK$300 per day, up to HK$9,000, from day 4'],
  ['MEDICAL', 'ME02', 'P', 'Full cover, at most 180 days'],
  ['MEDICAL', 'ME10', 'B', 'HK$20,000, 30% co-insurance'],
  ['MEDICAL', 'ME21', 'S', 'HK$280 per visit, at most 30 visits a year', 'O'],
  ['MEDICAL', 'ME31', 'B', 'Included, twice a year', 'H+dental'],
  ['GOLF', 'GO14', 'P', 'Annual travel cover, worldwide, Standard', 'travel'],
])('%s %s of tier %s reads "%s"', (line, code, tier, text, variant) => {
  expect(textOf(line, code, tier, variant)).toBe(text);
});

test('out-patient and dental plans show none of the hospital benefits, nor third-party motor the own damage excess', () => {
  expect(textOf('MEDICAL', 'ME02', 'S', 'O')).toBeUndefined();
  expect(textOf('MEDICAL', 'ME02', 'S', 'D')).toBeUndefined();
  expect(textOf('MEDICAL', 'ME21', 'S')).toBeUndefined();
  expect(textOf('MOTOR', 'EX1', 'S', 'T')).toBeUndefined();
});

test('what the law requires is the same at every insurer', () => {
  for (const [line, code] of [
    ['MOTOR', 'MO01'],
    ['DH', 'DH01'],
  ] as const) {
    for (const [, , schedule] of schedulesOf(line)) {
      expect(schedule.benefits.find((row) => row.code === code)?.text.en).toBe('HK$100,000,000 per event');
    }
  }
});

test('every line has its notes in both languages', () => {
  const notes = {
    TRAVEL: travelNotes,
    HOME: homeNotes,
    FIRE: fireNotes,
    OS: studentNotes,
    MOTOR: motorNotes,
    PA: accidentNotes,
    PET: petNotes,
    DH: helperNotes,
    MEDICAL: medicalNotes,
    GOLF: golfNotes,
  } satisfies Record<LineCode, unknown>;
  for (const [kind, english, chinese] of Object.values(notes).flat()) {
    expect(noteKinds).toContain(kind);
    expect(english).toMatch(/^[A-Z].*\.$/);
    expect(chinese).toMatch(/\p{Script=Han}.*。$/u);
    // What says of itself that it is not covered is an exclusion.
    if (/ (is|are) (excluded|not covered)\b/.test(english)) expect([kind, english]).toEqual(['exclusion', english]);
  }
  for (const each of Object.values(notes)) expect(each.some(([kind]) => kind === 'exclusion')).toBe(true);
});
