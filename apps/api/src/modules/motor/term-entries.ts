import { maskWords } from '../audit/attributes.ts';
import type { MotorQuoteRow } from './tables.ts';

type Terms = Pick<MotorQuoteRow, 'plan_code' | 'agreed'> & {
  readonly terms: Pick<MotorQuoteRow['terms'], 'underwriterLoadingCents'>;
};

const percentOf = (value: number): string => (value === 0 ? '' : `${value}%`);

/** What a premium departs from the tariff by, and why; empty where it does not. */
function entriesOf(of: Terms | null): Record<string, string> {
  if (!of) return {};
  const { insurerDiscountBasisPoints, clientDiscountBasisPoints, loadingPercent, reason } = of.agreed;
  const { underwriterLoadingCents } = of.terms;
  return {
    planCode: of.plan_code,
    insurerDiscount: percentOf(insurerDiscountBasisPoints / 100),
    clientDiscount: percentOf(clientDiscountBasisPoints / 100),
    // Nothing by hand is a loading too: in place of the tariff's.
    manualLoading: loadingPercent === null ? '' : `${loadingPercent}%`,
    underwriterLoadingCents: underwriterLoadingCents === 0 ? '' : String(underwriterLoadingCents),
    overrideReason: maskWords(reason),
  };
}

/** Which terms of a premium are others than those before, for the audit trail: old beside new, each with its reason. */
export function changedTerms(before: Terms | null, after: Terms) {
  const [old, now] = [entriesOf(before), entriesOf(after)];
  const changed = Object.keys(now).filter((name) => (old[name] ?? '') !== (now[name] ?? ''));
  // What is overridden anew is so for the reason that stands beside it, also where that is as it was.
  const shown = changed.length > 0 ? [...new Set([...changed, ...(now.overrideReason ? ['overrideReason'] : [])])] : [];
  const list = (of: Record<string, string>) => ({ entries: shown.map((name) => `${name}=${of[name] ?? ''}`) });
  return { before: list(old), after: list(now) };
}
