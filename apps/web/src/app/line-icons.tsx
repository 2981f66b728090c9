import type { SoldLine } from '@onegi/contract/lines';
import { IconPlaneDeparture } from '@tabler/icons-react';
import type { ComponentType } from 'react';

export const lineIcons: Record<
  SoldLine,
  ComponentType<{ size?: number; stroke?: number; className?: string; 'aria-hidden'?: boolean }>
> = {
  TRAVEL: IconPlaneDeparture,
};
