import { Button } from '@mantine/core';
import type { PlanCard } from '@onegi/contract/calls/quotes/shapes';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { useInLanguage } from '../../lib/use-in-language.ts';
import { useLabelled } from '../../lib/use-labelled.ts';
import { useReader } from '../../lib/use-reader.ts';
import classes from './plan.module.css';
import { isOwnPage, planAction, requestReason, requestUrl } from './plan-action.ts';

interface Props {
  plan: PlanCard;
  /** The list it came from, handed to the request form. */
  listUrl: string | null;
  onAct: (plan: PlanCard) => void;
  withHint?: boolean;
  accent?: boolean;
}

/** A plan's button: its words follow from the plan's method, and a line says what pressing it does. */
export const ActButton = memo(function ActButton(props: Props) {
  const { plan, listUrl, onAct, withHint = true, accent = false } = props;
  const t = useTranslations('quoteList.action');
  const labelled = useLabelled();
  const inLanguage = useInLanguage();
  const reader = useReader();
  const action = planAction(plan);
  const text = action === 'apply' ? t('applyA') : action === 'send-link' ? t('applyB') : t('request');
  const name = labelled(text, inLanguage(plan.planName, plan.planNameZh));
  const applyHint = isOwnPage(plan.applyUrl) ? t('applyHint') : t('applyElsewhereHint');
  const hint =
    action === 'apply'
      ? applyHint
      : action === 'send-link'
        ? t('sendLinkHint', reader)
        : t(`requestHints.${requestReason(plan) as 'offline'}`, { hint: t('requestHint') });
  return (
    <div className={`stack gap-2xs ${classes.act}`} data-action={action}>
      {action === 'request' ? (
        <Button component={Link} to={requestUrl(plan, listUrl)} variant="outline" fullWidth aria-label={name}>
          {text}
        </Button>
      ) : (
        <Button variant={accent ? 'accent' : 'filled'} fullWidth aria-label={name} onClick={() => onAct(plan)}>
          {text}
        </Button>
      )}
      {withHint && <p className="dimmed fine close-set">{hint}</p>}
    </div>
  );
});
