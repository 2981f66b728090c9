import { assessClaim } from './assess-claim.ts';
import {
  type Assessment,
  benefitOf,
  type Case,
  centsFor,
  holds,
  type Ledger,
  numberFor,
  type Step,
  step,
} from './assessment.ts';
import type { Purse } from './deduct-excess.ts';
import type { Claim } from './incident.ts';
import { money } from './incident-texts.ts';
import { applySharedLimits } from './shared-limits.ts';

/**
 * What a plan pays for an incident, from the structured terms of its benefits alone. Answers are whole HK$, counts
 * and hours, within the questions' bounds; what comes out is cents.
 */
export function assessIncident(held: Case): Assessment {
  const ledgers: Ledger[] = [];
  const purse: Purse = new Map();
  let unpaidCents = 0;
  for (const claim of held.incident.claims) {
    if (!holds(claim.when, held.answers)) continue;
    const benefit = benefitOf(held, claim.benefit);
    if (!benefit) {
      ledgers.push(...absent(held, claim));
      continue;
    }
    const ledger = assessClaim(held, claim, benefit, { purse, unpaidCents });
    // A top-up adds to what is paid; where nothing is, there is nothing to add to.
    unpaidCents = ledger.cents > 0 ? Math.max(0, costOf(held, claim) - ledger.cents) : 0;
    ledgers.push(ledger);
  }
  const shared = applySharedLimits(held, ledgers);
  const amountCents = ledgers.reduce((sum, { cents }) => sum + cents, 0);
  const isCut = ledgers.some(({ cut }) => cut);
  return {
    outcome: amountCents === 0 ? 'does-not-pay' : isCut ? 'pays-up-to' : 'pays',
    amountCents,
    get steps() {
      return withoutRepeats([...ledgers.flatMap(stepsOf), ...shared]);
    },
  };
}

/** A benefit that other choices in the search would have brought. */
function absent({ elsewhere }: Case, { benefit }: Claim): Ledger[] {
  const clause = elsewhere.find(({ code }) => code === benefit);
  return clause ? [{ clause, steps: [step('absent', clause)], cents: 0, cut: false }] : [];
}

function costOf({ answers }: Case, claim: Claim): number {
  if (claim.cost) return centsFor(answers, claim.cost);
  return centsFor(answers, claim.each) * (claim.units ? numberFor(answers, claim.units) : 1);
}

function stepsOf(ledger: Ledger): Step[] {
  if (ledger.cents === 0) return ledger.steps;
  return [...ledger.steps, step('pays', ledger.clause, { amount: money(ledger.cents) })];
}

/** Steps that say the same for claim after claim; what is counted and paid is told each time. */
const shownOnce: ReadonlySet<Step['kind']> = new Set([
  'clause',
  'needed',
  'neededNot',
  'within',
  'outside',
  'waited',
  'waiting',
]);

function withoutRepeats(steps: readonly Step[]): Step[] {
  const shown = new Set<string>();
  return steps.filter(({ kind, benefitCode, text }) => {
    const key = `${kind}/${benefitCode}/${text.en}`;
    const isRepeat = shownOnce.has(kind) && shown.has(key);
    shown.add(key);
    return !isRepeat;
  });
}
