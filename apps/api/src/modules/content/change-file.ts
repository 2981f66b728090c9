import type { BodyOf } from '@onegi/contract/call';
import type { saveFile } from '@onegi/contract/calls/content/editing';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../ports/actor.ts';
import { auditTrail } from '../audit/audit-trail.ts';
import { auditedFile } from './audited-content.ts';
import { describeEdited, type FileRow } from './describe-file.ts';
import { nextRevision } from './next-revision.ts';
import { afterAction, type PublicationAction } from './publication.ts';

export interface Chosen {
  readonly id: string;
  /** The version that the editor was looking at. */
  readonly version: number;
}

async function locked(tx: Tx, { id, version }: Chosen): Promise<FileRow> {
  const row = await tx.selectFrom('content_files').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new AppError('entry.notFound');
  if (row.version !== version) throw new AppError('entry.stale');
  return row;
}

const changedBy = async (tx: Tx, { clock }: Pick<Deps, 'clock'>, actor: Actor, row: FileRow) => ({
  changed_by: actor.userId,
  changed_at: clock.now(),
  version: row.version + 1,
  revision: await nextRevision(tx, row.box),
});

/** A file of the library is found by insurer and product: without them nobody would find it. */
function requireComplete({ box, insurer_code, line, product_name_en, product_name_zh }: FileRow): void {
  if (box === 'prodlib' && !(insurer_code && line && product_name_en && product_name_zh)) {
    throw new AppError('entry.incomplete');
  }
}

/** Changes titles, dates and product. What is published already stays whole. */
export async function saveFileDetails(
  deps: Pick<Deps, 'db' | 'clock' | 'catalogue'>,
  actor: Actor,
  details: BodyOf<typeof saveFile>,
) {
  const { insurer } = details;
  if (insurer && !deps.catalogue.current().insurerByCode.has(insurer)) {
    throw new AppError('request.invalid', {}, { fields: [{ field: 'insurer', message: 'validation.choice' }] });
  }
  return inTransaction(deps.db, async (tx) => {
    const before = await locked(tx, details);
    const row = await tx
      .updateTable('content_files')
      .set({
        title_en: details.title,
        title_zh: details.titleZh,
        shown_on: details.date,
        shown_until: details.until ?? null,
        insurer_code: insurer ?? null,
        line: details.line ?? null,
        product_name_en: details.productName ?? null,
        product_name_zh: details.productNameZh ?? null,
        ...(await changedBy(tx, deps, actor, before)),
      })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (row.state === 'published') requireComplete(row);
    await auditTrail(tx, 'file.changed', { ...auditedFile(row), before: auditedFile(before).after });
    return describeEdited(row);
  });
}

/** Publishes or withdraws a file. */
export async function changeFileState(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  chosen: Chosen,
  action: Exclude<PublicationAction, 'delete'>,
) {
  return inTransaction(deps.db, async (tx) => {
    const before = await locked(tx, chosen);
    const next = afterAction(before.state, action);
    if (!next?.to) throw new AppError('entry.wrongState');
    if (next.to === 'published') requireComplete(before);
    const row = await tx
      .updateTable('content_files')
      .set({ state: next.to, ...(await changedBy(tx, deps, actor, before)) })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const deed = action === 'publish' ? 'file.published' : 'file.withdrawn';
    await auditTrail(tx, deed, { ...auditedFile(row), before: auditedFile(before).after });
    return describeEdited(row);
  });
}

/** Removes a draft and its file. */
export async function deleteDraft({ db, files }: Pick<Deps, 'db' | 'files'>, chosen: Chosen): Promise<{ id: string }> {
  const gone = await inTransaction(db, async (tx) => {
    const row = await locked(tx, chosen);
    if (!afterAction(row.state, 'delete')) throw new AppError('entry.wrongState');
    await tx.deleteFrom('content_files').where('id', '=', row.id).execute();
    const { after: before, ...file } = auditedFile(row);
    await auditTrail(tx, 'file.deleted', { ...file, before });
    return row;
  });
  if (gone.file_key) await files.remove(gone.file_key);
  return { id: gone.id };
}
