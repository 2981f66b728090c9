import { paramsText } from '../../lib/params-text.ts';
import type { Arrangement } from './arrange-cards.ts';

const listOf = (value: string) => value.split(',').filter(Boolean);

/** How a list is looked at, as its address says: sorted, filtered, with which plans chosen. */
export function listViewOf(params: URLSearchParams): Arrangement & { chosen: string[]; listUrl: string } {
  const insurers = params.get('isrList');
  return {
    sort: (['ASC', 'DESC'] as const).find((known) => known === params.get('sort')) ?? null,
    insurers: insurers === null ? null : listOf(insurers),
    chosen: listOf(params.get('chosen') ?? ''),
    listUrl: `/quoteCards?${paramsText(params)}`,
  };
}
