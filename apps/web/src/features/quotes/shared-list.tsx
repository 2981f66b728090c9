import type { FrozenQuote } from '@onegi/contract/calls/quotes/shapes';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { Price } from '../../components/price.tsx';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { useLabelled } from '../../lib/use-labelled.ts';
import { detailsUrl } from './details-url.ts';
import { Monogram } from './monogram.tsx';
import classes from './shared-list.module.css';

interface Props {
  plans: readonly FrozenQuote[];
  listUrl: string | null;
  variant?: string;
}

/** Every plan of a shared list, cheapest first: who, which plan, what matters most, the price. */
export function SharedList({ plans, listUrl, variant }: Props) {
  const t = useTranslations('quoteList');
  const labelled = useLabelled();
  const inLanguage = useInLanguage();
  return (
    <ol className={`container stack ${classes.list}`}>
      {plans.map((plan) => (
        <li key={plan.plan} className={`rule-above gap-md py-sm ${classes.plan}`}>
          <Monogram src={plan.insurerImage} size={40} />
          <div>
            <p className="dimmed fine close-set">{inLanguage(plan.insurerName, plan.insurerNameZh)}</p>
            <Link to={detailsUrl(plan, variant)} state={{ list: listUrl }} className="text-link target strong">
              {inLanguage(plan.planName, plan.planNameZh)}
            </Link>
          </div>
          <ul className={`dimmed small close-set ${classes.facts}`}>
            {plan.highlights.slice(0, 3).map((each) => (
              <li key={each.benefitCode}>
                {labelled(inLanguage(each.benefit, each.benefitZh), inLanguage(each.text, each.textZh))}
              </li>
            ))}
          </ul>
          <p className={classes.price}>
            {plan.totalCents ? <Price cents={plan.totalCents} size="md" /> : t('card.noPrice')}
          </p>
        </li>
      ))}
    </ol>
  );
}
