import { quoteDetail } from '@onegi/contract/calls/requests/commercial/cases';
import type { TemplateId } from '@onegi/contract/fields/requests';

/** What an address calls the number of a case. */
export const numberParam = quoteDetail.query.wireName('caseNumber');

/** The form's address: of a case that exists, or of a new one. */
export const formAddress = (of: { caseNumber: string } | { templateId: TemplateId }): string =>
  'caseNumber' in of
    ? `/commercial-insurance/form?${numberParam}=${encodeURIComponent(of.caseNumber)}`
    : `/commercial-insurance/form?templateId=${of.templateId}`;
