import { useTranslations } from 'use-intl';
import classes from './due-clock.module.css';

const MINUTE_MS = 60_000;

/** Minutes as they are said. */
export const hoursAndMinutes = (minutes: number) => ({ hours: Math.floor(minutes / 60), minutes: minutes % 60 });

/** Hours and minutes until something is due, or for how long it has been. */
export function timeLeft(dueAt: string, now: Date): { isLate: boolean; hours: number; minutes: number } {
  const minutes = Math.floor(Math.abs(new Date(dueAt).getTime() - now.getTime()) / MINUTE_MS);
  return { isLate: new Date(dueAt).getTime() < now.getTime(), ...hoursAndMinutes(minutes) };
}

interface Waiting {
  dueAt: string | null;
  /** Null: nobody, the case is over. */
  holder: string | null;
  isPaused: boolean;
}

/** What is left of the clock of a case that waits, in words; nothing of one that is over. */
export function DueClock({ dueAt, holder, isPaused }: Waiting) {
  const t = useTranslations('caseDesk');
  if (holder === null) return <span data-worded />;
  if (isPaused) {
    return (
      <span data-worded className={`dimmed wraps ${classes.due}`}>
        {t('paused')}
      </span>
    );
  }
  if (!dueAt) return <span data-worded />;
  const { isLate, ...time } = timeLeft(dueAt, new Date());
  const days = Math.floor(time.hours / 24);
  const inDays = isLate && days > 1;
  return (
    <span data-worded className={`wraps ${classes.due} ${isLate ? 'strong error-text' : 'tabular'}`}>
      {inDays ? t('overdueDays', { days }) : t(isLate ? 'overdue' : 'left', time)}
    </span>
  );
}

interface Clocked {
  clockMinutes: number | null;
  officeMinutes: number | null;
  promisedHours: number | null;
  promiseCounts: 'CLOCK_HOURS' | 'OFFICE_HOURS' | null;
  isPaused: boolean;
  isLate: boolean;
}

/** What the clock of a case shows, in words: by the clock and of office hours, against what was promised. */
export function CaseClock({ clockMinutes, officeMinutes, promisedHours, promiseCounts, isPaused, isLate }: Clocked) {
  const t = useTranslations('caseDesk');
  if (clockMinutes === null) return null;
  const readings = [
    t('elapsed', hoursAndMinutes(clockMinutes)),
    ...(officeMinutes === null
      ? []
      : [officeMinutes === 0 ? t('notInOffice') : t('inOffice', hoursAndMinutes(officeMinutes))]),
    ...(promisedHours === null
      ? []
      : [t('promised', { hours: promisedHours, counts: promiseCounts ?? 'CLOCK_HOURS' })]),
    ...(isPaused ? [t('pausedUntil')] : []),
  ];
  return (
    <>
      {readings.join(t('between'))}
      {isLate && t('between')}
      {isLate && <strong className="error-text">{t('late')}</strong>}
    </>
  );
}
