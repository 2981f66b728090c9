import { type Clock, hongKongDate } from '../../ports/clock.ts';

const MINUTE_MS = 60_000;

/** Asked by every search: the date is worked out once a minute. */
let known = { minute: Number.NaN, date: '' };

export const systemClock: Clock = {
  now: () => new Date(),
  today: () => {
    const minute = Math.floor(Date.now() / MINUTE_MS);
    if (minute !== known.minute) known = { minute, date: hongKongDate(new Date(minute * MINUTE_MS)) };
    return known.date;
  },
};
