import type { MotorOption } from '@onegi/contract/calls/motor/case-shapes';

export type Premium = NonNullable<MotorOption['premium']>;
type Line = Premium['lines'][number];

/** A line of the premium, or a sum of those above it. */
export type PremiumRow =
  | { readonly kind: 'line'; readonly line: Line }
  | { readonly kind: 'sum'; readonly name: SumName; readonly cents: number };

const sums = ['basic', 'subtotal', 'afterNcd', 'gross', 'net', 'actual', 'total'] as const;
export type SumName = (typeof sums)[number] | 'basicCommission' | 'totalCommission' | 'consultantCommission';

const sumOfLine: Readonly<Record<string, (typeof sums)[number]>> = {
  thirdParty: 'basic',
  ownDamage: 'basic',
  vehicleAge: 'subtotal',
  worstDriver: 'subtotal',
  extraDrivers: 'subtotal',
  claims: 'subtotal',
  manualLoading: 'subtotal',
  underwriterLoading: 'subtotal',
  noClaimDiscount: 'afterNcd',
  minimum: 'afterNcd',
  wholeDollars: 'afterNcd',
  insurerDiscount: 'net',
  clientDiscount: 'actual',
  otherLevies: 'total',
  levy: 'total',
};
/** What is no line of the tariff's own is an extension. */
const sumOf = ({ lineCode }: Line) => sumOfLine[lineCode] ?? 'gross';

/** Every line of a premium with the sums between them, each below what it adds up; then what is earned by it. */
export function premiumRows(premium: Premium): readonly PremiumRow[] {
  let cents = 0;
  const rows = sums.flatMap((name): PremiumRow[] => {
    const lines = premium.lines.filter((line) => sumOf(line) === name);
    cents += lines.reduce((sum, { lineCents }) => sum + lineCents, 0);
    // Without extensions the gross premium is the one after the discount.
    if (name === 'gross' && lines.length === 0) return [];
    return [...lines.map((line) => ({ kind: 'line', line }) as const), { kind: 'sum', name, cents }];
  });
  const earned = (name: SumName, earnedCents: number) => ({ kind: 'sum', name, cents: earnedCents }) as const;
  return [
    ...rows,
    earned('basicCommission', premium.basicCommissionCents),
    earned('totalCommission', premium.totalCommissionCents),
    earned('consultantCommission', premium.consultantCommissionCents),
  ];
}
