import type { ProductCode } from '@onegi/contract/lines';
import type { NumberSeries } from '../../ports/numbers.ts';

/** How insurers abbreviate the product in a policy number. */
const printedProduct = {
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
  BP: 'BPK',
  EC: 'ECI',
  CAR: 'CAR',
  MARINE: 'MAR',
  PAR: 'PAR',
  PL: 'PLB',
  OTHERS: 'OTH',
} satisfies Record<ProductCode, string>;

const padded = (value: number, digits: number) => String(value).padStart(digits, '0');

export interface PolicyNumbers {
  /** LPG-TRV-26-0001234, as the insurer prints it. */
  readonly policyNumber: string;
  /** PT + year + 7 digits. */
  readonly transactionNumber: string;
  /** DN + yyMM + 6 digits. */
  readonly noteNumber: string;
}

export interface PaidPolicyNumbers extends PolicyNumbers {
  /** RC + yyMM + 6 digits. */
  readonly receiptNumber: string;
}

const yearAndMonth = (today: string) => today.slice(2, 4) + today.slice(5, 7);

interface NumberedPolicy {
  readonly insurerCode: string;
  readonly product: ProductCode;
  /** yyyy-MM-dd */
  readonly today: string;
}

/** Draws the numbers a new policy needs. Call it before the transaction that uses them. */
export async function drawPolicyNumbers(
  series: NumberSeries,
  { insurerCode, product, today }: NumberedPolicy,
): Promise<PolicyNumbers> {
  const [year, yy] = [today.slice(0, 4), today.slice(2, 4)];
  const printed = `${insurerCode}-${printedProduct[product]}-${yy}`;
  const [policy, transaction, noteNumber] = await Promise.all([
    series.next(printed),
    series.next(`PT${year}`),
    drawNumber(series, 'DN', today),
  ]);
  return {
    policyNumber: `${printed}-${padded(policy, 7)}`,
    transactionNumber: `PT${year}${padded(transaction, 7)}`,
    noteNumber,
  };
}

/** RC, or another prefix of two letters, with yyMM and 6 digits. Call it before the transaction that uses the number. */
export async function drawNumber(series: NumberSeries, prefix: string, today: string): Promise<string> {
  const month = `${prefix}${yearAndMonth(today)}`;
  return `${month}${padded(await series.next(month), 6)}`;
}

export const drawReceiptNumber = (series: NumberSeries, today: string) => drawNumber(series, 'RC', today);

/** The same with the number of the receipt, for a policy that is paid when it is issued. */
export async function drawPaidPolicyNumbers(series: NumberSeries, policy: NumberedPolicy): Promise<PaidPolicyNumbers> {
  const [numbers, receiptNumber] = await Promise.all([
    drawPolicyNumbers(series, policy),
    drawReceiptNumber(series, policy.today),
  ]);
  return { ...numbers, receiptNumber };
}
