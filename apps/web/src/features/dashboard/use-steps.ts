import type { DashboardItem } from '@onegi/contract/calls/dashboard/dashboard';
import { useTranslations } from 'use-intl';
import { useInLanguage } from '../../lib/use-in-language.ts';
import type { Step } from './settle.ts';

/** Says where a chart is now, or how large. */
export function useSteps(): (item: DashboardItem, what: Step['of'] | 'edge') => string {
  const t = useTranslations('dashboard.item');
  const inLanguage = useInLanguage();
  return (item, what) => {
    const chart = inLanguage(item.label, item.labelZh);
    if (what === 'edge') return t('edge', { chart });
    if (what === 'place') return t('moved', { chart, column: item.x + 1, row: item.y + 1 });
    return t('resized', { chart, columns: item.w, rows: item.h });
  };
}
