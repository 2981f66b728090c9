import { type Clock, hongKongDate } from '../../ports/clock.ts';

export const systemClock: Clock = {
  now: () => new Date(),
  today: () => hongKongDate(new Date()),
};
