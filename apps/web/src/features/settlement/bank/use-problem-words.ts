import type { StatementFinding } from '@onegi/contract/calls/settlement/bank-statements';
import { useTranslations } from 'use-intl';
import { formatMoney } from '../../../lib/money.ts';

const money = (cents: number | null) => (cents === null ? '–' : formatMoney(cents));

/** What is wrong with a statement, without its place. */
export function useProblemWords(): (finding: StatementFinding) => string {
  const t = useTranslations('bank.problems');
  return ({ problem, text, expected, found }) => t(problem, { text, expected: money(expected), found: money(found) });
}
