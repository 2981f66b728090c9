import type { Holder } from '@onegi/contract/fields/workflow';
import { useLocale, useTranslations } from 'use-intl';
import { dayAndTime } from '../../lib/long-date.ts';

/** Who has to do the next thing with a case, and since when; or since when it is over. */
export function HeldBy({ holder, heldSince }: { holder: Holder | null; heldSince: string }) {
  const t = useTranslations('caseDesk');
  const locale = useLocale();
  return t('heldBy', { holder: holder ?? 'nobody', moment: dayAndTime(heldSince, locale) });
}
