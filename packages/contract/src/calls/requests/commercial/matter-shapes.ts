import { MOST_MATTER_ROWS, matterFields as m } from '../../../fields/subject-matter.ts';
import { listOf, type Of, optional, shape } from '../../../shape.ts';

/** A row of what is insured: what it is called, what may stand in it, and what does. */
export const matterRow = shape({
  transactionNumber: m.transactionNumber,
  rowNumber: m.rowNumber,
  rowTemplate: m.rowTemplate,
  fieldName: m.fieldName,
  fieldNameZh: m.fieldNameZh,
  fieldType: m.fieldType,
  content: m.content,
  maxLength: m.maxLength,
  printed: m.printed,
  endorsable: m.endorsable,
  listValues: optional(m.listValues),
});
export type MatterRow = Of<typeof matterRow>;

export const matterRows = listOf('subjectMatterList', matterRow, MOST_MATTER_ROWS);

/** The rows of a case, and whether the caller may change them now. */
export const subjectMatterAnswer = shape({
  transactionNumber: m.transactionNumber,
  matterVersion: m.matterVersion,
  mayChange: m.mayChange,
  rows: matterRows,
});
export type SubjectMatter = Of<typeof subjectMatterAnswer>;
