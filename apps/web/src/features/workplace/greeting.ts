import { hongKong } from '../../lib/dates.ts';

const hours = new Intl.DateTimeFormat('en-GB', { timeZone: hongKong, hour: '2-digit', hourCycle: 'h23' });

/** How people in Hong Kong are greeted at this moment. */
export function greetingAt(now: Date): 'morning' | 'afternoon' | 'evening' {
  const hour = Number(hours.format(now));
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
