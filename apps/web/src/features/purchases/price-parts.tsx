import type { FrozenQuote } from '@onegi/contract/calls/quotes/shapes';
import { useTranslations } from 'use-intl';
import { formatMoney } from '../../lib/money.ts';

interface Props {
  breakdown: NonNullable<FrozenQuote['breakdown']>;
  discountPercent: number;
}

/** Where the price comes from; the parts add up to the total. */
export function PriceParts({ breakdown, discountPercent }: Props) {
  const t = useTranslations('apply.summary');
  const rows = [
    [t('premium'), breakdown.listPremiumCents],
    ...(breakdown.discountCents === 0
      ? []
      : ([
          [t('discount', { percent: discountPercent }), -breakdown.discountCents],
          [t('net'), breakdown.netPremiumCents],
        ] as const)),
    [t('levy'), breakdown.levyCents],
    ...(breakdown.otherLeviesCents > 0 ? ([[t('otherLevies'), breakdown.otherLeviesCents]] as const) : []),
  ] as const;
  return (
    <dl className="small">
      {rows.map(([name, cents]) => (
        <div key={name} className={`flex between gap-md py-2xs ${cents < 0 ? 'saving' : ''}`}>
          <dt>{name}</dt>
          <dd className="tabular">{formatMoney(cents)}</dd>
        </div>
      ))}
    </dl>
  );
}
