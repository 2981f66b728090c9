import type { BodyOf } from '@onegi/contract/call';
import { savePolicyDocuments, uploadEndorsementDocument } from '@onegi/contract/calls/policies/documents';
import {
  approveEndorsement,
  saveEndorsement,
  submitEndorsement,
} from '@onegi/contract/calls/policies/endorsements/drafts';
import { endorsementFields as e } from '@onegi/contract/fields/endorsements';
import { policyDocumentFields as d } from '@onegi/contract/fields/policy-documents';
import { expect, type Page, test } from '@playwright/test';
import { callAs } from './accounts.ts';
import { PDF } from './commercial-case.ts';

/** What the client has signed. */
const signedRequest = { name: 'request.pdf', mimeType: 'application/pdf', buffer: PDF };

/** Puts the signed request into its row of the draft that a page shows. */
export async function attachRequest(page: Page): Promise<void> {
  await page.getByLabel('Upload: Signed endorsement request').first().setInputFiles(signedRequest);
  await expect(page.getByRole('button', { name: 'Delete request.pdf' }).first()).toBeVisible();
}

type Desks = Readonly<Record<'operations' | 'officer', Page>>;
type Answered = Readonly<Record<string, string>>;

const seen = (draft: Answered) => ({ draftId: draft[e.draftId.wire] ?? '', version: Number(draft[e.version.wire]) });

/** An endorsement that operations has drafted with its signed request and the officer has approved, by their calls. */
export async function anIssuedEndorsement(
  { operations, officer }: Desks,
  terms: BodyOf<typeof saveEndorsement>,
): Promise<Answered> {
  const draft: Answered = await callAs(operations, saveEndorsement, terms);
  const transactionNumber = draft[e.transactionNumber.wire] ?? '';
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  const uploaded = await operations.request.post(`/api${uploadEndorsementDocument.path}`, {
    headers: { origin },
    multipart: { [d.uploadPolicy.wire]: transactionNumber, file: signedRequest },
  });
  const uploadId = (await uploaded.json()).data[d.uploadId.wire];
  const documents = [{ rowNumber: 1, uploadId }];
  const endorsementNo = draft[e.endorsementNo.wire] ?? '';
  await callAs(operations, savePolicyDocuments, { transactionNumber, endorsementNo, documents });
  const submitted = await callAs(operations, submitEndorsement, seen(draft));
  return callAs(officer, approveEndorsement, seen(submitted));
}
