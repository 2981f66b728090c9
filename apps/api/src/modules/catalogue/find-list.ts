import type { ListItem } from '@onegi/contract/calls/common/dropdown';
import type { ListCode } from '@onegi/contract/fields/common';
import { lineCodes } from '@onegi/contract/lines';
import type { CatalogueSnapshot, Insurer } from '../../ports/catalogue.ts';
import * as lists from './code-lists.ts';
import { makeList, modelList } from './motor-models.ts';
import { occupationClassList, occupationList } from './occupation-lists.ts';

const ofInsurer = ({ code, name }: Insurer): ListItem => ({ value: code, label: name.en, labelZh: name.zhHant });

/** The insurers that sell a product (of every product without one), in the catalogue's order. */
function providers(snapshot: CatalogueSnapshot, product: string | undefined): ListItem[] {
  const lines = lineCodes.filter((line) => product === undefined || line === product);
  const selling = new Set(lines.flatMap((line) => snapshot.line(line).plans.map((plan) => plan.insurer.code)));
  return snapshot.insurers.filter((insurer) => selling.has(insurer.code)).map(ofInsurer);
}

/** The plans that an insurer sells of a product; none unless both are known. */
function plans(snapshot: CatalogueSnapshot, product: string | undefined, insurer: string | undefined): ListItem[] {
  const line = lineCodes.find((code) => code === product);
  const all = line ? snapshot.line(line).plans : [];
  return all
    .filter((plan) => plan.insurer.code === insurer)
    .map(({ code, name }) => ({ value: code, label: name.en, labelZh: name.zhHant }));
}

interface Asked {
  readonly codes: readonly ListCode[];
  readonly product?: string | undefined;
  readonly insurer?: string | undefined;
  readonly make?: string | undefined;
}

/** Code lists by name; a product nobody sells has no providers, a make that is not known no models. */
export function findLists(
  snapshot: CatalogueSnapshot,
  { codes, product, insurer, make }: Asked,
): Record<string, ListItem[]> {
  const find: Record<ListCode, () => readonly ListItem[]> = {
    PROVIDER_LIST: () => providers(snapshot, product),
    PRODUCT: () => lists.products,
    PRODUCT_PLAN: () => plans(snapshot, product, insurer),
    // Names colleagues, whom the catalogue does not know.
    PROVIDER_CPS_LIST: () => [],
    DISTRICT: () => lists.districts,
    TITLE: () => lists.titles,
    RELATIONSHIP: () => lists.relationships,
    DESTINATION: () => lists.destinations,
    MAKE_LIST: () => makeList,
    MODEL_LIST: () => modelList(make ?? ''),
    OCCUPATION_EC: () => occupationList,
    OCCUPATION_CLASS: () => occupationClassList,
    // No tariff decides who is asked for a quote: every insurer may be.
    QUOTE_INSURER: () => snapshot.insurers.map(ofInsurer),
    QUOTE_STATUS: () => lists.quoteStatuses,
    QUOTE_OFFER_STATUS: () => lists.offerStatuses,
    QUOTATION_TYPE: () => lists.quotationTypes,
    QUOTE_SORT: () => lists.quoteSorts,
    POLICY_STATUS: () => lists.policyStatuses,
    POLICY_SORT: () => lists.policySorts,
  };
  return Object.fromEntries(codes.map((code) => [code, [...find[code]()]]));
}
