import type { TravelSearch } from '@onegi/contract/lines/travel';

export type PersonKind = 'A' | 'C';

/** Who the quote covers, adults first. A family with a spouse is two adults even where one was entered. */
export function peopleOf({ party, withSpouse, adults, children }: TravelSearch): PersonKind[] {
  const adultCount = party === 'F' ? Math.max(adults, withSpouse ? 2 : 1) : adults;
  return [...Array<PersonKind>(adultCount).fill('A'), ...Array<PersonKind>(children).fill('C')];
}

/** Age last birthday; somebody born on 29 February has the birthday on 1 March in a common year. */
export function ageOn(bornOn: string, on: string): number {
  const years = Number(on.slice(0, 4)) - Number(bornOn.slice(0, 4));
  return on.slice(5) < bornOn.slice(5) ? years - 1 : years;
}

const daysOldOn = (bornOn: string, on: string) => (Date.parse(on) - Date.parse(bornOn)) / 86_400_000;

export const isSensibleBirth = (bornOn: string, today: string) => bornOn <= today && ageOn(bornOn, today) <= 120;

/**
 * Adults travel from 18 to 80, children from 6 weeks to the day before they are 18: both at departure.
 * @returns a message key, or nothing when the person may travel
 */
export function travelAgeIssue(kind: PersonKind, bornOn: string, departOn: string): string | undefined {
  const age = ageOn(bornOn, departOn);
  if (kind === 'C') return age < 18 && daysOldOn(bornOn, departOn) >= 42 ? undefined : 'validation.childAge';
  if (age > 80) return 'apply.details.adultReferred';
  return age < 18 ? 'validation.adultAge' : undefined;
}
