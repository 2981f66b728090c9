import { useEffect, useLayoutEffect } from 'react';
import { useHydrated } from '../lib/use-hydrated.ts';

declare global {
  interface Window {
    /** What was done to a page before its script was there (see early-touches.ts); gone once the visit has moved on. */
    earlyTouches?: {
      /** Reads what was answered: the next render would write over it. */
      readonly keep: () => void;
      /** Does what was done, now that the controls work. */
      readonly replay: () => void;
    };
  }
}

/** Hands what was done before the script came to the page that has just been taken over. */
export function useEarlyTouches(): void {
  const hydrated = useHydrated();
  useLayoutEffect(() => window.earlyTouches?.keep(), []);
  useEffect(() => {
    if (hydrated) window.earlyTouches?.replay();
  }, [hydrated]);
}
