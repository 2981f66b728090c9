import { getApplication } from '@onegi/contract/calls/purchases/applications';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { queryOf } from '../../lib/queries.ts';
import { type DraftState, type DraftStore, draftStoreOf, knownDraftStore } from './draft-store.ts';

const nothing = () => () => {};

/** An application with its draft: at once when this tab knows it, and refreshed from the server either way. */
export function useApplication(ref: string) {
  const query = useQuery({ ...queryOf(getApplication, { params: { applicationRef: ref } }), staleTime: 0 });
  const { data } = query;
  const store: DraftStore | undefined = knownDraftStore(ref) ?? (data ? draftStoreOf(data) : undefined);
  useEffect(() => {
    if (data) store?.adopt(data);
  }, [store, data]);
  const state: DraftState | undefined = useSyncExternalStore(
    store?.subscribe ?? nothing,
    () => store?.state(),
    () => undefined,
  );
  return { store, state, error: store ? null : query.error, retry: () => void query.refetch() };
}
