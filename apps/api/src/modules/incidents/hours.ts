import type { Bilingual } from '../../lib/bilingual.ts';
import { incidentText } from './incident-texts.ts';

const CLOCK = /^(\d{1,3}):([0-5]\d)$/;

/** Hours with their minutes as a fraction, from a number of hours or from '5:59'; null where it is neither. */
export function hoursFrom(answer: number | string | undefined): number | null {
  if (typeof answer === 'number') return answer;
  const [, hours, minutes] = CLOCK.exec(answer ?? '') ?? [];
  return hours === undefined ? null : Number(hours) + Number(minutes) / 60;
}

/** "5 hours 59 minutes", "31 hours". Part of a minute is left out: a delay is never shown longer than it was. */
export function hoursShown(hours: number): Bilingual {
  const minutes = Math.floor(hours * 60 + 1e-6);
  return incidentText('hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
