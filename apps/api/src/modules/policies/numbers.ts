import type { LineCode } from '@onegi/contract/lines';
import type { NumberSeries } from '../../ports/numbers.ts';

/** How insurers abbreviate the product in a policy number. */
const printedLine = {
  TRAVEL: 'TRV',
  HOME: 'HOM',
  FIRE: 'FIR',
  OS: 'OST',
  MOTOR: 'MTR',
  PA: 'PAC',
  PET: 'PET',
  DH: 'DHP',
  MEDICAL: 'MED',
  GOLF: 'GLF',
} satisfies Record<LineCode, string>;

const padded = (value: number, digits: number) => String(value).padStart(digits, '0');

export interface PolicyNumbers {
  /** LPG-TRV-26-0001234, as the insurer prints it. */
  readonly policyNumber: string;
  /** PT + year + 7 digits. */
  readonly transactionNumber: string;
  /** DN + yyMM + 6 digits. */
  readonly noteNumber: string;
  /** RC + yyMM + 6 digits. */
  readonly receiptNumber: string;
}

/**
 * Draws the four numbers a new policy needs. Call it before the transaction that uses them.
 * @param today yyyy-MM-dd
 */
export async function drawPolicyNumbers(
  series: NumberSeries,
  { insurerCode, line, today }: { insurerCode: string; line: LineCode; today: string },
): Promise<PolicyNumbers> {
  const [year, yy, yyMM] = [today.slice(0, 4), today.slice(2, 4), today.slice(2, 4) + today.slice(5, 7)];
  const printed = `${insurerCode}-${printedLine[line]}-${yy}`;
  const [policy, transaction, note, receipt] = await Promise.all([
    series.next(printed),
    series.next(`PT${year}`),
    series.next(`DN${yyMM}`),
    series.next(`RC${yyMM}`),
  ]);
  return {
    policyNumber: `${printed}-${padded(policy, 7)}`,
    transactionNumber: `PT${year}${padded(transaction, 7)}`,
    noteNumber: `DN${yyMM}${padded(note, 6)}`,
    receiptNumber: `RC${yyMM}${padded(receipt, 6)}`,
  };
}
