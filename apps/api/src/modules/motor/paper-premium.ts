import type { MotorExcess } from '@onegi/contract/calls/motor/case-shapes';
import { motorExtensions } from '@onegi/contract/fields/motor';
import type { MotorLineCode, MotorPremium, MotorPremiumLine } from '@onegi/rating/motor-case/premium';
import type { Bilingual } from '../../lib/bilingual.ts';
import { printedMoney } from '../../lib/printed.ts';
import { bilingual, bothTexts, texts } from '../../lib/texts.ts';
import type { MotorPremiumPrint } from '../../ports/pdfs.ts';
import type { PrintedExcess } from '../../ports/policy-facts.ts';
import { chosen } from './paper-texts.ts';

type Line = MotorPremiumPrint['lines'][number];

const percentOf = ({ basisPoints }: MotorPremiumLine) =>
  basisPoints ? ` ${String(Math.abs(basisPoints) / 100)}%` : '';

function lineIn(line: MotorPremiumLine): Line {
  const isExtension = groups.extensions.some((extension) => extension === line.code);
  const { en, zhHant } = isExtension ? chosen('extension', line.code) : bothTexts(`motorPapers.lines.${line.code}`);
  const percent = percentOf(line);
  return { label: { en: en + percent, zhHant: zhHant + percent }, cents: line.cents, isSum: false };
}

const sum = (name: string, cents: number): Line => ({
  label: bothTexts(`motorPapers.lines.${name}`),
  cents,
  isSum: true,
});

/** Behind which line a sum stands, where there are lines of it; the last of each. */
const groups = {
  basic: ['thirdParty', 'ownDamage'],
  loadings: ['vehicleAge', 'worstDriver', 'extraDrivers', 'claims', 'manualLoading', 'underwriterLoading'],
  discount: ['noClaimDiscount', 'minimum', 'wholeDollars'],
  extensions: motorExtensions,
} as const satisfies Record<string, readonly MotorLineCode[]>;

/** Lines 1 to 16 of the premium page; commission is nobody's business but the house's. */
export function premiumIn(premium: MotorPremium): MotorPremiumPrint {
  const of = (codes: readonly MotorLineCode[]) =>
    premium.lines.filter(({ code, cents }) => codes.includes(code) && cents !== 0).map(lineIn);
  const loadings = of(groups.loadings);
  const discount = of(['insurerDiscount']);
  const client = of(['clientDiscount']);
  return {
    lines: [
      ...of(groups.basic),
      sum('basic', premium.basicPremiumCents),
      ...loadings,
      ...(loadings.length > 0 ? [sum('subtotal', premium.subtotalCents)] : []),
      ...of(groups.discount),
      sum('afterDiscount', premium.premiumAfterDiscountCents),
      ...of(groups.extensions),
      ...discount,
      sum('net', premium.netPremiumCents),
      ...client,
      ...(client.length > 0 ? [sum('actual', premium.actualPremiumCents)] : []),
      ...of(['otherLevies', 'levy']),
    ],
    totalCents: premium.receivableCents,
  };
}

/** An excess schedule in words. */
export const excessesIn = (excesses: readonly MotorExcess[]): PrintedExcess[] =>
  excesses.map(({ excessName, excessNameZh, excessCents, isAdditional, excessDrivers }) => {
    const amount = printedMoney(excessCents);
    const numbers = excessDrivers.join(', ');
    return {
      name: { en: excessName, zhHant: excessNameZh },
      amount: isAdditional ? bothTexts('motorPapers.excess.more', { amount }) : { en: amount, zhHant: amount },
      remark: numbers === '' ? null : driversIn(excessDrivers.length, numbers),
    };
  });

const driversIn = (count: number, numbers: string): Bilingual =>
  bilingual((language) => texts[language]('motorPapers.excess.drivers', { count, numbers }));
