import { downFile } from '@onegi/contract/calls/common/down-file';
import type { DocumentRow } from '@onegi/contract/calls/policies/document-shapes';
import { commonFields } from '@onegi/contract/fields/common';
import type { DocumentStatus } from '@onegi/contract/fields/policy-documents';
import { shownTypes } from '@onegi/contract/file-purpose';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { bothTexts } from '../../../lib/texts.ts';
import type { Actor } from '../../../ports/actor.ts';
import { describeReviewed } from '../../files/review-file.ts';
import { isShownByBrowsers } from '../../files/send-file.ts';
import { readFiles, rowOwner, type StoredFileRow } from '../../files/stored-file.ts';
import { storedNameOf } from './document-names.ts';
import { mayOn, type PolicyRow } from './policy-of.ts';
import { type RowGroup, slotOf, type WantedRow } from './wanted-rows.ts';

const images = new Set(['png', 'jpg']);
export const kindOfFile = (fileType: string) => (images.has(fileType) ? 'image' : 'file');

/** What a document in a free row is; empty of one in a fixed row. */
export const descriptionOf = (seal: Deps['seal'], { id, description_sealed }: StoredFileRow): string =>
  description_sealed ? seal.open<string>(rowOwner(id), description_sealed) : '';

interface Looking {
  readonly actor: Actor;
  readonly policy: PolicyRow;
}

/** What is known of the file of a row, and what the caller may do with it. */
function describeHeld(deps: Pick<Deps, 'seal' | 'clock'>, group: RowGroup, file: StoredFileRow, looking: Looking) {
  const { actor, policy } = looking;
  const described = describeReviewed(deps.seal, group.purpose, file, { actor, now: deps.clock.now() });
  const mayWrite = mayOn(actor, 'policyDocuments.write', policy);
  const mayReview = mayOn(actor, 'policyDocuments.review', policy);
  const storedName = storedNameOf(file);
  const downloadUrl = `/api${downFile.path}?${commonFields.fileName.wire}=${storedName}`;
  return {
    documentId: file.id,
    fileName: described.fileName,
    storedName,
    fileKind: kindOfFile(file.file_type) as 'image' | 'file',
    // A count of bytes comes out of the database as a text.
    bytes: Number(file.bytes),
    uploadedAt: described.uploadedAt,
    status: described.state as DocumentStatus,
    note: described.note,
    previewUrl: isShownByBrowsers(file.file_type) ? downloadUrl : null,
    downloadUrl,
    allowedActions: described.allowedActions.filter((action) => (action === 'remove' ? mayWrite : mayReview)),
  };
}

function describeRow(
  deps: Pick<Deps, 'seal' | 'clock'>,
  group: RowGroup,
  wanted: WantedRow,
  file: StoredFileRow | undefined,
  looking: Looking,
): DocumentRow {
  const { rowNumber, name, required, docLimit } = wanted;
  const held = file && describeHeld(deps, group, file, looking);
  const described = file ? descriptionOf(deps.seal, file) : '';
  const { en, zhHant } = name ? bothTexts(`policyDocuments.rows.${name}`) : { en: described, zhHant: described };
  const canDelete = held?.allowedActions.includes('remove') ?? false;
  const canUpload = held ? canDelete : mayOn(looking.actor, 'policyDocuments.write', looking.policy);
  return {
    rowNumber,
    name: en,
    nameZh: zhHant,
    required,
    docLimit,
    docTypes: shownTypes(group.purpose.types),
    canDescribe: name === null && canUpload,
    canUpload,
    canDelete,
    status: 'waiting',
    note: null,
    allowedActions: [],
    ...held,
  };
}

/** The files of a group, by the slots that hold them. */
export async function filesOf(db: Db, group: RowGroup): Promise<ReadonlyMap<string | null, StoredFileRow>> {
  const files = await readFiles(db, group.purpose, group.ownerId);
  return new Map(files.map((file) => [file.slot, file]));
}

/** The rows of a group with what they hold, as the caller sees them. */
export async function describeGroup(
  deps: Pick<Deps, 'seal' | 'clock'>,
  db: Db,
  group: RowGroup,
  looking: Looking,
): Promise<DocumentRow[]> {
  const files = await filesOf(db, group);
  return group.rows.map((row) => describeRow(deps, group, row, files.get(slotOf(group, row)), looking));
}
