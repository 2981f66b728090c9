import type { Holder } from '@onegi/contract/fields/workflow';
import { useTranslations } from 'use-intl';
import { timeLeft } from './due-clock.tsx';

/** Who has to do the next thing with a case, and for how long already. */
export function HeldFor({ holder, heldSince }: { holder: Holder; heldSince: string }) {
  const t = useTranslations('caseDesk');
  const { hours, minutes } = timeLeft(heldSince, new Date());
  const days = Math.floor(hours / 24);
  return days > 1 ? t('heldForDays', { holder, days }) : t('heldFor', { holder, hours, minutes });
}
