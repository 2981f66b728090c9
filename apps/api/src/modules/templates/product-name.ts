import type { Bilingual } from '../../lib/bilingual.ts';
import { bothTexts } from '../../lib/texts.ts';
import { personalProducts } from '../catalogue/code-lists.ts';

/** Name of a product that can be asked for: a personal line or a commercial class. */
export function productName(product: string): Bilingual {
  const line = personalProducts.find(({ value }) => value === product);
  return line ? { en: line.label, zhHant: line.labelZh } : bothTexts(`templates.products.${product}`);
}
