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
  withSaving?: boolean;
}

/** What the client pays, and what the discount saves; or that the price has to be asked for. */
export function PlanPrice({ plan, size = 'lg', withSaving = true }: Props) {
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
          <>
            <span className="visually-hidden">{t('before')} </span>
            <Price cents={beforeDiscountCents} size="sm" struck />
          </>
        )}
      </p>
      {withSaving && <PlanSaving plan={plan} />}
    </div>
  );
}

/** What the discount takes off; nothing where there is none. */
export function PlanSaving({ plan }: { plan: Priced }) {
  const t = useTranslations('quoteList.card');
  const saved = savedCents(plan);
  if (saved <= 0) return null;
  return (
    <p className="saved fine strong tabular">
      {t('save', { amount: formatMoney(saved), percent: savedPercent(plan) })}
    </p>
  );
}
