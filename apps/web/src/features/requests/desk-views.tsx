import { deskCounts, requestList } from '@onegi/contract/calls/requests/office-requests';
import {
  type AskedDeskView,
  type DeskView,
  deskViews,
  requestFields,
  waitingViews,
} from '@onegi/contract/fields/requests';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { filtersOf } from '../../components/list/list-address.ts';
import { queryOf } from '../../lib/queries.ts';
import classes from './desk-views.module.css';

const EVERYTHING = 'everything';
type Shown = AskedDeskView | typeof EVERYTHING;
const shownViews: readonly Shown[] = [...deskViews, EVERYTHING];
const counted: ReadonlySet<string> = new Set(deskViews);
const param = requestFields.deskView.wire;
/** Counted no further. */
const MOST_COUNTED = 1_000;

/** The view of an address: what is open, unless it asks for certain requests, which may be over. */
export function deskViewOf(params: URLSearchParams): Shown {
  const named = [...shownViews, ...waitingViews].find((view) => view === params.get(param));
  const { requestState, numberSearched } = filtersOf(requestList, params);
  return named ?? (requestState || numberSearched ? EVERYTHING : 'all');
}

/** What is asked of the list beside its filters. */
export const askedOf = (view: Shown) => (view === EVERYTHING ? {} : { deskView: view });

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** The digits choose a view. Typing, dialogs and open menus come first. */
function useDigits(nav: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('[role="dialog"], dialog[open], [role="menu"]')) return;
      const at = /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : -1;
      nav.current?.querySelectorAll('a').item(at)?.click();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [nav]);
}

/** The views of the desk with how many are in each. Another view has other rows, so that its first page opens. */
export function DeskViews({
  view,
  page,
}: {
  view: Shown /** Counted anew with every page that comes. */;
  page: unknown;
}) {
  const t = useTranslations('requestDesk');
  const [params] = useSearchParams();
  const nav = useRef<HTMLElement>(null);
  useDigits(nav);
  const { data, refetch } = useQuery({ ...queryOf(deskCounts, {}), staleTime: 0 });
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) void refetch();
    isFirst.current = page === undefined;
  }, [page, refetch]);
  const searchOf = (wanted: Shown) => {
    const next = new URLSearchParams(params);
    for (const name of ['page', requestList.filters.requestState.param]) next.delete(name);
    next.set(param, wanted);
    return `?${next}`;
  };
  return (
    <nav ref={nav} className={`mt-md ${classes.views}`} aria-label={t('views.label')}>
      {(shownViews.includes(view) ? shownViews : [...shownViews, view]).map((each) => {
        const count = counted.has(each) ? data?.viewCounts[each as DeskView] : undefined;
        return (
          <Link
            key={each}
            to={{ search: searchOf(each) }}
            className={`small ${classes.view}`}
            aria-current={each === view ? 'page' : undefined}
            preventScrollReset
          >
            {t(`views.${each}`)}
            {count !== undefined && (
              <span className={`tabular fine ${classes.count}`} data-late={each === 'overdue' && count > 0}>
                {count < MOST_COUNTED ? count : `${MOST_COUNTED}+`}
              </span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
