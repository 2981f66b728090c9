import type { PolicyDetail } from '@onegi/contract/calls/policies/policy-shapes';

interface ActionsProps {
  policy: PolicyDetail;
  reload: () => Promise<unknown>;
}

/** Where endorsements are drafted and approved (features/policies/endorsements). */
export function EndorsementActions(_: ActionsProps) {
  return null;
}
