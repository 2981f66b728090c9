import '@mantine/core/styles/Badge.layer.css';
import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';

const colours = {
  good: 'var(--onegi-brand)',
  waiting: 'var(--onegi-saving)',
  over: 'var(--mantine-color-dimmed)',
  bad: 'var(--mantine-color-error)',
} as const;

interface Props {
  /** What the state means for the reader; without one it is only said. */
  tone?: keyof typeof colours | undefined;
  children: ReactNode;
}

/** The state of a row of a list, in words. */
export function StateBadge({ tone, children }: Props) {
  const look = tone ? ({ variant: 'outline', color: colours[tone] } as const) : ({ variant: 'default' } as const);
  return (
    <Badge component="span" data-state size="lg" tt="none" className="tinted rigid" {...look}>
      {children}
    </Badge>
  );
}
