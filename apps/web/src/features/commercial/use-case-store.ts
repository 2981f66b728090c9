import { quoteDetail } from '@onegi/contract/calls/requests/commercial/cases';
import { getTemplate } from '@onegi/contract/calls/requests/template';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocale } from 'use-intl';
import type { ApiError } from '../../lib/api-error.ts';
import { queryOf } from '../../lib/queries.ts';
import type { CaseAddress } from './case-of.ts';
import { type CaseStore, caseStoreOf, knownCaseStore } from './case-store.ts';

interface Opened {
  readonly store: CaseStore | undefined;
  readonly error: ApiError | null;
  readonly retry: () => void;
  /** Reads the case again. */
  readonly reload: () => Promise<unknown>;
}

const nothingPrefilled: ReadonlySet<string> = new Set();

/** The case of an address: at once when this tab knows it, and refreshed from the server; a new one with its template. */
export function useCaseStore(userId: string, address: CaseAddress): Opened {
  const language = useLocale();
  const number = 'caseNumber' in address ? address.caseNumber : undefined;
  const begun = 'caseNumber' in address ? undefined : address;
  const found = useQuery({
    ...queryOf(quoteDetail, { query: { caseNumber: number ?? '' } }),
    enabled: number !== undefined,
    staleTime: 0,
  });
  const detail = number === undefined ? undefined : found.data;
  // Rows that a form tells look like rows that are closed while a case waits for something.
  const isPending = detail?.caseState === 'pending';
  const { templateId = detail?.caseTemplate ?? 'BP', product = detail?.caseProduct, insurer } = begun ?? {};
  const template = useQuery({
    ...queryOf(getTemplate, { query: { templateId, product, insurer, audience: 'consultant' } }),
    enabled: begun !== undefined || isPending,
    // What is being typed is not to be replaced by a newer form.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const rows = template.data?.questions;
  const prefilled = new Set(rows?.flatMap(({ questionId, editable }) => (editable === false ? [questionId] : [])));

  function storeNow(): CaseStore | undefined {
    const key = number ?? begun?.key ?? '';
    const known = knownCaseStore(userId, key);
    if (known) return known;
    if (detail && (!isPending || template.data))
      return caseStoreOf({ key, userId, prefilled: isPending ? prefilled : nothingPrefilled, detail });
    if (!begun || !template.data) return undefined;
    const { questions, documents, employees } = template.data;
    const form = { questions, documents, ...(employees ? { employees } : {}) };
    const from = { templateId, language, ...(product ? { product } : {}), ...(insurer ? { insurer } : {}) };
    return caseStoreOf({ key, userId, prefilled: nothingPrefilled, begun: from, form });
  }

  const store = storeNow();
  useEffect(() => {
    if (detail) store?.adopt(detail);
  }, [store, detail]);
  /** Whoever waits for it sees the case as it is then. */
  async function reload() {
    const { data } = await found.refetch();
    if (data) store?.adopt(data);
  }
  const query = number === undefined || isPending ? template : found;
  return { store, error: store ? null : query.error, retry: () => void query.refetch(), reload };
}
