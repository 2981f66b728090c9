import type { PolicyStatusCode } from '@onegi/contract/fields/policies';

/** What somebody decided to end a policy as. */
export type PolicyEnd = 'renewed' | 'cancelled' | 'void' | 'lapsed';

export type PolicyStatus = PolicyStatusCode;

/**
 * A policy's status on a day: it waits for its premium, then begins and ends by itself, unless somebody ended it otherwise.
 * @param policy pendingSince: since when its premium is waited for; null once it is paid
 */
export function policyStatus(
  policy: { startsOn: string; endsOn: string; endedAs: PolicyEnd | null; pendingSince: string | null },
  today: string,
): PolicyStatus {
  if (policy.endedAs) return policy.endedAs;
  if (policy.pendingSince !== null) return 'pending';
  if (today < policy.startsOn) return 'future';
  return today > policy.endsOn ? 'expired' : 'active';
}
