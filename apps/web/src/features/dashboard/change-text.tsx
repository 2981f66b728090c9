import { IconArrowDownRight, IconArrowUpRight, IconEqual, IconSparkles } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { changeOf } from './share.ts';

const icons = { up: IconArrowUpRight, down: IconArrowDownRight, same: IconEqual, new: IconSparkles };

interface Props {
  now: number;
  before: number;
  /** Writes the figure of the period before, which is then named too. */
  format?: (value: number) => string;
}

/** How a figure has changed, in words and with its sign; the arrow is an ornament. */
export function ChangeText({ now, before, format }: Props) {
  const t = useTranslations('dashboard.change');
  const { kind, percent } = changeOf(now, before);
  const Icon = icons[kind];
  const words = t(kind, { percent });
  return (
    <span className="fine">
      <Icon size={15} stroke={1.75} className="inline-icon" aria-hidden /> {words}
      {format && kind !== 'new' && <span className="dimmed"> {t('before', { figure: format(before) })}</span>}
    </span>
  );
}
