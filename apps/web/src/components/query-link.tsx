import type { MouseEvent } from 'react';
import { Link, type LinkProps, useNavigate, useSearchParams } from 'react-router';
import { useParamsNow } from '../lib/use-params-now.ts';

interface Props extends Omit<LinkProps, 'to' | 'onClick'> {
  /** The query that it leads to, from the one that the page has. */
  searchOf: (params: URLSearchParams) => string;
}

const opensElsewhere = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button !== 0 || altKey || ctrlKey || metaKey || shiftKey;

/** A link to the page that it stands on with another query, such as another order of a list: from the query as it is when it is pressed. */
export function QueryLink({ searchOf, preventScrollReset = false, ...props }: Props) {
  const [drawn] = useSearchParams();
  const paramsNow = useParamsNow();
  const navigate = useNavigate();
  return (
    <Link
      {...props}
      to={{ search: searchOf(drawn) }}
      preventScrollReset={preventScrollReset}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        const now = paramsNow();
        const search = searchOf(now);
        // As every link: what leads to where one is makes no step of the history.
        void navigate({ search }, { preventScrollReset, replace: search === `?${now}` });
      }}
    />
  );
}
