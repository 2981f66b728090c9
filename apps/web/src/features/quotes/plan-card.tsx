import type { PlanCard as Card } from '@onegi/contract/calls/quotes/shapes';
import { IconAlertCircle, IconCircleCheck, IconX } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { BenefitText } from '../../components/benefit-text.tsx';
import { Link } from '../../components/link.tsx';
import { wholeMoney } from '../../lib/money.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { ActButton } from './act-button.tsx';
import classes from './card.module.css';
import { detailsUrl } from './details-url.ts';
import { Monogram } from './monogram.tsx';
import { planAction } from './plan-action.ts';
import { PlanPrice } from './plan-price.tsx';
import { useTierName } from './tier-chips.tsx';
import { useListUrl } from './use-list-url.ts';
import type { ListedPlan as Plan } from './use-listed-plans.ts';

interface Props {
  plan: Plan;
  /** What the list is held against. */
  incident?: string;
  chosen: boolean;
  /** Which of the line's benefit tables was searched; absent where there is one alone. */
  variant?: string;
  onToggle: (plan: string) => void;
  onAct: (plan: Card) => void;
}

/** Answers without a press: who, which plan, what it costs, what it pays, what it is good at or lacks, what comes next. */
export const PlanCard = memo(function PlanCard(props: Props) {
  const { plan, incident, chosen, variant, onToggle, onAct } = props;
  const t = useTranslations('quoteList.card');
  const inLanguage = useInLanguage();
  const planName = inLanguage(plan.planName, plan.planNameZh);
  return (
    <li className={`card stack relative ${classes.card}`} data-chosen={chosen || undefined}>
      <Facts plan={plan} incident={incident} />
      <div className={classes.foot}>
        <div className={`row ${classes.links}`}>
          <label className={`target fine pointer ${classes.choose}`}>
            <input
              type="checkbox"
              className="tick-box"
              checked={chosen}
              onChange={() => onToggle(plan.plan)}
              aria-label={t('compareOf', { plan: planName })}
            />
            {t('compare')}
          </label>
          <DetailsLink plan={plan} planName={planName} variant={variant} />
        </div>
        <div className={classes.act}>
          <Act plan={plan} onAct={onAct} />
        </div>
      </div>
    </li>
  );
});

/** What leads back here follows the list's address by itself, and the card need not change with it. */
function DetailsLink({ plan, planName, variant }: Pick<Props, 'plan' | 'variant'> & { planName: string }) {
  const t = useTranslations('quoteList.card');
  return (
    <Link
      to={detailsUrl(plan, variant)}
      state={{ list: useListUrl() }}
      className={`text-link target fine ${classes.details}`}
      aria-label={t('detailsOf', { plan: planName })}
    >
      {t('details')}
    </Link>
  );
}

function Act({ plan, onAct }: Pick<Props, 'plan' | 'onAct'>) {
  const listUrl = useListUrl();
  // Of the others none leads back.
  return <ActButton plan={plan} listUrl={planAction(plan) === 'request' ? listUrl : null} onAct={onAct} />;
}

/** All that stays the same while the card is chosen. */
const Facts = memo(function Facts({ plan, incident }: Pick<Props, 'plan' | 'incident'>) {
  const inLanguage = useInLanguage();
  const planName = inLanguage(plan.planName, plan.planNameZh);
  return (
    <>
      <div className={`row ${classes.who}`}>
        <Monogram src={plan.insurerImage} size={36} />
        <div className="grow">
          <p className="dimmed fine close-set">{inLanguage(plan.insurerName, plan.insurerNameZh)}</p>
          <h2 className="strong">{planName}</h2>
        </div>
      </div>
      <div className={classes.price}>
        <PlanPrice plan={plan} saving="percent" />
      </div>
      {plan.payoutCents !== undefined && <Payout cents={plan.payoutCents} incident={incident ?? ''} />}
      <Score score={plan.worth?.score} />
      <dl className={`stack ${classes.highlights}`}>
        {plan.highlights.map((highlight) => (
          <div key={highlight.benefitCode} data-covered={highlight.covered}>
            <dt className="dimmed fine close-set">{inLanguage(highlight.benefit, highlight.benefitZh)}</dt>
            <dd className="flex gap-2xs baseline fine strong close-set tabular">
              {!highlight.covered && <IconX size={16} stroke={2} className="rigid self-centre" aria-hidden />}
              <BenefitText text={inLanguage(highlight.text, highlight.textZh)} />
            </dd>
          </div>
        ))}
      </dl>
      <Remarks plan={plan} planName={planName} />
    </>
  );
});

/** 'Pays HK$3,000', and for what. */
function Payout({ cents, incident }: { cents: number; incident: string }) {
  const t = useTranslations('quoteList.worth');
  return (
    <p className={`tabular ${classes.payout}`} data-pays={cents > 0}>
      <span className={`block ${classes.figure}`}>
        {cents > 0 && <span className="fine regular">{t('pays')} </span>}
        {cents > 0 ? <span className="unbroken">{wholeMoney(cents)}</span> : t('paysNothing')}
      </span>
      <span className={`dimmed fine close-set ${classes.incident}`}>{incident}</span>
    </p>
  );
}

function Score({ score }: { score: number | null | undefined }) {
  const t = useTranslations('quoteList.worth');
  if (score === null || score === undefined) return <span className={classes.score} />;
  return (
    <p className={`tabular ${classes.score}`}>
      <span className="visually-hidden">{t('scoreOf', { score })}</span>
      <span className="block large strong unbroken" aria-hidden="true">
        {score}
        <span className="dimmed fine regular">/100</span>
      </span>
      <span className="block dimmed fine close-set" aria-hidden="true">
        {t('score')}
      </span>
    </p>
  );
}

function Remarks({ plan, planName }: { plan: Plan; planName: string }) {
  const { tier, worth, missing } = plan;
  const t = useTranslations('quoteList.card');
  const inLanguage = useInLanguage();
  const tierName = useTierName(tier);
  return (
    <ul className={`fine close-set ${classes.remarks}`}>
      {/* Most plans have it in their name. */}
      {tierName && !planName.includes(tierName) && <li className={`dimmed unbroken ${classes.tier}`}>{tierName}</li>}
      {worth?.goodAt.map(({ text, textZh }) => (
        <li key={text} className="flex gap-xs">
          <IconCircleCheck size={18} stroke={1.75} className="rigid brand" aria-hidden />
          <span>
            <span className="visually-hidden">{t('goodAt')}: </span>
            {inLanguage(text, textZh)}
          </span>
        </li>
      ))}
      {missing && (
        <li className="flex gap-xs dimmed">
          <IconAlertCircle size={18} stroke={1.75} className="rigid" aria-hidden />
          <span className="capital">
            <span className="visually-hidden">{t('missing')}: </span>
            {inLanguage(missing.text, missing.textZh)}
          </span>
        </li>
      )}
    </ul>
  );
}
