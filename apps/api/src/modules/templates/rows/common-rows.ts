import type { TemplateDocument, TemplateRow } from '../template.ts';

/**
 * A statement that hides the row with its details while it is right. It begins unanswered: an insurer relies on it, so
 * nobody is to send it unread.
 */
export const statement = (id: string, associated: string): TemplateRow => ({
  id,
  type: 'RADIO_NO_SHOW',
  size: 1,
  required: true,
  associated,
});

/** A question that is answered yes or no; one about the past begins unanswered, a choice of cover may begin chosen. */
export const yesNo = (id: string, initial?: 'Y' | 'N'): TemplateRow => ({
  id,
  type: 'RADIO',
  size: 1,
  required: true,
  ...(initial ? { initial } : {}),
});

/** Documents that most of the forms want. */
export const proposal: TemplateDocument = { text: 'proposal', required: true };
export const businessRegistration: TemplateDocument = { text: 'businessRegistration', required: true };
export const claimsRecord: TemplateDocument = { text: 'claimsRecord' };
export const currentPolicy: TemplateDocument = { text: 'currentPolicy' };
