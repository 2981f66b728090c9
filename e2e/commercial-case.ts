import { caseDetail } from '@onegi/contract/calls/requests/commercial/case-shapes';
import { addCase } from '@onegi/contract/calls/requests/commercial/cases';
import { uploadTempDocument } from '@onegi/contract/calls/requests/commercial/documents';
import { caseFields as c, type TransactionType } from '@onegi/contract/fields/commercial';
import { type Page, test } from '@playwright/test';
import { callAs } from './accounts.ts';
import { daysAhead } from './purchase.ts';

export const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

async function upload(page: Page, name: string): Promise<string> {
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  const file = { name, mimeType: 'application/pdf', buffer: PDF };
  const answer = await page.request.post(`/api${uploadTempDocument.path}`, {
    headers: { origin },
    multipart: { dir: 'QUOTATION', file },
  });
  return (await answer.json()).data[c.uploadId.wire];
}

/** The number of a business package case that a consultant has submitted. */
export async function submittedCase(
  page: Page,
  insuredName: string,
  transactionType: TransactionType = 'newBusiness',
): Promise<string> {
  const documents = [
    { order: 10, uploadId: await upload(page, 'proposal.pdf') },
    { order: 20, uploadId: await upload(page, 'registration.pdf') },
  ];
  const answers = {
    BP01: 'OFF',
    BP02: 'TRD',
    BP03: 'Unit 1, 1 Demo Road, Kwun Tong',
    BP04: '12',
    BP05: '800',
    BP06: 'Y',
    BP08: '500000',
    BP09: '0',
    BP11: '5000000',
    BP12: '20000',
    BP13: 'Y',
    BP15: 'N',
  };
  const period = { startsOn: daysAhead(30), endsOn: daysAhead(394) };
  const agreed = { consented: true, optedOut: false } as const;
  const asked = { templateId: 'BP', insuredName, transactionType, ...period, ...agreed } as const;
  const sent = { ...asked, answers, documents, savedAs: 'waiting' } as const;
  return (await callAs(page, addCase, sent))[caseDetail.wireName('caseNumber')];
}

/** The page of a case. */
export const caseAddress = (caseNumber: string) => `/commercial-insurance/form?${c.caseNumber.wire}=${caseNumber}`;
