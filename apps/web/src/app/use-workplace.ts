import { useEffect, useState } from 'react';
import { useLocation, useMatches } from 'react-router';
import { useLocale } from 'use-intl';
import { isEntryPage, workplaceAttribute } from '../lib/frame-hints.ts';
import type { Locale } from '../lib/locale-path.ts';
import { useSignedInHint } from '../lib/session-hint.ts';
import type { Workplace, WorkplaceHandle } from './workplace/workplace.ts';

const load = {
  en: () => import('./workplace/en.ts'),
  'zh-Hant': () => import('./workplace/zh-Hant.ts'),
};

/** What this visit has loaded. */
const loaded: { [L in Locale]?: Workplace } = {};

const keepNoPlace = () => document.documentElement.removeAttribute(workplaceAttribute);

/** The workplace's parts once they are there, for pages that come without them. Visitors load none of it. */
export function useLoadedWorkplace(isWanted: boolean): Workplace | undefined {
  const locale = useLocale();
  const [, setArrived] = useState({});
  const isMissing = isWanted && !loaded[locale];
  useEffect(() => {
    if (!isMissing) return;
    load[locale]()
      .then(({ handle }) => {
        loaded[locale] = handle.workplace;
        setArrived(handle.workplace);
      })
      // Without a connection the page goes on in the public frame.
      .catch(keepNoPlace);
    return () => {
      if (!loaded[locale]) keepNoPlace();
    };
  }, [isMissing, locale]);
  return isWanted ? loaded[locale] : undefined;
}

/** What a page behind the login brings with it. */
function usePagesOwn(): Workplace | undefined {
  const page = useMatches().find(({ handle }) => handle);
  return (page?.handle as WorkplaceHandle | undefined)?.workplace;
}

/**
 * The frame of everybody who is signed in: pages behind the login bring it, and pages for visitors too stand in it once
 * somebody seems to be signed in. Undefined: the public frame.
 */
export function useWorkplace(): { readonly workplace: Workplace | undefined; readonly isOwnPage: boolean } {
  const own = usePagesOwn();
  const { pathname } = useLocation();
  const isWanted = useSignedInHint() && !own && !isEntryPage(pathname);
  const borrowed = useLoadedWorkplace(isWanted);
  return { workplace: own ?? borrowed, isOwnPage: own !== undefined };
}
