import { type Case, type Clause, type Ledger, numberFor, type Row, step } from './assessment.ts';
import type { Claim } from './incident.ts';

/** How many units of the claim are paid for: not those before the first paid one, nor those beyond the most. */
export function countUnits(held: Case, claim: Claim, benefit: Row, ledger: Ledger): number {
  const { terms } = benefit;
  if (terms.kind === 'per-unit' && terms.unit === 'hours') {
    return Math.floor(numberFor(held.answers, claim.hours) / terms.every);
  }
  if (!claim.units) return 1;
  const asked = numberFor(held.answers, claim.units);
  const counted = afterFirstUnit(asked, benefit, ledger);
  const most = mostUnits(held, benefit);
  if (!most || counted <= most.count) return counted;
  ledger.cut = true;
  ledger.steps.push(step('counted', most.clause, { unit: most.unit, count: most.count, asked: counted }));
  return most.count;
}

function afterFirstUnit(asked: number, benefit: Row, ledger: Ledger): number {
  if (benefit.terms.kind !== 'per-unit' || !benefit.terms.fromUnit) return asked;
  const day = benefit.terms.fromUnit;
  const count = Math.max(0, asked - (day - 1));
  ledger.steps.push(step('fromDay', benefit, { day, count }));
  return count;
}

interface Most {
  readonly clause: Clause;
  readonly count: number;
  readonly unit: string;
}

/** The benefit's own most, or that of the row which counts its visits. */
function mostUnits({ benefits }: Case, benefit: Row): Most | null {
  const { terms } = benefit;
  if ('most' in terms && terms.most) return { clause: benefit, ...terms.most };
  if (terms.kind === 'included' && terms.timesPerYear) {
    return { clause: benefit, count: terms.timesPerYear, unit: 'time' };
  }
  for (const row of benefits) {
    if (row.partOf === benefit.code && row.terms.kind === 'count') return { clause: row, ...row.terms };
  }
  return null;
}
