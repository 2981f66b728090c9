import { getClientLink } from '@onegi/contract/calls/client/client-links';
import { getPolicyDocuments } from '@onegi/contract/calls/policies/documents';
import { getPolicy } from '@onegi/contract/calls/policies/policy-detail';
import { queryClient } from '../../lib/queries.ts';

/** Reads again what shows how the client is reached: an address that one part of the page saves stands in the others too. */
export async function refetchPolicy(): Promise<void> {
  const shown = [getPolicy, getPolicyDocuments, getClientLink];
  await Promise.all(shown.map(({ name }) => queryClient.invalidateQueries({ queryKey: [name] })));
}
