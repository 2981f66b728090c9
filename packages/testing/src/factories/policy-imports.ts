import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import * as calls from '@onegi/contract/calls/transfer/policy-imports';
import { type ImportColumn, type ImportSheet, importSheets } from '@onegi/contract/fields/transfer';
import { type SheetCell, writeSheets } from '../../../../apps/api/src/lib/write-sheets.ts';
import { layout } from '../../../../apps/api/src/modules/transfer/layout.ts';
import { headingOf, sheetNameOf } from '../../../../apps/api/src/modules/transfer/words.ts';
import type { TestApp } from '../app.ts';
import type { AccountRequest } from './account-requests.ts';
import { type SignedIn, signedInAs } from './accounts.ts';
import { callAs, granted } from './calls.ts';
import { uploadTo } from './commercial-cases.ts';

type Cells = Readonly<Partial<Record<ImportColumn, SheetCell>>>;

/** What stands in a workbook, row by row: a number of cents is written as dollars. */
export interface ImportExample {
  readonly policies?: readonly Cells[];
  readonly persons?: readonly Cells[];
  readonly notes?: readonly Cells[];
  readonly receipts?: readonly Cells[];
}

export const anImportedPolicy = {
  policyNumber: 'HK-000001',
  insurer: 'LPG',
  product: 'MOTOR',
  issuedOn: '2026-10-01',
  startsOn: '2026-10-01',
  endsOn: '2027-09-30',
  consultant: 'TR7001',
  surname: 'CHAN',
  firstName: 'TAI MAN',
  hkid: 'A123456(3)',
  email: 'chan.tai.man@example.com',
  phone: '91234567',
} as const satisfies Cells;

export const anImportedPerson = {
  policyNumber: 'HK-000001',
  personNo: '1',
  personKind: 'D',
  surname: 'WONG',
  firstName: 'SIU MING',
  hkid: 'B123456(6)',
  bornOn: '1991-02-03',
  relationship: 'SP',
  licensedOn: '2015-06-07',
} as const satisfies Cells;

/** A private car: HK$10,679.24 from the client, 9,306.04 to the insurer, 1,373.20 kept, of it 823.92 the consultant's. */
export const anImportedNote = {
  policyNumber: 'HK-000001',
  kind: 'NB',
  effectiveOn: '2026-10-01',
  accountOn: '2026-10-01',
  dueOn: '2026-11-30',
  grossPremium: 10300,
  netPremium: 10300,
  actualPremium: 10300,
  otherLevies: 309,
  levy: 70.24,
  payoutRate: 60,
  receivable: 10679.24,
  payable: 9306.04,
  commission: 1373.2,
} as const satisfies Cells;

export const anImportedReceipt = {
  receiptNumber: 'R-1',
  method: 'FPS',
  receivedOn: '2026-10-20',
  receiptAmount: 10679.24,
  bankedOn: '2026-10-20',
  policyNumber: 'HK-000001',
  allocated: 10679.24,
} as const satisfies Cells;

/** Half of what the note says, received and banked. */
export const halfReceived = { ...anImportedReceipt, allocated: 5339.62, receiptAmount: 5339.62 } as const;

/** Half of the premium goes back: the same figures halved, negative. */
export const anImportedCreditNote = {
  ...anImportedNote,
  endorsementNo: '001',
  kind: 'ER',
  grossPremium: -5150,
  netPremium: -5150,
  actualPremium: -5150,
  otherLevies: -154.5,
  levy: -35.12,
  receivable: -5339.62,
  payable: -4653.02,
  commission: -686.6,
} as const satisfies Cells;

/** What is written of a note that everybody had theirs of in earlier books. */
export const wasPaidOn = { insurerPaid: 9306.04, commissionDrawn: 1373.2, consultantPaid: 'Y' } as const;

