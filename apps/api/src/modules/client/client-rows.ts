import { type BodyOf, schemaOf } from '@onegi/contract/call';
import type { ClientRow } from '@onegi/contract/calls/client/client-page';
import { uploadForClient } from '@onegi/contract/calls/client/client-page';
import type { DocumentRow } from '@onegi/contract/calls/policies/document-shapes';
import { policyDocument } from '@onegi/contract/fields/policy-documents';
import type { Db, Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Request } from '../../http/fastify.ts';
import { InvalidRequest } from '../../http/invalid-request.ts';
import { failuresOf } from '../../http/issues.ts';
import { takeUpload } from '../../http/take-upload.ts';
import { clientByLink } from '../../ports/actor.ts';
import { keepFile } from '../files/keep-file.ts';
import { storeArriving } from '../files/store-upload.ts';
import { rowOwner } from '../files/stored-file.ts';
import type { ClientLinkRow } from '../policies/client-links/tables.ts';
import { askedByDraft, askedColumns } from '../policies/documents/asked-endorsement.ts';
import { describeGroup, descriptionOf, filesOf } from '../policies/documents/describe-rows.ts';
import type { PolicyRow } from '../policies/documents/policy-of.ts';
import {
  endorsementGroup,
  NEW_BUSINESS,
  policyGroup,
  type RowGroup,
  slotOf,
} from '../policies/documents/wanted-rows.ts';
import { lockPolicy } from '../policies/endorsements/policy-terms.ts';

interface ClientGroup extends RowGroup {
  /** What the client may well have to send beside what is required: of the policy, and for a draft of what the client asked for. */
  readonly takesMore: boolean;
}

/** The policy's own rows, those of each endorsement that was issued, and those of the draft of what the client asked for. */
async function groupsOf(deps: Pick<Deps, 'seal'>, db: Db, policy: PolicyRow): Promise<ClientGroup[]> {
  const [issued, drafts] = await Promise.all([
    db
      .selectFrom('policy_endorsements')
      .select(['endorsement_no as endorsementNo', 'kind'])
      .where('policy_id', '=', policy.id)
      .where('endorsement_no', '<>', NEW_BUSINESS)
      .execute(),
    db
      .selectFrom('endorsement_drafts as draft')
      .select([...askedColumns, 'state'])
      .where('draft.policy_id', '=', policy.id)
      .where(({ or, eb, exists, selectFrom }) =>
        or([
          eb('draft.state', '=', 'issued'),
          exists(selectFrom('client_changes as asked').select('asked.id').whereRef('asked.draft_id', '=', 'draft.id')),
        ]),
      )
      .execute(),
  ]);
  const drafted = await Promise.all(
    drafts.map(async (draft) => ({ ...(await askedByDraft(deps, db, draft)), takesMore: draft.state !== 'issued' })),
  );
  const elsewhere = issued
    .filter(({ endorsementNo }) => !drafted.some((draft) => draft.endorsementNo === endorsementNo))
    .map((row) => ({ ...row, action: null, isAskedOnPage: false, takesMore: false }));
  const asked = [...drafted, ...elsewhere].toSorted((a, b) => a.endorsementNo.localeCompare(b.endorsementNo));
  return [
    { ...policyGroup(policy), takesMore: true },
    ...asked.map((each) => ({ ...endorsementGroup(policy, each), takesMore: each.takesMore })),
  ];
}

const statusOf = ({ documentId, status }: DocumentRow): ClientRow['rowStatus'] => (documentId ? status : 'empty');

/**
 * Empty rows are asked for where they have a name and somebody needs them: a signed request only where it is required. What a
 * free row is, whoever has filled it in said.
 */
function isShown({ rows, takesMore }: ClientGroup, { rowNumber, documentId }: DocumentRow): boolean {
  const row = rows.find((each) => each.rowNumber === rowNumber);
  const isUseful = takesMore && row?.name !== null && row?.name !== 'endorsementRequest';
  return documentId !== undefined || row?.required === true || isUseful;
}

/** The rows of a policy as its client sees them: what there is, what is missing and what has to be corrected. */
export async function clientRows(deps: Deps, db: Db, policy: PolicyRow): Promise<ClientRow[]> {
  const groups = await groupsOf(deps, db, policy);
  const described = await Promise.all(
    groups.map(async (group) => {
      const rows = await describeGroup(deps, db, group, { actor: clientByLink, policy });
      return rows
        .filter((row) => isShown(group, row))
        .map(
          (row): ClientRow => ({
            rowKey: `${group.prefix}${row.rowNumber}`,
            name: row.name,
            nameZh: row.nameZh,
            fileName: row.fileName ?? null,
            rowStatus: statusOf(row),
            note: row.note,
            documentId: row.documentId ?? null,
          }),
        );
    }),
  );
  return described.flat();
}

/** What stood before the file in its form. @throws InvalidRequest */
function textsOf(texts: Readonly<Record<string, string>>): BodyOf<typeof uploadForClient> {
  const sent = schemaOf(uploadForClient.body as never).safeParse(texts);
  if (!sent.success) throw new InvalidRequest(failuresOf(sent.error));
  return sent.data as BodyOf<typeof uploadForClient>;
}

/**
 * Takes a document of the client into a row that is empty, or whose document has to be corrected; it waits for the office.
 * @throws AppError policyDocument.changed, document.closed, upload.*, request.invalid
 */
export function uploadForClientRow(deps: Deps, request: Request, link: ClientLinkRow): Promise<{ isSent: boolean }> {
  return takeUpload(request, policyDocument, async (upload) => {
    const { rowKey, documentId } = textsOf(upload.texts);
    const refused = () =>
      new AppError('request.invalid', {}, { fields: [{ field: 'rowKey', message: 'validation.choice' }] });
    const findRow = async (tx: Tx) => {
      const groups = await groupsOf(deps, tx, await lockPolicy(tx, link.policy_id));
      const found = groups
        .flatMap((group) => group.rows.map((row) => ({ group, row })))
        .find(({ group, row }) => slotOf(group, row) === rowKey);
      if (!found) throw refused();
      return found;
    };
    const { group: wanted } = await inTransaction(deps.db, findRow);
    const file = await storeArriving(deps, wanted.purpose, upload, clientByLink, link.policy_id);
    await inTransaction(deps.db, async (tx) => {
      // A draft may have been given up while the file came in.
      const { group, row } = await findRow(tx);
      const held = (await filesOf(tx, group)).get(slotOf(group, row));
      if (held?.id !== documentId) throw new AppError('policyDocument.changed');
      if (held && held.state !== 'toCorrect') throw new AppError('document.closed');
      if (!held && row.name === null) throw refused();
      const place = { ownerId: group.ownerId, slot: slotOf(group, row) };
      const kept = await keepFile(tx, group.purpose, file.id, place, { actor: clientByLink, now: deps.clock.now() });
      if (row.name !== null || !held) return;
      // What a free row is stays what it was.
      const description_sealed = deps.seal.seal(rowOwner(kept.id), descriptionOf(deps.seal, held));
      await tx.updateTable('stored_files').set({ description_sealed }).where('id', '=', kept.id).execute();
    });
    return { isSent: true };
  });
}
