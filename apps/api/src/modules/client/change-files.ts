import type { BodyOf } from '@onegi/contract/call';
import type { askForChange } from '@onegi/contract/calls/client/client-page';
import { endorsementDocument } from '@onegi/contract/fields/policy-documents';
import type { Db, Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Request } from '../../http/fastify.ts';
import { rateLimit } from '../../http/rate-limit.ts';
import { takeUpload } from '../../http/take-upload.ts';
import { clientByLink } from '../../ports/actor.ts';
import { discardFiles, keepFile } from '../files/keep-file.ts';
import { storeArriving } from '../files/store-upload.ts';
import { nameOfFile, type StoredFileRow } from '../files/stored-file.ts';
import type { ClientLinkRow } from '../policies/client-links/tables.ts';
import { slotPrefix } from '../policies/documents/wanted-rows.ts';

/**
 * What comes with a request is a document of an endorsement that has no number yet: its slots are named by the request
 * until the office takes it up, and are rows of the draft from then on.
 */
const prefixOf = (changeId: string): string => `asked-${changeId}/`;
/** The rows of an endorsement that they go into (wanted-rows.ts). */
const rowNumbers = { signedUpload: 1, proofUpload: 2 } as const;

/** Of one link, taken back and chosen anew included. */
const MOST_FILES_AN_HOUR = 30;

type Sent = Pick<BodyOf<typeof askForChange>, keyof typeof rowNumbers>;

/**
 * Takes a file that a request may be sent with; one that none is sent with is deleted after an hour.
 * @throws AppError upload.*, request.rateLimited
 */
export async function uploadForChange(deps: Deps, request: Request, { id, policy_id }: ClientLinkRow) {
  await rateLimit(deps.db, `client-change-files:${id}`, MOST_FILES_AN_HOUR, 3600);
  return takeUpload(request, endorsementDocument, async (upload) => {
    const file = await storeArriving(deps, endorsementDocument, upload, clientByLink, policy_id);
    return { uploadId: file.id, fileName: nameOfFile(deps.seal, file) };
  });
}

/** Keeps what was sent before for a request. @throws AppError request.invalid on what is not there, or for another policy */
export async function keepChangeFiles(
  deps: Deps,
  tx: Tx,
  { id, policy_id: ownerId }: { readonly id: string; readonly policy_id: string },
  sent: Sent,
): Promise<void> {
  for (const field of ['signedUpload', 'proofUpload'] as const) {
    const uploadId = sent[field];
    if (uploadId === undefined) continue;
    const isOwn = await tx
      .selectFrom('stored_files')
      .select('id')
      .where('id', '=', uploadId)
      .where('purpose', '=', endorsementDocument.name)
      .where('owner_id', '=', ownerId)
      .where('state', '=', 'arriving')
      .executeTakeFirst();
    if (!isOwn) throw new AppError('request.invalid', {}, { fields: [{ field, message: 'validation.uploadGone' }] });
    const place = { ownerId, slot: `${prefixOf(id)}${rowNumbers[field]}` };
    await keepFile(tx, endorsementDocument, uploadId, place, { actor: clientByLink, now: deps.clock.now() });
  }
}

/** A request, and the number of the draft that was made of it. */
interface ChangeWithFiles {
  readonly id: string;
  readonly policy_id: string;
  readonly draftNo?: string | null;
}

/** Where the files of a request are: in the rows of its draft, once there is one. */
const placesOf = ({ id, policy_id, draftNo }: ChangeWithFiles) =>
  Object.values(rowNumbers).map((row) => ({
    ownerId: policy_id,
    slot: `${draftNo ? slotPrefix(draftNo) : prefixOf(id)}${row}`,
  }));
const placeKey = (ownerId: string | null, slot: string | null) => `${ownerId} ${slot}`;

/** The files of requests, by request: what the client has sent, also since the office took it up. */
export async function filesOfChanges(
  db: Db,
  changes: readonly ChangeWithFiles[],
): Promise<ReadonlyMap<string, readonly StoredFileRow[]>> {
  const changeAt = new Map(
    changes.flatMap((change) => placesOf(change).map(({ ownerId, slot }) => [placeKey(ownerId, slot), change.id])),
  );
  const slots = [...new Set(changes.flatMap((change) => placesOf(change).map(({ slot }) => slot)))];
  if (slots.length === 0) return new Map();
  const files = await db
    .selectFrom('stored_files')
    .selectAll()
    .where('purpose', '=', endorsementDocument.name)
    .where(
      'owner_id',
      'in',
      changes.map(({ policy_id }) => policy_id),
    )
    .where('slot', 'in', slots)
    .where('state', 'not in', ['arriving', 'removed'])
    // What the office puts into the rows of its draft came with no request.
    .where('uploaded_by', 'is', null)
    .orderBy('slot')
    .execute();
  return Map.groupBy(files, ({ owner_id, slot }) => changeAt.get(placeKey(owner_id, slot)) ?? '');
}

/** Makes what came with a request documents of the draft that is made of it. */
export async function moveToDraft(
  tx: Tx,
  change: { readonly id: string; readonly policy_id: string },
  endorsementNo: string,
): Promise<void> {
  for (const { id, slot } of (await filesOfChanges(tx, [change])).get(change.id) ?? []) {
    const moved = `${slotPrefix(endorsementNo)}${slot?.split('/').at(-1)}`;
    await tx.updateTable('stored_files').set({ slot: moved }).where('id', '=', id).execute();
  }
}

/** Nobody needs what came with a request that was declined. */
export const discardChangeFiles = (
  tx: Tx,
  { id, policy_id: ownerId }: { readonly id: string; readonly policy_id: string },
  now: Date,
): Promise<void> => discardFiles(tx, endorsementDocument, { ownerId, prefix: prefixOf(id) }, now);
