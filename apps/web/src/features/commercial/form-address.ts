import { quoteDetail } from '@onegi/contract/calls/requests/commercial/cases';
import type { TemplateId } from '@onegi/contract/fields/requests';

/** What an address calls the number of a case. */
export const numberParam = quoteDetail.query.wireName('caseNumber');

/** The form's address: of a case that exists, or of a new one. */
export const formAddress = (of: { caseNumber: string } | { templateId: TemplateId }): string =>
  'caseNumber' in of
    ? `/commercial-insurance/form?${numberParam}=${encodeURIComponent(of.caseNumber)}`
    : `/commercial-insurance/form?templateId=${of.templateId}`;

/** What the address of a case's subject matter says where it is for reading alone: `lookType=enquiry`. */
export const lookTypeParam = 'lookType';

/** The page of what a case insures; for reading alone where nothing may be changed. */
export const matterAddress = (caseNumber: string, isEnquiry: boolean): string =>
  `/subject-matter?${numberParam}=${encodeURIComponent(caseNumber)}${isEnquiry ? `&${lookTypeParam}=enquiry` : ''}`;
