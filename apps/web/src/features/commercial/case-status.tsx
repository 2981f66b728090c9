import { useLocale, useTranslations } from 'use-intl';
import { CaseClock } from '../../components/case/due-clock.tsx';
import { StateBadge } from '../../components/state-badge.tsx';
import { dayAndTime } from '../../lib/long-date.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';
import type { CasePanelProps } from './case-panel.ts';
import classes from './commercial.module.css';
import { insurersAsked, nextStepOf } from './next-step.ts';
import { stateTones } from './state-tones.ts';

/** One line that says where a case stands: its state, the next step, who holds it since when, and what its clock shows. */
export function CaseStatus({ detail }: Pick<CasePanelProps, 'detail'>) {
  const t = useTranslations('casePage');
  const states = useTranslations('commercial.states');
  const locale = useLocale();
  const pick = useInLanguage();
  const { assigneeName, assigneeNameZh, consultantName, consultantNameZh, caseState, holder } = detail;
  const named = (name: string | null, nameZh: string | null) => name && pick(name, nameZh);
  const nameOfHolder = () => {
    if (holder === 'insurer')
      return insurersAsked(detail)
        .map(({ insurerName, insurerNameZh }) => pick(insurerName, insurerNameZh))
        .join(t('listed'));
    if (holder === 'consultant') return named(consultantName, consultantNameZh) ?? t('consultant');
    return named(assigneeName, assigneeNameZh) ?? t(caseState === 'accepted' ? 'office' : 'nobodyYet');
  };
  const moment = dayAndTime(detail.heldSince, locale);
  const { step, ...count } = nextStepOf(detail);
  return (
    <section className={`framed tinted small p-md ${classes.status}`} aria-label={t('status')}>
      <StateBadge tone={stateTones[caseState]}>{states(caseState)}</StateBadge>
      <strong>{t(`next.${step}`, { count: 0, ...count })}</strong>
      <span className="break-anywhere">
        {holder ? t('with', { holder: nameOfHolder(), moment }) : t('ended', { moment })}
      </span>
      {detail.clockMinutes !== null && (
        <span className="tabular">
          <CaseClock {...detail} />
        </span>
      )}
    </section>
  );
}
