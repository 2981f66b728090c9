import type { Found } from '@onegi/contract/calls/workplace/search-work';
import { contentFields } from '@onegi/contract/fields/content';
import { lineCodes } from '@onegi/contract/lines';
import type { Deps } from '../../deps.ts';
import { lineName } from '../quotes/quoted-search.ts';

/** True for a text that holds every word, wherever they stand. */
const holdsAll = (text: string, words: readonly string[]) => {
  const lower = text.toLowerCase();
  return words.every((word) => lower.includes(word));
};

/** Insurers and plans by words of their names, in the order of the catalogue, which is in memory. */
export function searchCatalogue({ catalogue }: Pick<Deps, 'catalogue'>, text: string, most: number): Found[] {
  const snapshot = catalogue.current();
  const words = text.toLowerCase().split(/\s+/);
  const insurers = [...snapshot.insurerByCode.values()]
    .filter(({ code, name, brand }) => holdsAll(`${code} ${name.en} ${name.zhHant} ${brand.en} ${brand.zhHant}`, words))
    .slice(0, most)
    .map(({ code, name, brand }) => ({
      kind: 'insurer' as const,
      title: brand.en,
      titleZh: brand.zhHant,
      detail: name.en,
      detailZh: name.zhHant,
      path: `/productLibrary?${contentFields.insurer.wire}=${code}`,
    }));
  const plans: Found[] = [];
  for (const line of lineCodes) {
    const product = lineName(line);
    for (const { code, name, insurer } of snapshot.line(line).plans) {
      if (plans.length === most) return [...plans, ...insurers];
      const { brand } = insurer;
      const described = `${code} ${name.en} ${name.zhHant} ${brand.en} ${brand.zhHant} ${product.en} ${product.zhHant}`;
      if (!holdsAll(described, words)) continue;
      plans.push({
        kind: 'plan',
        title: name.en,
        titleZh: name.zhHant,
        detail: `${product.en}, ${brand.en}`,
        detailZh: `${product.zhHant}，${brand.zhHant}`,
        path: `/planCoverage/${line}/${insurer.code}/${code}`,
      });
    }
  }
  return [...plans, ...insurers];
}
