import { randomUUID } from 'node:crypto';
import type { DocumentRow, PolicyDocuments, RowGiven } from '@onegi/contract/calls/policies/document-shapes';
import * as calls from '@onegi/contract/calls/policies/documents';
import { policyDocumentFields as d } from '@onegi/contract/fields/policy-documents';
import type { TestApp } from '../app.ts';
import type { AccountRequest } from './account-requests.ts';
import { type SignedIn, signedInAs } from './accounts.ts';
import { callAs, granted } from './calls.ts';
import { A_PDF, uploadTo } from './commercial-cases.ts';
import { bookEndorsement, insertPolicy, type PolicyExample } from './policies.ts';

type User = Pick<SignedIn, 'browser'>;

/** Uploads of a test are as many as it wants. */
export const uploadsAnew = (shop: TestApp) => shop.deps.db.deleteFrom('rate_limit_hits').execute();

/** A policy with its note, under a code. */
export interface PolicyHeld {
  readonly policyId: string;
  readonly transactionNumber: string;
  readonly noteNumber: string;
}

export async function aPolicy(
  shop: TestApp,
  code: string | null,
  example: Partial<PolicyExample> = {},
): Promise<PolicyHeld> {
  const number = randomUUID().slice(0, 13).toUpperCase();
  const policyId = await insertPolicy(shop, { number, issuedOn: '2026-11-01', code, ...example });
  return { policyId, transactionNumber: `PT-${number}`, noteNumber: `DN-${number}` };
}

/** A policy that came of a purchase, with all that belongs to one. There must be such a policy. */
export async function oneSoldOnline({ deps }: TestApp): Promise<PolicyHeld> {
  return deps.db
    .selectFrom('policies')
    .innerJoin('debit_credit_notes as note', 'note.policy_id', 'policies.id')
    .select(['policies.id as policyId', 'transaction_number as transactionNumber', 'note.note_number as noteNumber'])
    .where('application_id', 'is not', null)
    .executeTakeFirstOrThrow();
}

/** Books another endorsement of a policy, without premium. */
export const anEndorsement = (shop: TestApp, { policyId }: PolicyHeld, number = '001', kind = 'EN') =>
  bookEndorsement(shop, { policyId, number, kind, accountOn: '2026-11-02', premium: 0, brokerage: 0 });

interface FileGiven {
  readonly name?: string;
  readonly contents?: string | Buffer;
}

/** Uploads a file for a row of a policy; it is in none yet. */
export const uploadForPolicy = (
  shop: TestApp,
  user: User,
  { transactionNumber }: PolicyHeld,
  { name = 'proposal.pdf', contents = A_PDF }: FileGiven = {},
) =>
  uploadTo(shop, calls.uploadPolicyDocument, user, {
    name,
    contents,
    texts: { [d.transactionNumber.wire]: transactionNumber },
  });

export const uploadForEndorsement = (
  shop: TestApp,
  user: User,
  { transactionNumber }: PolicyHeld,
  { name = 'request.pdf', contents = A_PDF }: FileGiven = {},
) =>
  uploadTo(shop, calls.uploadEndorsementDocument, user, {
    name,
    contents,
    texts: { [d.uploadPolicy.wire]: transactionNumber, [d.uploadFor.wire]: 'POLICY' },
  });

/** Uploads into a row of a note's settlement; what is not told is not sent. */
export const uploadForSettlement = (
  shop: TestApp,
  user: User,
  { transactionNumber, noteNumber }: PolicyHeld,
  { row = 1, seen, name = 'slip.pdf', contents = A_PDF }: FileGiven & { row?: number | string; seen?: string } = {},
) =>
  uploadTo(shop, calls.uploadSettlementDocument, user, {
    name,
    contents,
    texts: {
      [d.transactionNumber.wire]: transactionNumber,
      [d.endorsementNo.wire]: '000',
      [d.noteNumber.wire]: noteNumber,
      [d.settlementRow.wire]: String(row),
      ...(seen ? { [d.documentId.wire]: seen } : {}),
    },
  });

export const readDocuments = (shop: TestApp, user: User, { transactionNumber }: PolicyHeld, endorsementNo?: string) =>
  callAs(shop, calls.getPolicyDocuments, user, {
    query: {
      [d.transactionAsked.wire]: transactionNumber,
      ...(endorsementNo ? { [d.endorsementAsked.wire]: endorsementNo } : {}),
    },
  });

export const readSettlement = (
  shop: TestApp,
  user: User,
  { transactionNumber, noteNumber }: PolicyHeld,
  endorsementNo = '000',
) => callAs(shop, calls.getSettlementDocuments, user, { body: { transactionNumber, endorsementNo, noteNumber } });

