import { hongKongSecond } from '@onegi/contract/written-dates';

/** How people in Hong Kong are greeted at this moment. */
export function greetingAt(now: Date): 'morning' | 'afternoon' | 'evening' {
  const hour = Number(hongKongSecond(now.toISOString()).slice(11, 13));
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
