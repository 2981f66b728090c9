/** What somebody decided to end a policy as. */
export type PolicyEnd = 'renewed' | 'cancelled' | 'void' | 'lapsed';

export type PolicyStatus = 'active' | 'future' | 'expired' | PolicyEnd;

/** A policy's status on a day: it begins and ends by itself, unless somebody ended it otherwise. */
export function policyStatus(
  policy: { startsOn: string; endsOn: string; endedAs: PolicyEnd | null },
  today: string,
): PolicyStatus {
  if (policy.endedAs) return policy.endedAs;
  if (today < policy.startsOn) return 'future';
  return today > policy.endsOn ? 'expired' : 'active';
}
