import { call } from '../../../call.ts';
import { addedRowFailures } from '../../../commercial/check-matter.ts';
import { requestFields as r } from '../../../fields/requests.ts';
import { MOST_MATTER_ROWS, matterFields as m } from '../../../fields/subject-matter.ts';
import { listOf, optional, shape } from '../../../shape.ts';
import { subjectMatterAnswer } from './matter-shapes.ts';

const changing = {
  tag: 'commercial',
  permission: 'commercial.write',
  answer: subjectMatterAnswer,
} as const;
const matterNumber = { transactionNumber: m.transactionNumber };

export const getSubjectMatter = call({
  name: 'getSubjectMatter',
  method: 'GET',
  path: '/commercial-insurance/subject-matter',
  summary: 'What a public liability case insures, row by row, and whether the caller may change it now',
  tag: 'commercial',
  permission: 'commercial.read',
  query: shape({ caseNumber: r.requestOpened }),
  answer: subjectMatterAnswer,
});

export const updateSubjectMatter = call({
  ...changing,
  name: 'updateSubjectMatter',
  method: 'POST',
  path: '/commercial-insurance/subject-matter/update',
  summary:
    'Writes contents into rows of a case; the others stay. Nothing is changed if somebody has changed them meanwhile',
  idempotent: true,
  body: shape({
    ...matterNumber,
    matterVersion: m.matterVersion,
    contents: listOf('subjectMatterList', shape({ rowNumber: m.rowNumber, content: m.content }), MOST_MATTER_ROWS),
  }),
});

export const addSubjectMatter = call({
  ...changing,
  name: 'addSubjectMatter',
  method: 'POST',
  path: '/commercial-insurance/subject-matter/add',
  summary: 'Adds a row to those of a case. Its length is asked for unless it is a day or a figure',
  idempotent: true,
  body: shape(
    {
      ...matterNumber,
      fieldName: m.fieldName,
      addedType: m.addedType,
      content: m.content,
      maxLength: optional(m.maxLength),
      printed: optional(m.printed),
      endorsable: optional(m.endorsable),
      listValues: optional(m.listValues),
    },
    [addedRowFailures],
  ),
});

export const deleteSubjectMatter = call({
  ...changing,
  name: 'deleteSubjectMatter',
  method: 'DELETE',
  path: '/commercial-insurance/subject-matter/delete',
  summary: 'Takes a row out of those of a case',
  query: shape({ ...matterNumber, rowSought: m.rowSought }),
});
