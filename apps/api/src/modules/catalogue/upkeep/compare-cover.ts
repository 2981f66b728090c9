import { isDeepStrictEqual } from 'node:util';
import type { Bilingual } from '../../../lib/bilingual.ts';
import type { LineVersion, Plan, PlanBenefit } from '../../../ports/catalogue.ts';
import { sameTerms } from '../compare-benefits.ts';

/** One benefit that reads differently, and the plans it does so in. */
export interface CoverChange {
  readonly code: string;
  readonly name: Bilingual;
  /** The choice of the search it changes for; '' where nothing is chosen. */
  readonly variant: string;
  /** Null: was not there. */
  readonly before: Bilingual | null;
  /** Null: is not there any more. */
  readonly after: Bilingual | null;
  readonly planCodes: readonly string[];
}

/** What changes beside prices. */
export interface CoverChanges {
  readonly benefits: readonly CoverChange[];
  readonly newPlans: readonly string[];
  readonly withdrawnPlans: readonly string[];
  /** Plans whose name, method or files change. */
  readonly renamedPlans: readonly string[];
  readonly notesChange: boolean;
  readonly optionalCoversChange: boolean;
}

/** Reads what every plan of both versions pays, with its insurer's limits, side by side. */
export function compareCover(base: LineVersion | null, draft: LineVersion): CoverChanges {
  const changes = new Map<string, CoverChange & { planCodes: string[] }>();
  const renamed: string[] = [];
  for (const plan of draft.plans) {
    const before = base?.planByCode.get(plan.code);
    if (!before) continue;
    if (!isDeepStrictEqual(labelOf(before), labelOf(plan))) renamed.push(plan.code);
    for (const change of changesOf(before, plan)) {
      const key = JSON.stringify([change.code, change.variant, change.name, change.before, change.after]);
      const known = changes.get(key) ?? { ...change, planCodes: [] };
      changes.set(key, known);
      known.planCodes.push(plan.code);
    }
  }
  return {
    benefits: [...changes.values()],
    newPlans: draft.plans.flatMap(({ code }) => (base?.planByCode.has(code) ? [] : [code])),
    withdrawnPlans: (base?.plans ?? []).flatMap(({ code }) => (draft.planByCode.has(code) ? [] : [code])),
    renamedPlans: renamed,
    notesChange: base !== null && !isDeepStrictEqual(base.notes, draft.notes),
    optionalCoversChange: base !== null && !isDeepStrictEqual(base.optionalCovers, draft.optionalCovers),
  };
}

const labelOf = ({ name, method, brochureFile, wordingFile, claimFile, insurer }: Plan) => [
  name,
  method,
  brochureFile,
  wordingFile,
  claimFile,
  insurer.code,
];

function changesOf(before: Plan, after: Plan): Omit<CoverChange, 'planCodes'>[] {
  const variants = [...new Set([...before.variants.keys(), ...after.variants.keys()])];
  const rule = differences(before.benefits, after.benefits, '');
  const known = new Set(rule.map((change) => JSON.stringify({ ...change, variant: '' })));
  const others = variants.flatMap((variant) =>
    differences(before.variants.get(variant)?.benefits ?? [], after.variants.get(variant)?.benefits ?? [], variant),
  );
  // What changes alike without a choice is told once.
  return [...rule, ...others.filter((change) => !known.has(JSON.stringify({ ...change, variant: '' })))];
}

function differences(
  before: readonly PlanBenefit[],
  after: readonly PlanBenefit[],
  variant: string,
): Omit<CoverChange, 'planCodes'>[] {
  const old = new Map(before.map((benefit) => [benefit.code, benefit]));
  const codes = new Set(after.map(({ code }) => code));
  const changed = after.flatMap((benefit) => {
    const known = old.get(benefit.code);
    if (known && sameTerms(known.terms, benefit.terms) && isDeepStrictEqual(known.name, benefit.name)) return [];
    return [{ code: benefit.code, name: benefit.name, variant, before: known?.text ?? null, after: benefit.text }];
  });
  const gone = before
    .filter(({ code }) => !codes.has(code))
    .map(({ code, name, text }) => ({ code, name, variant, before: text, after: null }));
  return [...changed, ...gone];
}
