import type { FrozenQuote, PlanCard } from '@onegi/contract/calls/quotes/shapes';
import type { BestIn } from '@onegi/contract/comparison';
import { IconTrophy } from '@tabler/icons-react';
import type { ReactNode, RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { useLabelled } from '../../lib/use-labelled.ts';
import { ActButton } from './act-button.tsx';
import classes from './compare.module.css';
import { detailsUrl } from './details-url.ts';
import { Monogram } from './monogram.tsx';
import { PlanPrice } from './plan-price.tsx';

interface Props {
  plans: readonly FrozenQuote[];
  listUrl: string | null;
  variant?: string;
  onAct: (plan: PlanCard) => void;
  /** In how many of the compared benefits each plan is best. */
  bestIn: readonly BestIn[];
  /** In the place of each plan's own button. */
  action?: ReactNode;
  scroller: RefObject<HTMLUListElement | null>;
  onScroll: () => void;
}

/** Who, which plan, its price and its button, in sight however far the table is read. */
export function CompareHeads({ plans, listUrl, variant, onAct, bestIn, action, scroller, onScroll }: Props) {
  const t = useTranslations('quoteList');
  const labelled = useLabelled();
  const inLanguage = useInLanguage();
  return (
    <ul
      ref={scroller}
      onScroll={onScroll}
      className={`container stack ${classes.heads}`}
      aria-label={t('compare.heads')}
    >
      {plans.map((plan, column) => {
        const name = inLanguage(plan.planName, plan.planNameZh);
        const counted = bestIn[column];
        return (
          <li key={plan.plan} className={`stack gap-xs ${classes.planHead}`}>
            <div className="stack gap-2xs">
              <div className="flex gap-xs align-start">
                <Monogram src={plan.insurerImage} size={36} />
                <p className="dimmed fine close-set" data-insurer>
                  {inLanguage(plan.insurerName, plan.insurerNameZh)}
                </p>
              </div>
              {counted && (
                <p className="fine tabular close-set">
                  {counted.best > 0 && (
                    <>
                      <IconTrophy size={14} stroke={2} className="brand inline-icon" aria-hidden />{' '}
                    </>
                  )}
                  {t('compare.bestIn', { ...counted })}
                </p>
              )}
              <Link
                to={detailsUrl(plan, variant)}
                state={{ list: listUrl }}
                className="text-link target small no-print"
                aria-label={labelled(t('compare.moreDetails'), name)}
              >
                {t('compare.moreDetails')}
              </Link>
            </div>
            <p className={`small strong close-set ${classes.planName}`}>{name}</p>
            <div className={classes.planPrice}>
              <PlanPrice plan={plan} size="md" />
            </div>
            <div className={`row wrap no-print ${classes.planAct}`}>
              {action ?? <ActButton plan={plan} listUrl={listUrl} onAct={onAct} withHint={false} />}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
