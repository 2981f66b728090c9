import type { SavedView } from '@onegi/contract/calls/common/saved-views';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';

let hasGoneBack = false;
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    hasGoneBack = true;
  });
}

/** Whether the browser opened this page anew: not by a reload, nor by going back to it. */
function isFirstVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return !hasGoneBack && entry?.type !== 'reload' && entry?.type !== 'back_forward';
}

/**
 * Opens a list with its reader's default view: when it is reached by its bare address from a menu, a link or the address bar.
 * Whoever reloads the page, comes back to it or resets its filters sees what they saw.
 */
export function useDefaultView(views: readonly SavedView[] | undefined): void {
  const navigate = useNavigate();
  const kind = useNavigationType();
  const { search } = useLocation();
  const isBare = search === '' || search === '?';
  // A page that is loaded counts as gone back to, too.
  const isWanted = useRef(isBare && (kind !== 'POP' || isFirstVisit()));
  useEffect(() => {
    if (!views || !isWanted.current) return;
    isWanted.current = false;
    const view = views.find(({ isDefault }) => isDefault);
    if (view && isBare) void navigate({ search: `?${view.viewSearch}` }, { replace: true, preventScrollReset: true });
  }, [views, isBare, navigate]);
}
