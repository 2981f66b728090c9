import { requestFields as r } from './fields/requests.ts';
import { type Answers, holds, when } from './questions.ts';
import { type Of, optional, shape } from './shape.ts';

export const wantedDocument = shape({
  name: r.document,
  nameZh: r.documentZh,
  order: r.order,
  required: r.required,
  docLimit: r.docLimit,
  docTypes: r.docTypes,
  when: optional(when),
});
export type WantedDocument = Of<typeof wantedDocument>;

/** The documents an officer will ask for, given the answers so far. */
export function documentsWanted(documents: readonly WantedDocument[], answers: Answers): WantedDocument[] {
  return documents.filter(({ when }) => !when || holds(when, answers));
}
