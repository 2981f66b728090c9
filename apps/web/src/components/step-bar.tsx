import { IconCheck, IconChevronLeft } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Link } from './link.tsx';
import classes from './step-bar.module.css';

const steps = ['search', 'quotes', 'apply', 'pay', 'confirm'] as const;
export type Step = (typeof steps)[number];

interface Props {
  current: Step;
  /** Where the earlier steps are, as they were left. A step without an address cannot be gone back to. */
  back?: Partial<Record<Step, string>>;
}

/** The five steps of a purchase: in full on a wide screen, a thin bar with "2 of 5" on a phone. */
export function StepBar({ current, back = {} }: Props) {
  const t = useTranslations('common.steps');
  const at = steps.indexOf(current);
  const previous = steps.slice(0, at).findLast((step) => back[step]);
  return (
    <nav aria-label={t('label')} className={`rule-below tinted no-print ${classes.bar}`}>
      <ol className={`container gap-xs ${classes.steps}`}>
        {steps.map((step, index) => {
          const target = index < at ? back[step] : undefined;
          const state = index < at ? 'done' : index === at ? 'current' : 'ahead';
          const face = (
            <>
              <span className={`round fine tabular ${classes.mark}`} aria-hidden="true">
                {index < at ? <IconCheck size={16} stroke={2.25} /> : index + 1}
              </span>
              {t(step)}
            </>
          );
          return (
            <li
              key={step}
              className={`row small ${classes.step}`}
              data-state={state}
              aria-current={index === at ? 'step' : undefined}
            >
              {target ? (
                <Link
                  to={target}
                  className={`inline-row dimmed undecorated ${classes.link}`}
                  aria-label={t('backTo', { step: index + 1, name: t(step) })}
                >
                  {face}
                </Link>
              ) : (
                <span className={`inline-row dimmed undecorated ${classes.link}`}>{face}</span>
              )}
            </li>
          );
        })}
      </ol>
      <div className={`container small ${classes.thin}`}>
        {previous && (
          <Link
            to={back[previous] as string}
            className={`icon-button brand ${classes.previous}`}
            aria-label={t('backTo', { step: steps.indexOf(previous) + 1, name: t(previous) })}
          >
            <IconChevronLeft size={22} stroke={1.75} aria-hidden />
          </Link>
        )}
        <span className="strong">{t(current)}</span>
        <span className="dimmed tabular push-end">{t('progress', { step: at + 1 })}</span>
      </div>
      <div className={classes.track} aria-hidden="true">
        <div className={classes.fill} style={{ width: `${(at + 1) * 20}%` }} />
      </div>
    </nav>
  );
}
