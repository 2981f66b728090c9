import { randomUUID } from 'node:crypto';
import { type AnswerOf, type Call, schemaOf } from '@onegi/contract/call';
import * as notes from '@onegi/contract/calls/requests/commercial/case-notes';
import type { CaseDetail, CaseInput } from '@onegi/contract/calls/requests/commercial/case-shapes';
import * as cases from '@onegi/contract/calls/requests/commercial/cases';
import { uploadTempDocument } from '@onegi/contract/calls/requests/commercial/documents';
import type { CaseState, TransactionType } from '@onegi/contract/fields/commercial';
import { caseFields as c } from '@onegi/contract/fields/commercial';
import type { TemplateId } from '@onegi/contract/fields/requests';
import type { Shape } from '@onegi/contract/shape';
import type { TestApp } from '../app.ts';
import type { AccountRequest } from './account-requests.ts';
import { type SignedIn, signedInAs } from './accounts.ts';
import { callAs, granted } from './calls.ts';

export const A_PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n% of CHAN TAI MAN\ntrailer\n<<>>\n%%EOF\n';

/** A business package of an office, without employees, as a consultant fills it in. */
export const packageAnswers: Record<string, string> = {
  BP01: 'OFF',
  BP02: 'TRD',
  BP03: 'Unit 1, 1 Demo Road, Kwun Tong',
  BP04: '12',
  BP05: '800',
  BP06: 'Y',
  BP07: '',
  BP08: '500000',
  BP09: '0',
  BP10: '',
  BP11: '5000000',
  BP12: '20000',
  BP13: 'Y',
  BP14: '',
  BP15: 'N',
};

/** The rows of documents that a business package of an office must have. */
export const PROPOSAL = 10;
export const REGISTRATION = 20;

export const aPackage = {
  insuredName: 'Harbour Demo Trading Limited',
  startsOn: '2027-01-01',
  endsOn: '2027-12-31',
  consented: true,
  optedOut: false,
  answers: packageAnswers,
  documents: [],
  employees: [],
  savedAs: 'draft',
} as const satisfies CaseInput;

type Input = Partial<CaseInput> & { templateId?: TemplateId };

export const aConsultant = (shop: TestApp, code = `TR${randomUUID().slice(0, 6).toUpperCase()}`): Promise<SignedIn> =>
  signedInAs(shop, ['consultant'], { consultantCodes: [code] });

export const addCase = (shop: TestApp, user: SignedIn, input: Input = {}, key?: string) =>
  callAs(shop, cases.addCase, user, { body: { templateId: 'BP', ...aPackage, ...input }, ...(key ? { key } : {}) });

export const openCase = (shop: TestApp, user: SignedIn, caseNumber: string) =>
  callAs(shop, cases.quoteDetail, user, { query: { [c.caseNumber.wire]: caseNumber } });

/** What a case holds, as its page would send it again. */
export const inputOf = ({ questions, ...detail }: CaseDetail): CaseInput => ({
  insuredName: detail.insuredName,
  startsOn: detail.startsOn,
  endsOn: detail.endsOn,
  consented: detail.consented,
  optedOut: detail.optedOut,
  answers: Object.fromEntries(
    questions.flatMap(({ questionId, hidden, initial = '' }) => (hidden ? [] : [[questionId, initial]])),
  ),
  documents: detail.documents.map(({ order, uploadId, canDescribe, name }) => ({
    order,
    ...(uploadId ? { uploadId } : {}),
    ...(canDescribe ? { name } : {}),
  })),
  employees: detail.employees,
  savedAs: 'draft',
});

export const updateCase = (shop: TestApp, user: SignedIn, detail: CaseDetail, input: Input = {}, key?: string) =>
  callAs(shop, cases.updateCase, user, {
    body: { ...inputOf(detail), ...input, caseNumber: detail.caseNumber, caseVersion: detail.caseVersion },
    ...(key ? { key } : {}),
  });