/** A workbook as a brokerage fills it in. */
export async function importWorkbook(example: ImportExample, language: 'en' | 'zh-Hant' = 'en'): Promise<Buffer> {
  const rowsOf = (sheet: ImportSheet): SheetCell[][] => [
    layout[sheet].map(({ key }) => headingOf(language, key)),
    ...(example[sheet] ?? []).map((row) => layout[sheet].map(({ key }) => row[key] ?? null)),
  ];
  return buffer(
    writeSheets(importSheets.map((sheet) => ({ name: sheetNameOf(language, sheet), rows: rowsOf(sheet) }))),
  );
}

export const uploadWorkbook = (
  shop: TestApp,
  user: Pick<SignedIn, 'browser'>,
  contents: Buffer,
  name = 'moving.xlsx',
) => uploadTo(shop, calls.uploadPolicyImport, user, { name, contents });

export const readImportOf = async (shop: TestApp, user: Pick<SignedIn, 'browser'>, importId: string) =>
  granted(await callAs(shop, calls.describePolicyImport, user, { params: { importId } }));

/** Waits until the background has done with it. */
async function settled(shop: TestApp, user: Pick<SignedIn, 'browser'>, importId: string) {
  for (let looks = 0; looks < 600; looks++) {
    const read = await readImportOf(shop, user, importId);
    if (read.stage !== 'checking' && read.stage !== 'importing') return read;
    await sleep(50);
  }
  throw new Error('The import did not come to an end');
}

/** A workbook, uploaded and checked. */
export async function checkedImport(
  shop: TestApp,
  user: Pick<SignedIn, 'browser'>,
  example: ImportExample | Buffer,
  language: 'en' | 'zh-Hant' = 'en',
) {
  const contents = Buffer.isBuffer(example) ? example : await importWorkbook(example, language);
  const { status, msg, sent } = await uploadWorkbook(shop, user, contents);
  if (!sent) throw new Error(`Refused: ${status} ${msg}`);
  return settled(shop, user, sent.importId);
}

export const startImport = (shop: TestApp, user: Pick<SignedIn, 'browser'>, importId: string) =>
  callAs(shop, calls.startPolicyImport, user, { params: { importId } });

/** A workbook, checked and imported. */
export async function importedWorkbook(
  shop: TestApp,
  user: Pick<SignedIn, 'browser'>,
  example: ImportExample | Buffer,
) {
  const { importId, stage, problems } = await checkedImport(shop, user, example);
  if (stage !== 'ready') throw new Error(`Not in order: ${JSON.stringify(problems.slice(0, 5))}`);
  granted(await startImport(shop, user, importId));
  return settled(shop, user, importId);
}

/** Who may import, and a consultant of the code that examples name. */
export async function importers(shop: TestApp): Promise<SignedIn> {
  await signedInAs(shop, ['consultant'], { consultantCodes: ['TR7001'] });
  await signedInAs(shop, ['consultant'], { consultantCodes: ['TR7002'] });
  return signedInAs(shop, ['operations'], { name: 'Olive Poon', nameZh: '潘愛蓮' });
}

/** A request for every call of imports and of the export. */
export function transferRequests(shop: TestApp): Record<string, () => Promise<AccountRequest>> {
  const admin = signedInAs(shop, ['administrator']);
  const ready = async () => (await checkedImport(shop, await admin, {})).importId;
  const asAdmin = async (more: object = {}) => ({ headers: (await admin).browser, ...more });
  return {
    listPolicyImports: () => asAdmin({ body: {} }),
    policyImportTemplate: () => asAdmin(),
    describePolicyImport: async () => asAdmin({ params: { importId: await ready() } }),
    uploadPolicyImport: () => asAdmin(),
    startPolicyImport: async () => asAdmin({ params: { importId: await ready() } }),
    exportPortal: () => asAdmin({ body: {} }),
  };
}

/** Calls that a plain request cannot bring to a success: an upload is no JSON, and an empty workbook is none. */
export const refusedTransferCalls = ['uploadPolicyImport', 'startPolicyImport'] as const;
