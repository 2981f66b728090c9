import type { BodyOf } from '@onegi/contract/call';
import type { saveFile } from '@onegi/contract/calls/content/editing';
import { boxFiles } from '@onegi/contract/fields/content';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../ports/actor.ts';
import { removeFile } from '../files/keep-file.ts';
import { act } from '../workflow/act.ts';
import type { ChangeOf } from '../workflow/workflow.ts';
import { describeEdited } from './describe-file.ts';
import { fileWorkflow } from './publication.ts';

export interface Chosen {
  readonly id: string;
  /** The version that the editor was looking at. */
  readonly version: number;
}

/** Changes titles, dates and product of what is not published. */
export async function saveFileDetails(
  deps: Pick<Deps, 'db' | 'clock' | 'catalogue'>,
  actor: Actor,
  details: BodyOf<typeof saveFile>,
) {
  const { insurer } = details;
  if (insurer && !deps.catalogue.current().insurerByCode.has(insurer)) {
    throw new AppError('request.invalid', {}, { fields: [{ field: 'insurer', message: 'validation.choice' }] });
  }
  const change = {
    titled: true,
    title_en: details.title,
    title_zh: details.titleZh,
    shown_on: details.date,
    shown_until: details.until ?? null,
    insurer_code: insurer ?? null,
    line: details.line ?? null,
    product_name_en: details.productName ?? null,
    product_name_zh: details.productNameZh ?? null,
  };
  return changeFile(deps, actor, details, 'edit', change);
}

/** Edits, publishes or withdraws a file. */
export async function changeFile(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { id, version }: Chosen,
  action: 'edit' | 'publish' | 'withdraw',
  change: ChangeOf<'content_files'> = {},
) {
  const by = { actor, now: clock.now() };
  return inTransaction(db, async (tx) =>
    describeEdited(await act(tx, fileWorkflow, { ...by, id, version, action, change }), by),
  );
}

/** Removes a draft and its file. */
export async function deleteDraft(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  chosen: Chosen,
): Promise<{ id: string }> {
  const by = { actor, now: clock.now() };
  return inTransaction(db, async (tx) => {
    const { id, box, file_key } = await act(tx, fileWorkflow, { ...chosen, ...by, action: 'delete' });
    if (file_key) await removeFile(tx, boxFiles[box], { id: file_key, ownerId: id }, by);
    return { id };
  });
}