/** Sends a file to a call that takes one; what is told of it stands before it. */
export async function uploadTo<C extends Call>(
  shop: TestApp,
  declared: C,
  user: Pick<SignedIn, 'browser'>,
  { name, contents, texts = {} }: { name: string; contents: string | Buffer; texts?: Record<string, string> },
) {
  const form = new FormData();
  for (const [field, text] of Object.entries(texts)) form.set(field, text);
  form.set('file', new File([contents as BlobPart], name));
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/api${declared.path}`,
    headers: { ...user.browser, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  const { data, code, msg, msgC } = answer.json();
  const sent = data ? (schemaOf(declared.answer).decode(data as never) as AnswerOf<C>) : undefined;
  return { status: answer.statusCode, code, msg, msgC, sent };
}

/** Uploads a document as the form does. */
export const uploadDocument = (
  shop: TestApp,
  user: Pick<SignedIn, 'browser'>,
  { name = 'proposal.pdf', contents = A_PDF as string | Buffer, texts = {} as Record<string, string> } = {},
) => uploadTo(shop, uploadTempDocument, user, { name, contents, texts: { dir: 'QUOTATION', ...texts } });

/** The documents that must be there, uploaded and not saved yet. */
export async function neededDocuments(shop: TestApp, user: SignedIn, orders = [PROPOSAL, REGISTRATION]) {
  return Promise.all(
    orders.map(async (order) => {
      const { sent } = await uploadDocument(shop, user);
      return { order, uploadId: sent?.uploadId ?? '' };
    }),
  );
}

/** A case that its consultant has submitted. */
export async function aSubmittedCase(shop: TestApp, user: SignedIn, input: Input = {}): Promise<CaseDetail> {
  const documents = await neededDocuments(shop, user);
  return granted(await addCase(shop, user, { documents, ...input, savedAs: 'waiting' }));
}

/** The id of a case in some state, as if it had come there. */
export async function aCaseIn(
  shop: TestApp,
  status: string,
  transactionType: TransactionType = 'newBusiness',
): Promise<string> {
  const { caseNumber } = granted(await addCase(shop, await aConsultant(shop)));
  const row = await shop.deps.db
    .updateTable('quote_requests')
    .set(status === 'issued' ? { status: 'accepted', issued_at: shop.clock.now() } : { status: status as CaseState })
    .set({ transaction_type: transactionType })
    .where('request_number', '=', caseNumber)
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Asks for the proposal and for the trade of a case. */
export const askForItems = (shop: TestApp, officer: SignedIn, caseNumber: string, changes: object = {}) =>
  callAs(shop, cases.askForItems, officer, {
    body: {
      caseNumber,
      askedNote: 'Please sign the proposal.',
      askedRows: ['BP03'],
      askedDocuments: [PROPOSAL],
      ...changes,
    },
  });

/** A request for every call of commercial cases that succeeds, made anew for every attempt. */
export function caseRequests(shop: TestApp): Record<string, () => Promise<AccountRequest>> {
  const officer = signedInAs(shop, ['officer']);
  const byConsultant = (given: (user: SignedIn) => Promise<Omit<AccountRequest, 'headers'>>) => async () => {
    // Each has made few cases yet: nobody is told to wait.
    const user = await aConsultant(shop);
    return { ...(await given(user)), headers: user.browser };
  };
  const numbered = ({ caseNumber }: CaseDetail) => ({ [c.caseNumber.wire]: caseNumber });
  const draft = async (user: SignedIn) => granted(await addCase(shop, user));
  const wired = (declared: Call, body: object) => (declared.body as Shape).codec.encode(body as never);
  const aFile = async (user: SignedIn) => (await uploadDocument(shop, user)).sent?.uploadId ?? '';
  return {
    listCases: byConsultant(async () => ({ body: { [c.caseStateAsked.wire]: '*ALL' } })),
    listCasesExport: byConsultant(async () => ({ body: { language: 'en' } })),
    quoteDetail: byConsultant(async (user) => ({ query: numbered(await draft(user)) })),
    addCase: byConsultant(async () => ({ body: wired(cases.addCase, { templateId: 'BP', ...aPackage }) })),
    updateCase: byConsultant(async (user) => {
      const detail = await draft(user);
      const { caseNumber, caseVersion } = detail;
      return { body: wired(cases.updateCase, { ...inputOf(detail), caseNumber, caseVersion }) };
    }),
    copyCase: byConsultant(async (user) => ({ body: numbered(await draft(user)) })),
    deleteCase: byConsultant(async (user) => ({ body: numbered(await draft(user)) })),
    caseNotes: async () => ({
      headers: (await officer).browser,
      query: numbered(await aSubmittedCase(shop, await aConsultant(shop))),
    }),
    addCaseNote: async () => {
      const { caseNumber } = await aSubmittedCase(shop, await aConsultant(shop));
      const body = wired(notes.addCaseNote, { caseNumber, noteText: 'The client is abroad until Monday.' });
      return { headers: (await officer).browser, body };
    },
    withdrawCase: byConsultant(async (user) => ({ body: numbered(await aSubmittedCase(shop, user)) })),
    askForItems: async () => ({
      headers: (await officer).browser,
      body: wired(cases.askForItems, {
        caseNumber: (await aSubmittedCase(shop, await aConsultant(shop))).caseNumber,
        askedNote: 'Please sign the proposal.',
        askedRows: ['BP03'],
        askedDocuments: [PROPOSAL],
      }),
    }),
    uploadTempDocument: byConsultant(async () => ({})),
    readEmployees: byConsultant(async () => ({})),
    employeeTemplate: byConsultant(async () => ({ query: { language: 'en' } })),
    updateDocument: byConsultant(async (user) => ({
      body: { ...numbered(await draft(user)), [c.documentOrder.wire]: PROPOSAL, [c.uploadId.wire]: await aFile(user) },
    })),
    deleteDocument: byConsultant(async (user) => ({ query: { [c.removedId.wire]: await aFile(user) } })),
    downloadDocument: byConsultant(async (user) => {
      const { documents } = await aSubmittedCase(shop, user);
      return { params: { [c.fileId.wire]: documents[0]?.fileId } };
    }),
  };
}

/** Calls that a plain request cannot bring to a success: an upload is no JSON. */
export const refusedCaseCalls = ['uploadTempDocument', 'readEmployees'] as const;
