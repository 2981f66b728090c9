/** A active, F future dated, E expired; the rest was decided by somebody: N renewed, C cancelled, V void, L lapsed. */
export type PolicyStatus = 'A' | 'F' | 'E' | 'N' | 'C' | 'V' | 'L';

/** A policy's status on a day: it begins and ends by itself, unless somebody ended it otherwise. */
export function policyStatus(
  policy: { starts_on: string; ends_on: string; ended_as: string | null },
  today: string,
): PolicyStatus {
  if (policy.ended_as) return policy.ended_as as PolicyStatus;
  if (today < policy.starts_on) return 'F';
  return today > policy.ends_on ? 'E' : 'A';
}
