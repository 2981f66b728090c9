import type { TemplateId } from '@onegi/contract/fields/requests';

/** The form's address: of a case that exists, or of a new one. */
export const formAddress = (of: { caseNumber: string } | { templateId: TemplateId }): string =>
  'caseNumber' in of
    ? `/commercial-insurance/form?wfRequestno=${encodeURIComponent(of.caseNumber)}`
    : `/commercial-insurance/form?templateId=${of.templateId}`;
