/** A active, F future dated, E expired; the rest was decided by somebody: N renewed, C cancelled, V void, L lapsed. */
export type PolicyStatus = 'A' | 'F' | 'E' | 'N' | 'C' | 'V' | 'L';

/** A policy's status on a day: it begins and ends by itself, unless somebody ended it otherwise. */
export function policyStatus(
  policy: { startsOn: string; endsOn: string; endedAs: string | null },
  today: string,
): PolicyStatus {
  if (policy.endedAs) return policy.endedAs as PolicyStatus;
  if (today < policy.startsOn) return 'F';
  return today > policy.endsOn ? 'E' : 'A';
}
