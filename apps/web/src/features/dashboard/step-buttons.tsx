import type { DashboardItem } from '@onegi/contract/calls/dashboard/dashboard';
import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowsDiagonal,
  IconArrowsDiagonalMinimize2,
  IconArrowsExchange,
  IconArrowUp,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useInLanguage } from '../../lib/use-in-language.ts';
import type { Step } from './settle.ts';

const arrows = {
  ArrowLeft: { dx: -1, dy: 0 },
  ArrowRight: { dx: 1, dy: 0 },
  ArrowUp: { dx: 0, dy: -1 },
  ArrowDown: { dx: 0, dy: 1 },
} as const;

/** An arrow moves, with Shift it sizes; other keys do nothing of ours. */
export function stepOfKey(event: {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}): Step | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  const arrow = arrows[event.key as keyof typeof arrows];
  return arrow && { of: event.shiftKey ? 'size' : 'place', ...arrow };
}

const steps = [
  ['left', IconArrowLeft, { of: 'place', dx: -1, dy: 0 }],
  ['right', IconArrowRight, { of: 'place', dx: 1, dy: 0 }],
  ['up', IconArrowUp, { of: 'place', dx: 0, dy: -1 }],
  ['down', IconArrowDown, { of: 'place', dx: 0, dy: 1 }],
  ['smaller', IconArrowsDiagonalMinimize2, { of: 'size', dx: -1, dy: -1 }],
  ['larger', IconArrowsDiagonal, { of: 'size', dx: 1, dy: 1 }],
] as const satisfies readonly (readonly [string, unknown, Step])[];

interface Props {
  title: string;
  others: readonly DashboardItem[];
  onStep: (step: Step) => void;
  onSwap: (other: DashboardItem) => void;
}

/** The same as dragging, by single presses. */
export function StepButtons({ title, others, onStep, onSwap }: Props) {
  const t = useTranslations('dashboard.item');
  const inLanguage = useInLanguage();
  return (
    <fieldset className="flex wrap rule-below" style={{ paddingInline: 'var(--mantine-spacing-xs)' }}>
      <legend className="visually-hidden">{t('move', { chart: title })}</legend>
      {steps.map(([name, Icon, step]) => (
        <button
          key={name}
          type="button"
          className="icon-button rigid dimmed hover-tinted"
          aria-label={t(name)}
          title={t(name)}
          onClick={() => onStep(step)}
        >
          <Icon size={20} stroke={1.75} aria-hidden />
        </button>
      ))}
      {others.map((other) => (
        <button
          key={other.chart}
          type="button"
          className="row gap-2xs target small dimmed hover-tinted"
          onClick={() => onSwap(other)}
        >
          <IconArrowsExchange size={20} stroke={1.75} aria-hidden />
          {t('swap', { chart: inLanguage(other.label, other.labelZh) })}
        </button>
      ))}
    </fieldset>
  );
}
