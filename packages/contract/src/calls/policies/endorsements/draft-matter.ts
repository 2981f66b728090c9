import { call } from '../../../call.ts';
import { addedRowFailures } from '../../../commercial/check-matter.ts';
import { endorsementFields as e } from '../../../fields/endorsements.ts';
import { MOST_MATTER_ROWS, matterFields as m } from '../../../fields/subject-matter.ts';
import { listOf, type Of, optional, shape } from '../../../shape.ts';

const row = shape({
  rowNumber: m.rowNumber,
  fieldName: m.fieldName,
  fieldNameZh: m.fieldNameZh,
  fieldType: m.fieldType,
  content: m.content,
  maxLength: m.maxLength,
  printed: m.printed,
  endorsable: m.endorsable,
  listValues: optional(m.listValues),
  mayChange: m.mayChange,
});
export type DraftMatterRow = Of<typeof row>;

const answer = shape({
  draftId: e.draftId,
  matterVersion: m.matterVersion,
  mayChange: m.mayChange,
  rows: listOf('subjectMatterList', row, MOST_MATTER_ROWS),
});
export type DraftMatter = Of<typeof answer>;

const writing = { tag: 'policies', permission: 'endorsements.write', answer } as const;
const ofDraft = { draftId: e.draftId } as const;

export const getDraftMatter = call({
  name: 'getDraftMatter',
  method: 'GET',
  path: '/policy/mgr/endorsement/sub-matter',
  summary: 'What is insured from the effective date of an endorsement on, row by row',
  tag: 'policies',
  permission: 'endorsements.read',
  query: shape(ofDraft),
  answer,
});

export const updateDraftMatter = call({
  ...writing,
  name: 'updateDraftMatter',
  method: 'POST',
  path: '/policy/mgr/endorsement/sub-matter/update',
  summary: 'Writes contents into rows of a draft; the others stay as the policy has them',
  idempotent: true,
  body: shape({
    ...ofDraft,
    matterVersion: m.matterVersion,
    contents: listOf('subjectMatterList', shape({ rowNumber: m.rowNumber, content: m.content }), MOST_MATTER_ROWS),
  }),
});

export const addDraftMatter = call({
  ...writing,
  name: 'addDraftMatter',
  method: 'POST',
  path: '/policy/mgr/endorsement/sub-matter/add',
  summary: 'Adds a row to what a draft insures. Its length is asked for unless it is a day or a figure',
  idempotent: true,
  body: shape(
    {
      ...ofDraft,
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

export const deleteDraftMatter = call({
  ...writing,
  name: 'deleteDraftMatter',
  method: 'DELETE',
  path: '/policy/mgr/endorsement/sub-matter/delete',
  summary: 'Takes a row out of what a draft insures',
  query: shape({ ...ofDraft, rowSought: m.rowSought }),
});
