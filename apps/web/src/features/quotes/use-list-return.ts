import { useLocation } from 'react-router';

/** Where the reader came from: the list exactly as it was left, or else the list the server names for these quotes. */
export function useListReturn(searchUrl: string | null | undefined): string | null {
  const state: unknown = useLocation().state;
  const left = typeof state === 'object' && state !== null && 'list' in state ? state.list : undefined;
  return typeof left === 'string' && left.startsWith('/quoteCards?') ? left : (searchUrl ?? null);
}

/** Step 1 with what the list was searched for; empty when the list is not known. */
export const searchPageOf = (listUrl: string | null) =>
  listUrl?.replace('/quoteCards', '/travel-searchPlan') ?? '/travel-searchPlan';
