import type { PlanCard as Card, ListedPlan as Plan } from '@onegi/contract/calls/quotes/shapes';
import { IconAlertCircle, IconCircleCheck, IconX } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { BenefitText } from '../../components/benefit-text.tsx';
import { Link } from '../../components/link.tsx';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { ActButton } from './act-button.tsx';
import classes from './card.module.css';
import { detailsUrl } from './details-url.ts';
import { Monogram } from './monogram.tsx';
import { PlanPrice } from './plan-price.tsx';

interface Props {
  plan: Plan;
  chosen: boolean;
  listUrl: string;
  /** Which of the line's benefit tables was searched; absent where there is one alone. */
  variant?: string;
  onToggle: (plan: string) => void;
  onAct: (plan: Card) => void;
}

/** Answers without a press: who, which plan, what it costs, what it pays, what is special or missing, what comes next. */
export const PlanCard = memo(function PlanCard({ plan, chosen, listUrl, variant, onToggle, onAct }: Props) {
  const t = useTranslations('quoteList.card');
  const inLanguage = useInLanguage();
  const planName = inLanguage(plan.planName, plan.planNameZh);
  return (
    <li className={`card stack relative ${classes.card}`} data-chosen={chosen || undefined}>
      <div className={`row ${classes.who}`}>
        <Monogram src={plan.insurerImage} />
        <div className="grow">
          <p className="dimmed fine close-set">{inLanguage(plan.insurerName, plan.insurerNameZh)}</p>
          <h2 className="large strong close-set">{planName}</h2>
        </div>
      </div>
      <dl className={`stack mt-md two-columns ${classes.highlights}`}>
        {plan.highlights.map((highlight) => (
          <div key={highlight.benefitCode} data-covered={highlight.covered}>
            <dt className="dimmed fine close-set">{inLanguage(highlight.benefit, highlight.benefitZh)}</dt>
            <dd className="flex gap-2xs baseline small strong close-set tabular">
              {!highlight.covered && <IconX size={16} stroke={2} className="rigid self-centre" aria-hidden />}
              <BenefitText text={inLanguage(highlight.text, highlight.textZh)} />
            </dd>
          </div>
        ))}
      </dl>
      <Remarks plan={plan} />
      <div className={`flex column ${classes.side}`}>
        <div className={classes.price}>
          <PlanPrice plan={plan} />
        </div>
        <div className={`mt-md ${classes.act}`}>
          <ActButton plan={plan} listUrl={listUrl} onAct={onAct} />
        </div>
        <Link
          to={detailsUrl(plan, variant)}
          state={{ list: listUrl }}
          className={`text-link target small mt-auto ${classes.details}`}
          aria-label={t('detailsOf', { plan: planName })}
        >
          {t('details')}
        </Link>
      </div>
      <label className={`target small strong pointer ${classes.choose}`}>
        <input
          type="checkbox"
          className="tick-box"
          checked={chosen}
          onChange={() => onToggle(plan.plan)}
          aria-label={t('compareOf', { plan: planName })}
        />
        {t('compare')}
      </label>
    </li>
  );
});

function Remarks({ plan: { special, missing } }: { plan: Plan }) {
  const t = useTranslations('quoteList.card');
  const inLanguage = useInLanguage();
  return (
    <ul className={`stack fine gap-2xs close-set ${classes.remarks}`}>
      {special && (
        <li className="flex gap-xs">
          <IconCircleCheck size={18} stroke={1.75} className="rigid brand" aria-hidden />
          <span className="capital">
            <span className="visually-hidden">{t('special')}: </span>
            {inLanguage(special.text, special.textZh)}
          </span>
        </li>
      )}
      {missing && (
        <li className="flex gap-xs">
          <IconAlertCircle size={18} stroke={1.75} className="rigid dimmed" aria-hidden />
          <span className="capital">
            <span className="visually-hidden">{t('missing')}: </span>
            {inLanguage(missing.text, missing.textZh)}
          </span>
        </li>
      )}
    </ul>
  );
}
