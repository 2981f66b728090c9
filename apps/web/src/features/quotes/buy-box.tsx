import { Button } from '@mantine/core';
import type { FrozenQuote, PlanCard } from '@onegi/contract/calls/quotes/shapes';
import { useLocale, useTranslations } from 'use-intl';
import { DatedText } from '../../components/dated-text.tsx';
import { Link } from '../../components/link.tsx';
import { Price } from '../../components/price.tsx';
import { longDate } from '../../lib/long-date.ts';
import { formatMoney } from '../../lib/money.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { ActButton } from './act-button.tsx';
import classes from './details.module.css';
import { PlanPrice } from './plan-price.tsx';
import { searchPageFor } from './use-list-return.ts';

interface Props {
  card: FrozenQuote;
  listUrl: string | null;
  onAct: (plan: PlanCard) => void;
}

/** The price, how it is made up, how long it holds and the button; without a quote, the way to a price. */
export function BuyBox({ card, listUrl, onAct }: Props) {
  const t = useTranslations('quoteList');
  const locale = useLocale();
  const inLanguage = useInLanguage();
  return (
    <aside className={classes.buy} aria-label={t('details.price')}>
      <div className={`card stack gap-sm p-lg ${classes.box}`}>
        {card.quoteRef ? (
          <>
            <PlanPrice plan={card} />
            <p className="dimmed small">
              <DatedText text={t('details.forSearch', { search: inLanguage(card.searchText, card.searchTextZh) })} />
            </p>
            <ActButton plan={card} listUrl={listUrl} onAct={onAct} accent />
            {card.expiresOn && (
              <p className="small strong">{t('details.expires', { date: longDate(card.expiresOn, locale) })}</p>
            )}
            <Breakdown card={card} />
          </>
        ) : (
          <Unpriced line={card.line} />
        )}
      </div>
    </aside>
  );
}

function Unpriced({ line }: { line: string }) {
  const t = useTranslations('quoteList.details');
  return (
    <>
      <p>{t('noQuote')}</p>
      <Button component={Link} to={searchPageFor(line)} variant="accent" fullWidth>
        {t('getPrice')}
      </Button>
    </>
  );
}

/** The parts add up to the total, to the cent. */
function Breakdown({ card: { breakdown } }: { card: FrozenQuote }) {
  const t = useTranslations('quoteList.details');
  const inLanguage = useInLanguage();
  if (!breakdown) return null;
  const parts = [
    { name: t('premium'), text: formatMoney(breakdown.listPremiumCents) },
    ...(breakdown.discountCents > 0
      ? [
          { name: t('discount'), text: formatMoney(-breakdown.discountCents) },
          { name: t('netPremium'), text: formatMoney(breakdown.netPremiumCents) },
        ]
      : []),
    { name: t('levy'), text: formatMoney(breakdown.levyCents) },
    ...(breakdown.otherLeviesCents > 0
      ? [{ name: t('otherLevies'), text: formatMoney(breakdown.otherLeviesCents) }]
      : []),
  ];
  return (
    <div className={`rule-above small ${classes.breakdown}`}>
      <h2 className="small mb-xs">{t('breakdown')}</h2>
      <dl>
        {parts.map(({ name, text }) => (
          <div key={name} className="flex between gap-md py-2xs">
            <dt>{name}</dt>
            <dd className="tabular unbroken">{text}</dd>
          </div>
        ))}
        <div className="flex between rule-above gap-md heavy py-xs mt-2xs">
          <dt>{t('total')}</dt>
          <dd className="tabular unbroken">{formatMoney(breakdown.totalCents)}</dd>
        </div>
      </dl>
      <p className="dimmed fine close-set" style={{ marginTop: 10 }}>
        {inLanguage(breakdown.levyText, breakdown.levyTextZh)}
      </p>
    </div>
  );
}

/** On a phone the price and its button stay at the lower edge. */
export function BuyStrip({ card, listUrl, onAct }: Props) {
  if (!card.totalCents) return null;
  return (
    <div className={`no-print ${classes.strip}`}>
      <Price cents={card.totalCents} />
      <ActButton plan={card} listUrl={listUrl} onAct={onAct} withHint={false} accent />
    </div>
  );
}
