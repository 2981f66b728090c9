import { Button } from '@mantine/core';
import type { DashboardItem } from '@onegi/contract/calls/dashboard/dashboard';
import { IconChartBar, IconChartDonut, IconChartHistogram, IconEye } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useInLanguage } from '../../lib/use-in-language.ts';

type Chart = DashboardItem['chart'];

const icons = { 1: IconChartDonut, 2: IconChartBar, 3: IconChartHistogram };

/** A button for each chart, pressed while it is shown. */
export function ChartButtons({
  items,
  onToggle,
}: {
  items: readonly DashboardItem[];
  onToggle: (chart: Chart) => void;
}) {
  const t = useTranslations('dashboard.buttons');
  const inLanguage = useInLanguage();
  return (
    <fieldset className="flex wrap gap-xs mt-md mb-md">
      <legend className="visually-hidden">{t('charts')}</legend>
      {items.map(({ chart, isVisible, label, labelZh }) => {
        const Icon = icons[chart];
        return (
          <Button
            key={chart}
            variant={isVisible ? 'filled' : 'default'}
            aria-pressed={isVisible}
            leftSection={<Icon size={20} stroke={1.75} aria-hidden />}
            onClick={() => onToggle(chart)}
          >
            {inLanguage(label, labelZh)}
          </Button>
        );
      })}
    </fieldset>
  );
}

/** Brings hidden charts back. */
export function HiddenCharts({ items, onShow }: { items: readonly DashboardItem[]; onShow: (chart: Chart) => void }) {
  const t = useTranslations('dashboard.buttons');
  const inLanguage = useInLanguage();
  const hidden = items.filter(({ isVisible }) => !isVisible);
  if (hidden.length === 0) return null;
  return (
    <div className="flex wrap gap-xs mt-md mb-md">
      {hidden.map(({ chart, label, labelZh }) => (
        <Button
          key={chart}
          variant="default"
          size="sm"
          leftSection={<IconEye size={18} stroke={1.75} aria-hidden />}
          onClick={() => onShow(chart)}
        >
          {t('show', { chart: inLanguage(label, labelZh) })}
        </Button>
      ))}
    </div>
  );
}
