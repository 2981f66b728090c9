import { type Clock, hongKongDate } from '../../../apps/api/src/ports/clock.ts';

export interface FixedClock extends Clock {
  /** Sets the moment; a bare date means its noon in Hong Kong. */
  set(moment: string): void;
  advance(seconds: number): void;
}

function momentOf(text: string): Date {
  return new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T12:00:00+08:00` : text);
}

/** A clock that stands still until a test moves it. */
export function fixedClock(start = '2026-11-21'): FixedClock {
  let now = momentOf(start);
  return {
    now: () => new Date(now),
    today: () => hongKongDate(now),
    set: (moment) => {
      now = momentOf(moment);
    },
    advance: (seconds) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
  };
}
