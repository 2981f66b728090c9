import { type LineCode, lineCodes, type ProductCode } from '@onegi/contract/lines';
import { useTranslations } from 'use-intl';

const isLine = (product: ProductCode): product is LineCode => lineCodes.includes(product as LineCode);

/** The name of a product: a personal line's, or a class of business. */
export function useProductName(): (product: ProductCode) => string {
  const line = useTranslations('lineNames');
  const business = useTranslations('dashboard.business');
  return (product) => (isLine(product) ? line(`${product}.name`) : business(product));
}
