import type { PlanOutcome } from '@onegi/contract/calls/incidents/incident-check';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useInLanguage } from '../../lib/use-in-language.ts';
import classes from './incidents.module.css';
import { Reservations, type Reserved } from './reservations.tsx';
import { stepsByBenefit } from './steps-by-benefit.ts';

interface Props {
  outcome: PlanOutcome;
  /** What is excluded and depended on by this plan, beside what is said of all. */
  reserved: Reserved;
  verdict: string;
  /** The only plan: its steps are in sight at once. */
  alone: boolean;
}

/** What one plan would pay, what its line excludes, and the steps that lead there. */
export function PlanVerdict({ outcome, reserved, verdict, alone }: Props) {
  const t = useTranslations('incidentCheck');
  const inLanguage = useInLanguage();
  const pays = outcome.outcome !== 'does-not-pay';
  const Icon = pays ? IconCircleCheck : IconCircleX;
  return (
    <article className={`card stack gap-xs ${classes.outcome}`}>
      {!alone && <h3 className="small">{inLanguage(outcome.planName, outcome.planNameZh)}</h3>}
      <p className="row large tabular gap-xs heavy">
        <Icon size={22} stroke={1.75} className={pays ? 'rigid brand' : 'rigid dimmed'} aria-hidden />
        {verdict}
      </p>
      <Reservations reserved={reserved} />
      <details open={alone}>
        <summary className="brand small pointer">{t('steps')}</summary>
        <ol className="stack small gap-sm close-set">
          {stepsByBenefit(outcome.steps).map((group) => (
            <li key={group.key}>
              <p className="strong">{inLanguage(group.benefit, group.benefitZh)}</p>
              <ul className="dimmed tabular">
                {group.steps.map((step) => (
                  <li key={step.text}>{inLanguage(step.text, step.textZh)}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </details>
    </article>
  );
}
