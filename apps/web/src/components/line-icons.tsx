import type { LineCode } from '@onegi/contract/lines';
import {
  IconBandage,
  IconCar,
  IconFlame,
  IconGolf,
  IconHome,
  IconPaw,
  IconPlaneDeparture,
  IconSchool,
  IconStethoscope,
  IconUserHeart,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';

export const lineIcons: Record<
  LineCode,
  ComponentType<{ size?: number; stroke?: number; className?: string; 'aria-hidden'?: boolean }>
> = {
  TRAVEL: IconPlaneDeparture,
  HOME: IconHome,
  FIRE: IconFlame,
  OS: IconSchool,
  MOTOR: IconCar,
  PA: IconBandage,
  PET: IconPaw,
  DH: IconUserHeart,
  MEDICAL: IconStethoscope,
  GOLF: IconGolf,
};
