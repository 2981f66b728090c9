import type { ListItem } from '@onegi/contract/calls/common/dropdown';
import type { listCodes } from '@onegi/contract/fields/common';
import { lineCodes } from '@onegi/contract/lines';
import type { CatalogueSnapshot } from '../../ports/catalogue.ts';
import * as lists from './code-lists.ts';
import { makeList, modelList } from './motor-models.ts';
import { occupationClassList, occupationList } from './occupation-lists.ts';

type ListCode = (typeof listCodes)[number];

/** The insurers that sell a product (of every product without one), in the catalogue's order. */
function providers(snapshot: CatalogueSnapshot, product: string | undefined): ListItem[] {
  const lines = lineCodes.filter((line) => product === undefined || line === product);
  const selling = new Set(lines.flatMap((line) => snapshot.line(line).plans.map((plan) => plan.insurer.code)));
  return snapshot.insurers
    .filter((insurer) => selling.has(insurer.code))
    .map((insurer) => ({ value: insurer.code, label: insurer.name.en, labelZh: insurer.name.zhHant }));
}

/** Code lists by name; a product nobody sells has no providers, a make that is not known no models. */
export function findLists(
  snapshot: CatalogueSnapshot,
  { codes, product, make }: { codes: readonly ListCode[]; product?: string | undefined; make?: string | undefined },
): Record<string, ListItem[]> {
  const find: Record<ListCode, () => readonly ListItem[]> = {
    PROVIDER_LIST: () => providers(snapshot, product),
    PRODUCT: () => lists.products,
    DISTRICT: () => lists.districts,
    TITLE: () => lists.titles,
    RELATIONSHIP: () => lists.relationships,
    DESTINATION: () => lists.destinations,
    MAKE_LIST: () => makeList,
    MODEL_LIST: () => modelList(make ?? ''),
    OCCUPATION_EC: () => occupationList,
    OCCUPATION_CLASS: () => occupationClassList,
    QUOTE_STATUS: () => lists.quoteStatuses,
    QUOTE_OFFER_STATUS: () => lists.offerStatuses,
    QUOTATION_TYPE: () => lists.quotationTypes,
    QUOTE_SORT: () => lists.quoteSorts,
    POLICY_STATUS: () => lists.policyStatuses,
    POLICY_SORT: () => lists.policySorts,
  };
  return Object.fromEntries(codes.map((code) => [code, [...find[code]()]]));
}
