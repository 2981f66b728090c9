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
  const [year, yy, yyMM] = [today.slice(0, 4), today.slice(2, 4), yearAndMonth(today)];
  const printed = `${insurerCode}-${printedProduct[product]}-${yy}`;
  const [policy, transaction, note] = await Promise.all([
    series.next(printed),
    series.next(`PT${year}`),
    series.next(`DN${yyMM}`),
  ]);
  return {
    policyNumber: `${printed}-${padded(policy, 7)}`,
    transactionNumber: `PT${year}${padded(transaction, 7)}`,
    noteNumber: `DN${yyMM}${padded(note, 6)}`,
  };
}

/** The same with the number of the receipt, for a policy that is paid when it is issued. */
export async function drawPaidPolicyNumbers(series: NumberSeries, policy: NumberedPolicy): Promise<PaidPolicyNumbers> {
  const yyMM = yearAndMonth(policy.today);
  const [numbers, receipt] = await Promise.all([drawPolicyNumbers(series, policy), series.next(`RC${yyMM}`)]);
  return { ...numbers, receiptNumber: `RC${yyMM}${padded(receipt, 6)}` };
}
