import { quoteDetail } from '@onegi/contract/calls/requests/commercial/cases';
import type { TemplateId } from '@onegi/contract/fields/requests';
import type { LineCode } from '@onegi/contract/lines';

/** What an address calls the number of a case. */
export const numberParam = quoteDetail.query.wireName('caseNumber');

/** The form's address: of a case that exists, or of a new one. */
export const formAddress = (of: { caseNumber: string } | { templateId: TemplateId; product?: LineCode }): string => {
  const [name, value] = 'caseNumber' in of ? [numberParam, of.caseNumber] : ['templateId', of.templateId];
  const product = 'product' in of ? `&prod=${of.product}` : '';
  return `/commercial-insurance/form?${name}=${encodeURIComponent(value)}${product}`;
};

/** What the address of a case's subject matter says where it is for reading alone: `lookType=enquiry`. */
export const lookTypeParam = 'lookType';

/** The page of what a case insures; for reading alone where nothing may be changed. */
export const matterAddress = (caseNumber: string, isEnquiry: boolean): string =>
  `/subject-matter?${numberParam}=${encodeURIComponent(caseNumber)}${isEnquiry ? `&${lookTypeParam}=enquiry` : ''}`;