export const saveRows = (
  shop: TestApp,
  user: User,
  { transactionNumber }: PolicyHeld,
  documents: readonly RowGiven[],
  endorsementNo?: string,
) =>
  callAs(shop, calls.savePolicyDocuments, user, {
    body: { transactionNumber, documents, ...(endorsementNo ? { endorsementNo } : {}) },
  });

export const deleteDocument = (shop: TestApp, user: User, documentId: string) =>
  callAs(shop, calls.deletePolicyDocument, user, { query: { [d.documentId.wire]: documentId } });

export const reviewDocument = (shop: TestApp, user: User, documentId: string, note?: string) =>
  callAs(shop, calls.reviewPolicyDocument, user, {
    body: { documentId, status: note === undefined ? 'accepted' : 'toCorrect', ...(note ? { note } : {}) },
  });

export const saveEmail = (
  shop: TestApp,
  user: User,
  transactionNumber: string,
  email: string,
  isMailed?: boolean,
  key?: string,
) =>
  callAs(shop, calls.savePolicyEmail, user, {
    body: { transactionNumber, email, ...(isMailed === undefined ? {} : { isMailed }) },
    ...(key ? { key } : {}),
  });

export const rowAt = ({ documents }: Pick<PolicyDocuments, 'documents'>, row: number): DocumentRow => {
  const found = documents.find(({ rowNumber }) => rowNumber === row);
  if (!found) throw new Error(`There is no row ${row}`);
  return found;
};

/** Uploads a file into a row of a policy. @returns the row */
export async function fillRow(
  shop: TestApp,
  user: User,
  policy: PolicyHeld,
  { rowNumber = 1, ...given }: Partial<RowGiven> = {},
  file: FileGiven = {},
): Promise<DocumentRow> {
  const { sent } = await uploadForPolicy(shop, user, policy, file);
  const row = { rowNumber, uploadId: sent?.uploadId ?? '', ...given };
  return rowAt(granted(await saveRows(shop, user, policy, [row])), rowNumber);
}

/** A request for every call of policies' documents that succeeds, made anew for every attempt. */
export function policyDocumentRequests(shop: TestApp): Record<string, () => Promise<AccountRequest>> {
  const officer = signedInAs(shop, ['officer']);
  const policy = aPolicy(shop, null);
  const byOfficer =
    (given: (user: SignedIn, policy: PolicyHeld) => Promise<Omit<AccountRequest, 'headers'>>) => async () => {
      await uploadsAnew(shop);
      return { ...(await given(await officer, await policy)), headers: (await officer).browser };
    };
  const aDocument = async (user: SignedIn) => (await fillRow(shop, user, await aPolicy(shop, null))).documentId;
  return {
    getPolicyDocuments: byOfficer(async (_user, { transactionNumber }) => ({
      query: { [d.transactionAsked.wire]: transactionNumber, [d.endorsementAsked.wire]: '000' },
    })),
    uploadPolicyDocument: byOfficer(async () => ({})),
    uploadEndorsementDocument: byOfficer(async () => ({})),
    uploadSettlementDocument: byOfficer(async () => ({})),
    savePolicyDocuments: byOfficer(async (user, held) => {
      const { documents } = granted(await readDocuments(shop, user, held));
      const { sent } = await uploadForPolicy(shop, user, held);
      const { documentId = null } = documents[9] as DocumentRow;
      const row = {
        [d.rowNumber.wire]: '10',
        [d.description.wire]: 'Floor plan',
        [d.uploadId.wire]: sent?.uploadId,
        ...(documentId ? { [d.documentId.wire]: documentId } : {}),
      };
      const ofPolicy = { [d.transactionNumber.wire]: held.transactionNumber, [d.endorsementNo.wire]: '000' };
      return { body: { ...ofPolicy, docList: [row] } };
    }),
    getSettlementDocuments: byOfficer(async (_user, { transactionNumber, noteNumber }) => ({
      body: {
        [d.transactionNumber.wire]: transactionNumber,
        [d.endorsementNo.wire]: '000',
        [d.noteNumber.wire]: noteNumber,
      },
    })),
    deletePolicyDocument: byOfficer(async (user) => ({ query: { [d.documentId.wire]: await aDocument(user) } })),
    reviewPolicyDocument: byOfficer(async (user) => ({
      body: {
        [d.documentId.wire]: await aDocument(user),
        [d.reviewedAs.wire]: 'C',
        [d.note.wire]: 'Page 2 is missing.',
      },
    })),
    savePolicyEmail: byOfficer(async (_user, { transactionNumber }) => ({
      body: {
        [d.transactionNumber.wire]: transactionNumber,
        [d.email.wire]: 'client@example.com',
        [d.isMailed.wire]: false,
      },
    })),
  };
}

/** Calls that a plain request cannot bring to a success: an upload is no JSON. */
export const refusedPolicyDocumentCalls = [
  'uploadPolicyDocument',
  'uploadEndorsementDocument',
  'uploadSettlementDocument',
] as const;
