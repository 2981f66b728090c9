// @vitest-environment happy-dom
import { schemaOf } from '@onegi/contract/call';
import { me } from '@onegi/contract/calls/accounts/sign-in';
import type { DocumentRow, PolicyDocuments as Documents } from '@onegi/contract/calls/policies/document-shapes';
import {
  deletePolicyDocument,
  getPolicyDocuments,
  getSettlementDocuments,
  reviewPolicyDocument,
  savePolicyDocuments,
  savePolicyEmail,
  uploadPolicyDocument,
  uploadSettlementDocument,
} from '@onegi/contract/calls/policies/documents';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { drawPage, whoAs } from '../../../components/test-page.tsx';
import { PolicyDocuments } from './policy-documents.tsx';

/** Requests of uploads, answered when the test says so. */
class Upload {
  static last: Upload | undefined;
  status = 200;
  responseText = '';
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload = () => {};
  address = '';
  sent: FormData | undefined;
  constructor() {
    Upload.last = this;
  }
  open(_method: string, address: string) {
    this.address = address;
  }
  send(form: FormData) {
    this.sent = form;
  }
  answer(data: unknown) {
    this.responseText = JSON.stringify({ data });
    return act(async () => this.onload());
  }
}

const fixed = ['Signed and completed proposal form', 'Business Registration', 'Certificate of Incorporation'];
const fixedRows = [...fixed, 'Shop front door picture', 'NCB Proof(if any)'];

const anyRow = (rowNumber: number, what: Partial<DocumentRow> = {}): DocumentRow => ({
  rowNumber,
  name: fixedRows[rowNumber - 1] ?? '',
  nameZh: fixedRows[rowNumber - 1] ?? '',
  required: false,
  docLimit: 5,
  docTypes: ['jpg', 'jpeg', 'png', 'pdf', 'xlsx', 'docx'],
  canDescribe: rowNumber > 5,
  canUpload: true,
  canDelete: false,
  status: 'waiting',
  note: null,
  allowedActions: [],
  ...what,
});

const ID = '0b9d1c1e-6a8b-4c2f-9a53-2f4a6c1d7e90';
const held = (what: Partial<DocumentRow> = {}): Partial<DocumentRow> => ({
  documentId: ID,
  fileName: 'front.png',
  storedName: `policy-document-${ID}.png`,
  fileKind: 'image',
  bytes: 2_500,
  uploadedAt: '2026-11-23T02:03:04.000Z',
  previewUrl: '/api/common/down-file?name=x.png',
  downloadUrl: '/api/common/down-file?name=x.png',
  canDelete: true,
  allowedActions: ['remove'],
  ...what,
});

