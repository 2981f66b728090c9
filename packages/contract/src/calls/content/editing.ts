import { call } from '../../call.ts';
import { accountFields as a } from '../../fields/accounts.ts';
import { contentFields as c, publicationStates } from '../../fields/content.ts';
import { allowedOf } from '../../fields/workflow.ts';
import { list } from '../../list.ts';
import { listOf, nullable, type Of, optional, shape } from '../../shape.ts';

const edited = shape({
  id: c.id,
  box: c.box,
  state: c.state,
  date: c.date,
  until: nullable(c.until),
  /** Null until an editor has written them. */
  title: nullable(c.title),
  titleZh: nullable(c.titleZh),
  fileName: c.fileName,
  fileType: c.fileType,
  insurer: nullable(c.insurer),
  line: nullable(c.line),
  productName: nullable(c.productName),
  productNameZh: nullable(c.productNameZh),
  changedAt: c.changedAt,
  version: c.version,
  downloadUrl: c.downloadUrl,
  allowedActions: allowedOf(['edit', 'publish', 'withdraw', 'delete']),
  publishRefusal: nullable(c.publishRefusal),
});
export type EditedFile = Of<typeof edited>;

const chosen = shape({ id: c.id, version: c.version });

export const editedFileList = list({
  name: 'editedFiles',
  path: '/boxes/editor/list',
  summary: 'Files of a box in every state, last changed first; for editors',
  tag: 'content',
  permission: 'content.review',
  asked: { box: c.box },
  filters: {
    state: {
      field: c.state,
      param: 'state',
      kind: 'choice',
      label: 'content.editor.state',
      values: publicationStates,
      texts: 'content.editor.states',
      all: 'content.editor.allStates',
    },
    approval: {
      field: c.approval,
      kind: 'choice',
      label: 'content.editor.approval',
      values: ['mine'],
      texts: 'content.editor.approvals',
      all: 'content.editor.anyApproval',
    },
    fileNamePart: { field: c.fileNamePart, kind: 'text', label: 'content.filters.fileName', maxLength: 120 },
  },
  sorts: { changedAt: { field: c.changedAt, order: 'desc' } },
  row: edited,
  columns: {
    state: { label: 'content.editor.state', texts: 'content.editor.states' },
    date: { label: 'content.editor.form.date', kind: 'date' },
    until: { label: 'content.editor.form.until', kind: 'date' },
    title: { label: 'content.table.title', chinese: 'titleZh' },
    fileName: { label: 'content.table.file' },
    insurer: { label: 'content.table.insurer' },
    line: { label: 'content.table.line', texts: 'content.lines' },
    productName: { label: 'content.table.productName', chinese: 'productNameZh' },
    changedAt: { label: 'content.editor.changedAt', kind: 'moment' },
  },
  exported: true,
});
export const editedFiles = editedFileList.page;

export const uploadFile = call({
  name: 'uploadFile',
  method: 'POST',
  path: '/boxes/{box}/upload',
  summary: 'Takes a file of at most 5 MB into a box, as a draft',
  tag: 'content',
  permission: 'content.edit',
  upload: true,
  params: shape({ box: c.box }),
  answer: edited,
});

/** What an editor says about a file. */
export const fileDetails = shape(
  {
    id: c.id,
    version: c.version,
    title: c.title,
    titleZh: c.titleZh,
    date: c.date,
    until: optional(c.until),
    insurer: optional(c.insurer),
    line: optional(c.line),
    productName: optional(c.productName),
    productNameZh: optional(c.productNameZh),
  },
  [
    ({ date, until }) =>
      until !== undefined && until < date ? [{ field: 'until', message: 'validation.untilBeforeDate' }] : [],
  ],
);

export const saveFile = call({
  name: 'saveFile',
  method: 'POST',
  path: '/boxes/editor/save',
  summary: "Changes a file's titles, dates and product",
  tag: 'content',
  permission: 'content.edit',
  body: fileDetails,
  answer: edited,
});

export const publishFile = call({
  name: 'publishFile',
  method: 'POST',
  path: '/boxes/editor/publish',
  summary: 'Shows a file from its date on; by another than who wrote it last',
  tag: 'content',
  permission: 'content.edit',
  body: chosen,
  answer: edited,
});

export const publishers = call({
  name: 'publishers',
  method: 'GET',
  path: '/boxes/editor/publishers',
  summary: 'Who may publish what the caller has written: the other editors, by name',
  tag: 'content',
  permission: 'content.edit',
  answer: shape({ records: listOf('records', shape({ name: a.name, nameZh: a.nameZh })) }),
});

export const withdrawFile = call({
  name: 'withdrawFile',
  method: 'POST',
  path: '/boxes/editor/withdraw',
  summary: 'Shows a file no longer; it can be published again',
  tag: 'content',
  permission: 'content.edit',
  body: chosen,
  answer: edited,
});

export const deleteFile = call({
  name: 'deleteFile',
  method: 'POST',
  path: '/boxes/editor/delete',
  summary: 'Removes a draft, which nobody has seen yet',
  tag: 'content',
  permission: 'content.edit',
  body: chosen,
  answer: shape({ id: c.id }),
});

const editedFaq = shape({
  id: c.id,
  line: c.claimLine,
  seq: c.seq,
  question: c.question,
  questionZh: c.questionZh,
  answer: c.answer,
  answerZh: c.answerZh,
  state: c.state,
  version: c.version,
  allowedActions: allowedOf(['edit', 'publish', 'withdraw', 'delete']),
  publishRefusal: nullable(c.publishRefusal),
  toApprove: c.toApprove,
});
export type EditedFaq = Of<typeof editedFaq>;

export const editedFaqs = call({
  name: 'editedFaqs',
  method: 'POST',
  path: '/boxes/faq/editor/list',
  summary: 'Questions about claims under a product in every state; for editors',
  tag: 'content',
  permission: 'content.review',
  body: shape({ line: c.claimLine }),
  answer: shape({ records: listOf('records', editedFaq) }),
});

export const faqDetails = shape({
  id: optional(c.id),
  version: optional(c.version),
  line: c.claimLine,
  seq: c.seq,
  question: c.question,
  questionZh: c.questionZh,
  answer: c.answer,
  answerZh: c.answerZh,
});

export const saveFaq = call({
  name: 'saveFaq',
  method: 'POST',
  path: '/boxes/faq/editor/save',
  summary: 'Changes a question and its answer, or adds them as a draft when no id is given',
  tag: 'content',
  permission: 'content.edit',
  idempotent: true,
  body: faqDetails,
  answer: editedFaq,
});

export const publishFaq = call({
  name: 'publishFaq',
  method: 'POST',
  path: '/boxes/faq/editor/publish',
  summary: 'Shows a question; by another than who wrote it last',
  tag: 'content',
  permission: 'content.edit',
  body: chosen,
  answer: editedFaq,
});

export const withdrawFaq = call({
  name: 'withdrawFaq',
  method: 'POST',
  path: '/boxes/faq/editor/withdraw',
  summary: 'Shows a question no longer',
  tag: 'content',
  permission: 'content.edit',
  body: chosen,
  answer: editedFaq,
});

export const deleteFaq = call({
  name: 'deleteFaq',
  method: 'POST',
  path: '/boxes/faq/editor/delete',
  summary: 'Removes the draft of a question, which nobody has seen yet',
  tag: 'content',
  permission: 'content.edit',
  body: chosen,
  answer: shape({ id: c.id }),
});
