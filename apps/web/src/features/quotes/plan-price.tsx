import type { PlanCard } from '@onegi/contract/calls/quotes/shapes';
import { useTranslations } from 'use-intl';
import { Price } from '../../components/price.tsx';
import { formatMoney } from '../../lib/money.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import classes from './plan.module.css';
import { savedCents, savedPercent } from './plan-saving.ts';

type Priced = Pick<PlanCard, 'beforeDiscountCents' | 'totalCents' | 'discountPercent' | 'referText' | 'referTextZh'>;

interface Props {
  plan: Priced;
  size?: 'md' | 'lg';
  /** How the discount is told: with its amount on a line of its own, or by its percent beside the price before it. */
  saving?: 'amount' | 'percent';
}

/** What the client pays, and what the discount saves; or that the price has to be asked for. */
export function PlanPrice({ plan, size = 'lg', saving = 'amount' }: Props) {
  const t = useTranslations('quoteList.card');
  const inLanguage = useInLanguage();
  const { beforeDiscountCents, totalCents } = plan;
  if (!totalCents) {
    return (
      <div className="stack gap-2xs items-start" data-unpriced>
        <p className="large strong">{t('noPrice')}</p>
        {plan.referText && (
          <p className="dimmed fine close-set">{inLanguage(plan.referText, plan.referTextZh ?? plan.referText)}</p>
        )}
      </div>
    );
  }
  const saved = savedCents(plan);
  return (
    <div className="stack gap-2xs items-start">
      <p className={`flex wrap baseline ${classes.paid}`}>
        <span className="visually-hidden">{t('total')} </span>
        <Price cents={totalCents} size={size} />
        {saved > 0 && beforeDiscountCents && (
          <span className={`flex wrap baseline ${classes.before}`}>
            <span className="visually-hidden">{t('before')} </span>
            <Price cents={beforeDiscountCents} size="sm" struck />
            {saving === 'percent' && (
              <span className="saved fine strong">{t('percentOff', { percent: savedPercent(plan) })}</span>
            )}
          </span>
        )}
      </p>
      {saving === 'amount' && saved > 0 && (
        <p className="saved fine strong tabular">
          {t('save', { amount: formatMoney(saved), percent: savedPercent(plan) })}
        </p>
      )}
    </div>
  );
}
