import type { BodyOf } from '@onegi/contract/call';
import type { saveFile } from '@onegi/contract/calls/content/editing';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../ports/actor.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { act } from '../workflow/act.ts';
import { auditedFile } from './audited-content.ts';
import { describeEdited, type FileRow } from './describe-file.ts';
import { nextRevision } from './next-revision.ts';
import { changedBy, fileWorkflow, isIncomplete } from './publication.ts';

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
        ...changedBy(actor, deps.clock.now(), before),
        revision: await nextRevision(tx, before.box),
      })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (row.state === 'published' && isIncomplete(row)) throw new AppError('entry.incomplete');
    await recordAudit(tx, 'file.changed', { ...auditedFile(row), before: auditedFile(before).after });
    return describeEdited(row);
  });
}

/** Publishes or withdraws a file. */
export async function changeFileState(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  chosen: Chosen,
  action: 'publish' | 'withdraw',
) {
  return inTransaction(db, async (tx) =>
    describeEdited(await act(tx, fileWorkflow, { ...chosen, action, actor, now: clock.now() })),
  );
}

/** Removes a draft and its file. */
export async function deleteDraft(
  { db, clock, files }: Pick<Deps, 'db' | 'clock' | 'files'>,
  actor: Actor,
  chosen: Chosen,
): Promise<{ id: string }> {
  const gone = await inTransaction(db, (tx) =>
    act(tx, fileWorkflow, { ...chosen, action: 'delete', actor, now: clock.now() }),
  );
  if (gone.file_key) await files.remove(gone.file_key);
  return { id: gone.id };
}
