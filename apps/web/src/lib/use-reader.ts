import { useSignedInHint } from './session-hint.ts';

/** Whom a page of buying speaks to: a visitor buys for themselves, whoever is signed in sells to a client. */
export function useReader(): { readonly reader: 'consultant' | 'visitor' } {
  return { reader: useSignedInHint() ? 'consultant' : 'visitor' };
}
