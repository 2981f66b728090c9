import type { DocumentGiven } from '@onegi/contract/calls/requests/commercial/case-shapes';
import type { TemplateForm } from '@onegi/contract/calls/requests/template';
import { caseDocument } from '@onegi/contract/fields/commercial';
import type { Answers } from '@onegi/contract/questions';
import { documentsWanted } from '@onegi/contract/templates';
import type { Tx } from '../../../db/database.ts';
import { AppError, type FieldFailure } from '../../../http/app-error.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { keepFile, removeFile } from '../../files/keep-file.ts';
import { readFiles, type StoredFileRow } from '../../files/stored-file.ts';
import type { Circumstances } from '../../workflow/workflow.ts';
import type { RequestRow } from '../tables.ts';
import type { Opened } from './pending-case.ts';

type By = Circumstances & { readonly actor: Exclude<Circumstances['actor'], 'system'> };

/** A file's event; its name may be a person's, so that its hash stands for it. */
const audited = ({ id, sha256 }: StoredFileRow) => ({
  id,
  name: caseDocument.name,
  after: { sha256: sha256?.toString('hex') ?? null },
});

const refusal = (order: number, message: string, params?: FieldFailure['params']) =>
  new AppError(
    'request.invalid',
    {},
    { fields: [{ field: `documents.${order}`, message, ...(params ? { params } : {}) }] },
  );

/**
 * Makes uploads the case's, each in its row, in the place of what that held. Whoever calls holds the case's row locked.
 * @returns the orders of the rows that hold a file then
 * @throws AppError file.notFound for an upload that is not the actor's own, request.invalid
 */
export async function keepDocuments(
  tx: Tx,
  row: RequestRow,
  form: TemplateForm,
  documents: readonly DocumentGiven[],
  opened: Opened,
  by: By,
): Promise<ReadonlySet<number>> {
  const files = await readFiles(tx, caseDocument, row.id);
  const held = new Map(files.map(({ slot, id }) => [Number(slot), id]));
  for (const { order, uploadId = '' } of documents) {
    const wanted = form.documents.find((document) => document.order === order);
    if (!wanted) throw refusal(order, 'validation.choice');
    // What was sent with an earlier save is sent with every later one.
    if (uploadId === '' || held.get(order) === uploadId) continue;
    if (!opened.document(order)) throw refusal(order, 'errors.caseNotOpen');
    const file = await keepFile(tx, caseDocument, uploadId, { ownerId: row.id, slot: String(order) }, by);
    if (!wanted.docTypes.includes(file.file_type))
      throw refusal(order, 'errors.uploadBadType', { types: wanted.docTypes.join(', ') });
    await recordAudit(tx, 'document.uploaded', audited(file));
    held.set(order, file.id);
  }
  return new Set(held.keys());
}

/** Whether a file is a document of the case, and none of an offer. */
export const isOfCase = ({ slot }: Pick<StoredFileRow, 'slot'>): boolean => /^\d+$/.test(slot ?? '');

/** The slots of the documents that count: the file of a row that the answers have taken away is nobody's. */
export const slotsThatCount = (form: Pick<TemplateForm, 'documents'>, answers: Answers): string[] =>
  documentsWanted(form.documents, answers).map(({ order }) => String(order));

/** Takes the files that do not count out of a case that is submitted. Whoever calls holds the case's row locked. */
export async function dropUncounted(
  tx: Tx,
  row: Pick<RequestRow, 'id'>,
  form: TemplateForm,
  answers: Answers,
  by: By,
): Promise<void> {
  const counted = slotsThatCount(form, answers);
  const files = (await readFiles(tx, caseDocument, row.id)).filter(isOfCase);
  for (const file of files) if (!counted.includes(file.slot ?? '')) await dropDocument(tx, file, by);
}

/** Takes a file out of its case. @throws AppError file.notFound */
export async function dropDocument(tx: Tx, file: StoredFileRow, by: By): Promise<void> {
  await removeFile(tx, caseDocument, { id: file.id, ownerId: file.owner_id ?? '' }, by);
  await recordAudit(tx, 'document.removed', audited(file));
}
