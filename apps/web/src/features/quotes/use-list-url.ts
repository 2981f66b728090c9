import { useSearchParams } from 'react-router';
import { paramsText } from '../../lib/params-text.ts';

/** The address of the list that is being looked at, for what leads back to it. */
export function useListUrl(): string {
  const [params] = useSearchParams();
  return `/quoteCards?${paramsText(params)}`;
}
