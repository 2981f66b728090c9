import type { Found } from '@onegi/contract/calls/work/search-work';
import { contentFields } from '@onegi/contract/fields/content';
import { lineCodes } from '@onegi/contract/lines';
import type { Deps } from '../../deps.ts';
import { lineName } from '../quotes/quoted-search.ts';

/** Of each kind. Whoever sees so many types more. */
const MOST_FOUND = 5;

/** Words of plans and insurers, in the order of the catalogue. */
function searchCatalogue({ catalogue }: Pick<Deps, 'catalogue'>, text: string): Found[] {
  const snapshot = catalogue.current();
  const wanted = text.toLowerCase();
  const holds = (...names: string[]) => names.some((name) => name.toLowerCase().includes(wanted));
  const insurers = [...snapshot.insurerByCode.values()]
    .filter(({ code, name, brand }) => holds(code, name.en, name.zhHant, brand.en, brand.zhHant))
    .slice(0, MOST_FOUND)
    .map(
      ({ code, name }): Found => ({
        kind: 'insurer',
        title: name.en,
        titleZh: name.zhHant,
        detail: code,
        detailZh: code,
        path: `/productLibrary?${contentFields.insurer.wire}=${code}`,
      }),
    );
  const plans = lineCodes
    .flatMap((line) => snapshot.line(line).plans)
    .filter(({ code, name }) => holds(code, name.en, name.zhHant))
    .slice(0, MOST_FOUND)
    .map(({ code, line, name, insurer }): Found => {
      const product = lineName(line);
      return {
        kind: 'plan',
        title: name.en,
        titleZh: name.zhHant,
        detail: `${insurer.name.en}, ${product.en}`,
        detailZh: `${insurer.name.zhHant}，${product.zhHant}`,
        path: `/planCoverage/${line}/${insurer.code}/${code}`,
      };
    });
  return [...plans, ...insurers];
}

/** Finds what the text says. */
export async function searchWork(deps: Deps, { text }: { readonly text: string }): Promise<Found[]> {
  return searchCatalogue(deps, text);
}
