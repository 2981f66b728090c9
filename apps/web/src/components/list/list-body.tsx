import { Skeleton } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { ApiError } from '../../lib/api-error.ts';
import { pagingOf, searchOfFirstPage } from '../../lib/paging.ts';
import { Pager } from '../pager.tsx';
import { ErrorState } from '../states.tsx';
import classes from './list.module.css';
import { useListKeys } from './use-list-keys.ts';

interface Props {
  /** Undefined while it is on its way. */
  data: { readonly total: number; readonly isMore?: boolean | undefined } | undefined;
  error: ApiError | null;
  onRetry: () => void;
  /** Other rows are on their way, and these still in sight. */
  isRefreshing?: boolean;
  /** Names the page buttons. */
  pagesLabel: string;
  /** What stands in the place of no rows. */
  empty: ReactNode;
  /** The rows; each element with `data-list-row` is reached by j and k. */
  children: ReactNode;
}

/** The rows of a list with everything that can be true of them: on their way, none, failed, one page of many. */
export function ListBody(props: Props) {
  const { data, error, onRetry, isRefreshing = false, pagesLabel, empty, children } = props;
  const [params] = useSearchParams();
  const body = useRef<HTMLDivElement>(null);
  useListKeys(body);
  useShownPage(isRefreshing ? undefined : data?.total);
  if (error) return <ErrorState message={error.message} onRetry={onRetry} />;
  if (!data) return <Skeleton height={420} radius="md" mt={24} aria-busy="true" />;
  return (
    <div ref={body} className={classes.body} data-refreshing={isRefreshing} aria-busy={isRefreshing}>
      {data.total === 0 ? empty : children}
      <Pager paging={pagingOf(params, data.total)} isMore={data.isMore} label={pagesLabel} />
    </div>
  );
}

/** The address never names another page than the one in sight: one that is not there is shown as page 1, and said so. */
function useShownPage(total: number | undefined): void {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const named = params.get('page');
  const isWrong = total !== undefined && named !== null && named !== String(pagingOf(params, total).page);
  useEffect(() => {
    if (isWrong) void navigate({ search: searchOfFirstPage(params) }, { replace: true, preventScrollReset: true });
  }, [isWrong, navigate, params]);
}
