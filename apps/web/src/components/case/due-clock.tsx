import { useTranslations } from 'use-intl';

const MINUTE_MS = 60_000;

/** Hours and minutes until something is due, or for how long it has been. */
export function timeLeft(dueAt: string, now: Date): { isLate: boolean; hours: number; minutes: number } {
  const minutes = Math.floor(Math.abs(new Date(dueAt).getTime() - now.getTime()) / MINUTE_MS);
  const isLate = new Date(dueAt).getTime() < now.getTime();
  return { isLate, hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** The clock of a case that waits, in words; nothing of one that is over. */
export function DueClock({ dueAt, isWaiting }: { dueAt: string | null; isWaiting: boolean }) {
  const t = useTranslations('caseDesk');
  if (!dueAt || !isWaiting) return null;
  const { isLate, ...time } = timeLeft(dueAt, new Date());
  return <span className={isLate ? 'strong error-text' : 'tabular'}>{t(isLate ? 'overdue' : 'left', time)}</span>;
}
