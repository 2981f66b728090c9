import { catalogue } from '@onegi/messages/en/catalogue';

/** The headings benefits can stand under; each has its name in the messages. */
export type BenefitGroup = keyof typeof catalogue.benefitGroup;

export function isBenefitGroup(value: string): value is BenefitGroup {
  return Object.hasOwn(catalogue.benefitGroup, value);
}