const documentsWith = (rows: Record<number, Partial<DocumentRow>> = {}, more: Partial<Documents> = {}): Documents => ({
  status: 'waiting',
  email: 'client@example.com',
  documents: Array.from({ length: 10 }, (_, index) => anyRow(index + 1, rows[index + 1])),
  endorsementDocuments: [],
  ...more,
});

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
});
beforeEach(() => {
  Upload.last = undefined;
  vi.stubGlobal('XMLHttpRequest', Upload);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Answers = Parameters<typeof drawPage>[2];

async function drawn(answers: Answers, { endorsementNo = '000', noteNumber = '', mayReview = false } = {}) {
  const part = (
    <PolicyDocuments
      transactionNumber="PT20260000001"
      endorsementNo={endorsementNo}
      noteNumber={noteNumber || undefined}
      mayReview={mayReview}
    />
  );
  const page = drawPage(part, '/', [[me, whoAs(mayReview ? 'officer' : 'consultant')], ...answers]);
  await screen.findByRole('heading', { name: 'Policy documents' });
  return page;
}

const control = (name: string) => screen.getByLabelText<HTMLInputElement>(`Upload: ${name}`);
const choose = (name: string, file: File) =>
  act(async () => fireEvent.change(control(name), { target: { files: [file] } }));
const uploaded = () =>
  z.encode(schemaOf(uploadPolicyDocument.answer), {
    uploadId: ID,
    fileName: 'front.png',
    fileKind: 'image',
    bytes: 3,
    uploadedAt: '2026-11-23T02:03:04.000Z',
  });
const shownRows = () => screen.getAllByRole('listitem').length;

describe('the ten rows', () => {
  it('are five on load, ten with More Uploads, and with Hide five and those that hold an upload [C-2.5-14]', async () => {
    const { user } = await drawn([[getPolicyDocuments, { data: documentsWith({ 8: held({ name: 'Plan' }) }) }]]);
    expect(shownRows()).toBe(5);
    expect(screen.getByText('1 more document')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'More Uploads' }));
    expect(shownRows()).toBe(10);
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    expect(shownRows()).toBe(6);
    expect(screen.getByRole('textbox', { name: 'Another document, row 8' })).toHaveProperty('value', 'Plan');
    expect(screen.getByRole('button', { name: 'More Uploads' })).toBeTruthy();
  });

  it('send a file as soon as it is chosen, and show its preview, size and time [C-2.5-15]', async () => {
    const after = documentsWith({ 4: held() });
    const { sent } = await drawn([
      [getPolicyDocuments, { data: documentsWith() }, { data: after }],
      [savePolicyDocuments, { data: after }],
    ]);
    await choose('Shop front door picture', new File(['png'], 'front.png'));
    expect(Upload.last?.address).toBe('/api/doc/policy/upload');
    await Upload.last?.answer(uploaded());
    expect(await screen.findByRole('img', { name: 'Preview of front.png' })).toBeTruthy();
    expect(sent(savePolicyDocuments)).toEqual([
      { transactionNumber: 'PT20260000001', endorsementNo: '000', documents: [{ rowNumber: 4, uploadId: ID }] },
    ]);
    expect(screen.getByText('3 KB · Uploaded 2026-11-23 10:03:04')).toBeTruthy();
    expect(screen.getByText('Pending')).toBeTruthy();
  });

  it('hold a file without a description back until it has one [C-2.5-16]', async () => {
    const after = documentsWith({ 6: held({ name: 'Floor plan' }) });
    const { user, asked, sent } = await drawn([
      [getPolicyDocuments, { data: documentsWith() }, { data: after }],
      [savePolicyDocuments, { data: after }],
    ]);
    await user.click(screen.getByRole('button', { name: 'More Uploads' }));
    await choose('Another document, row 6', new File(['png'], 'plan.png'));
    await Upload.last?.answer(uploaded());
    expect(await screen.findByText('This field is required')).toBeTruthy();
    // A preview of its own, of an image that the server has in no row yet.
    expect(screen.getByRole<HTMLImageElement>('img', { name: 'Preview of plan.png' }).src).toMatch(/^data:/);
    expect(asked).not.toContain(savePolicyDocuments.name);
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    expect(shownRows()).toBe(6);
    await user.type(screen.getByRole('textbox', { name: 'Another document, row 6' }), 'Floor plan{Enter}');
    await waitFor(() =>
      expect(sent(savePolicyDocuments).map(({ documents }) => documents)).toEqual([
        [{ rowNumber: 6, uploadId: ID, description: 'Floor plan' }],
      ]),
    );
    expect(screen.queryByText('This field is required')).toBeNull();
  });

  it.each([
    ['of another type', 'a.csv', 3, 'Only files of these types can be uploaded: jpg, jpeg, png, pdf, xlsx, docx'],
    ['of more than 5 MB', 'a.pdf', 5 * 1024 ** 2 + 1, '(Upload file size limit: 5MB)'],
  ])('refuse a file %s before it is sent, and clear the choice', async (_what, name, bytes, words) => {
    await drawn([[getPolicyDocuments, { data: documentsWith() }]]);
    await choose('Business Registration', new File(['x'.repeat(bytes)], name));
    expect(screen.getByRole('alert').textContent).toBe(words);
    expect([Upload.last, control('Business Registration').value]).toEqual([undefined, '']);
  });

  it('show what somebody else has put there meanwhile, and say so', async () => {
    const theirs = documentsWith({ 1: held({ fileName: 'theirs.png' }) });
    const { notices } = await drawn([
      [getPolicyDocuments, { data: documentsWith() }, { data: theirs }],
      [savePolicyDocuments, { status: 409, code: 'policyDocument.changed' }],
    ]);
    await choose('Signed and completed proposal form', new File(['png'], 'mine.png'));
    await Upload.last?.answer(uploaded());
    expect(await screen.findByRole('link', { name: 'Open theirs.png' })).toBeTruthy();
    expect(notices).toEqual([{ kind: 'failure', message: 'policyDocument.changed' }]);
  });

  it('ask before a document is deleted; cancelling does nothing [C-2.5-17]', async () => {
    const { user, asked } = await drawn([
      [getPolicyDocuments, { data: documentsWith({ 1: held() }) }, { data: documentsWith() }],
      [deletePolicyDocument, { data: { documentId: ID } }],
    ]);
    const press = () => user.click(screen.getByRole('button', { name: 'Delete front.png' }));
    await press();
    expect(screen.getByText('Do you want to delete the record?')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(asked).not.toContain(deletePolicyDocument.name);
    await press();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete front.png' })).toBeNull());
    expect(asked).toContain(deletePolicyDocument.name);
  });

  it('are closed once accepted: the drop zone is disabled and nothing can be deleted [C-2.5-18]', async () => {
    const accepted = held({ status: 'accepted', canUpload: false, canDelete: false, allowedActions: [] });
    await drawn([[getPolicyDocuments, { data: documentsWith({ 2: accepted }) }]]);
    expect(control('Business Registration').disabled).toBe(true);
    expect(screen.getByText('No upload: the document has been accepted')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
    const zone = control('Business Registration').closest('label') as HTMLElement;
    await act(async () => fireEvent.drop(zone, { dataTransfer: { files: [new File(['x'], 'a.pdf')] } }));
    expect(Upload.last).toBeUndefined();
    expect(control('Certificate of Incorporation').disabled).toBe(false);
  });

  it('take a file that is dropped', async () => {
    await drawn([[getPolicyDocuments, { data: documentsWith() }]]);
    const zone = control('Business Registration').closest('label') as HTMLElement;
    await act(async () => fireEvent.drop(zone, { dataTransfer: { files: [new File(['x'], 'a.pdf')] } }));
    expect(Upload.last?.sent?.get('file')).toHaveProperty('name', 'a.pdf');
  });
});

describe('the review', () => {
  const toReview = held({ allowedActions: ['accept', 'askCorrection', 'remove'] });

  it('shows a consultant what has to be corrected, and no buttons of the office [C-2.5-19]', async () => {
    const asked = held({ status: 'toCorrect', note: 'Page 2 is not signed.' });
    await drawn([[getPolicyDocuments, { data: documentsWith({ 1: asked }) }]]);
    expect(screen.getByText('To be corrected: Page 2 is not signed.')).toBeTruthy();
    expect(screen.getByText('Clarification / correction required')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
    expect(control('Signed and completed proposal form').disabled).toBe(false);
  });

  it('is done by the office with a press, or with a note that is required [C-2.5-20]', async () => {
    const { user, sent, notices } = await drawn(
      [
        [getPolicyDocuments, { data: documentsWith({ 1: toReview }) }],
        [
          reviewPolicyDocument,
          { data: { documentId: ID, status: 'accepted', note: null } },
          { data: { documentId: ID, status: 'toCorrect', note: 'Sign it' } },
        ],
      ],
      { mayReview: true },
    );
    await user.click(screen.getByRole('button', { name: 'Accept front.png' }));
    await waitFor(() => expect(notices).toEqual([{ kind: 'success', message: 'The document has been accepted' }]));
    await user.click(screen.getByRole('button', { name: 'Ask for correction: front.png' }));
    const dialog = screen.getByRole('dialog');
    const ask = () => user.click(within(dialog).getByRole('button', { name: 'Ask for correction' }));
    await ask();
    expect(within(dialog).getByText('This field is required')).toBeTruthy();
    await user.type(within(dialog).getByLabelText('What has to be corrected'), 'Sign it');
    await ask();
    await waitFor(() =>
      expect(sent(reviewPolicyDocument)).toEqual([
        { documentId: ID, status: 'accepted' },
        { documentId: ID, status: 'toCorrect', note: 'Sign it' },
      ]),
    );
  });
});

describe('the other tables', () => {
  it('of an endorsement say what is required and not there yet [C-2.5-21]', async () => {
    const endorsementDocuments = [
      anyRow(1, { name: 'Signed endorsement request', required: true, canDescribe: false }),
      anyRow(2, { name: 'Supporting document' }),
    ];
    await drawn([[getPolicyDocuments, { data: documentsWith({}, { endorsementDocuments }) }]], {
      endorsementNo: '001',
    });
    const table = screen.getByRole('region', { name: 'Documents of endorsement 001' });
    expect(within(table).getAllByText('Please upload documents')).toHaveLength(1);
    await choose('Signed endorsement request', new File(['x'], 'request.pdf'));
    expect(Upload.last?.address).toBe('/api/doc/endor/upload');
    expect([...(Upload.last?.sent?.entries() ?? [])].slice(0, 2)).toEqual([
      ['txno', 'PT20260000001'],
      ['dir', 'POLICY'],
    ]);
  });

  it('of a settlement take the size of their row and formats of their own, in their own words [C-2.5-22]', async () => {
    const types = ['jpg', 'csv'];
    const rows = [
      anyRow(1, { name: 'Bank-in slip', docTypes: types }),
      anyRow(3, { name: 'Transfer record', docTypes: types, docLimit: 10 }),
    ];
    const after = rows.map((row) => (row.rowNumber === 3 ? { ...row, ...held({ fileName: 'a.csv' }) } : row));
    await drawn(
      [
        [getPolicyDocuments, { data: documentsWith() }],
        [getSettlementDocuments, { data: { documents: rows } }],
      ],
      { noteNumber: 'DN2611000001' },
    );
    const table = await screen.findByRole('region', { name: 'Settlement documents of note DN2611000001' });
    await choose('Bank-in slip', new File(['x'.repeat(5 * 1024 ** 2 + 1)], 'a.csv'));
    expect(within(table).getByRole('alert').textContent).toBe('The size of the uploaded file cannot exceed 5M');
    await choose('Bank-in slip', new File(['x'], 'a.exe'));
    expect(within(table).getByRole('alert').textContent).toMatch(/^Uploaded files can only be in .*csv, xls format$/);
    expect(Upload.last).toBeUndefined();
    await choose('Transfer record', new File(['x'.repeat(5 * 1024 ** 2 + 1)], 'a.csv'));
    expect(Upload.last as Upload | undefined).toMatchObject({ address: '/api/doc/endor-sett/upload' });
    expect([...((Upload.last as Upload | undefined)?.sent?.keys() ?? [])]).toHaveLength(5);
    await (Upload.last as Upload | undefined)?.answer(
      z.encode(schemaOf(uploadSettlementDocument.answer), { documents: after }),
    );
    expect(await within(table).findByText('a.csv')).toBeTruthy();
  });
});

it('the address for the documents is saved, and they are sent there if asked', async () => {
  const { user, sent, notices } = await drawn([
    [getPolicyDocuments, { data: documentsWith() }],
    [savePolicyEmail, { data: { email: 'new@example.com', isMailed: true } }],
  ]);
  const field = await screen.findByLabelText('E-mail for the documents of this policy');
  expect(field).toHaveProperty('value', 'client@example.com');
  await user.clear(field);
  await user.type(field, 'new@example.com');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(sent(savePolicyEmail)).toEqual([
    { transactionNumber: 'PT20260000001', email: 'new@example.com', isMailed: true },
  ]);
});

it('an address that was saved is read again wherever it stands, and shown as it was saved', async () => {
  const { user, asked } = await drawn([
    [getPolicyDocuments, { data: documentsWith() }, { data: documentsWith({}, { email: 'saved@example.com' }) }],
    [savePolicyEmail, { data: { email: 'saved@example.com', isMailed: false } }],
  ]);
  const field = () => screen.getByLabelText<HTMLInputElement>('E-mail for the documents of this policy');
  await waitFor(() => expect(field().value).toBe('client@example.com'));
  await user.clear(field());
  await user.type(field(), ' saved@example.com ');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field().value).toBe('saved@example.com'));
  expect(asked.filter((name) => name === getPolicyDocuments.name)).toHaveLength(2);
});

it('who only reads is offered nothing to change', async () => {
  const only = { canUpload: false, canDelete: false, canDescribe: false };
  const rows = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [index + 1, only]));
  const part = <PolicyDocuments transactionNumber="PT1" endorsementNo="000" noteNumber={undefined} mayReview={false} />;
  drawPage(part, '/', [
    [me, whoAs('compliance')],
    [getPolicyDocuments, { data: documentsWith(rows) }],
  ]);
  expect(await screen.findAllByText('No upload')).toHaveLength(10);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
