// @vitest-environment happy-dom
import { schemaOf } from '@onegi/contract/call';
import type { DocumentGiven } from '@onegi/contract/calls/requests/commercial/case-shapes';
import { uploadTempDocument } from '@onegi/contract/calls/requests/commercial/documents';
import { caseDocument } from '@onegi/contract/fields/commercial';
import type { WantedDocument } from '@onegi/contract/templates';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { draw } from '../../components/test-render.tsx';
import { DocumentRows } from './document-rows.tsx';

/** The upload's request, answered when the test says so. */
class Upload {
  static last: Upload;
  status = 200;
  responseText = '';
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload = () => {};
  sent: FormData | undefined;
  constructor() {
    Upload.last = this;
  }
  open() {}
  send(form: FormData) {
    this.sent = form;
  }
  answer() {
    const data = z.encode(schemaOf(uploadTempDocument.answer), {
      uploadId: 'upload-1',
      fileNameOriginal: 'front.png',
      fileName: 'front.png',
      fileType: 'png',
      uploadedAt: '2026-11-23T02:00:00.000Z',
    });
    this.responseText = JSON.stringify({ data });
    this.onload();
  }
}

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
});
beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', Upload);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const row = (what: Partial<WantedDocument>): WantedDocument => ({
  name: 'Shop front door picture',
  nameZh: '店面照片',
  order: 10,
  required: true,
  docLimit: 5,
  docTypes: ['png', 'pdf'],
  canDescribe: false,
  canUpload: true,
  canDelete: true,
  ...what,
});

const free = row({
  ...{ name: '', nameZh: '', order: 20, required: false, canDescribe: true },
  docTypes: caseDocument.types.flatMap((type) => (type === 'jpg' ? ['jpg', 'jpeg'] : [type])),
});

interface RowsProps {
  errors: Record<string, string>;
  onRows: (given: readonly DocumentGiven[]) => void;
  onRemoved: (order: number, isDescribed: boolean) => void;
}

function Rows({ errors, onRows, onRemoved }: RowsProps) {
  const [rows, setRows] = useState<readonly DocumentGiven[]>([]);
  onRows(rows);
  return (
    <DocumentRows
      documents={[row({}), free]}
      held={[]}
      given={rows}
      caseNumber="RQ2612000001"
      onChange={(next) => setRows((before) => [...before.filter(({ order }) => order !== next.order), next])}
      onRemove={async (order, isDescribed) => {
        onRemoved(order, isDescribed);
        setRows((before) => before.filter((each) => each.order !== order));
      }}
      errorOf={(path) => errors[path]}
    />
  );
}

function drawn(errors: Record<string, string> = {}) {
  const removed: [number, boolean][] = [];
  let given: readonly DocumentGiven[] = [];
  const onRows = (rows: readonly DocumentGiven[]) => {
    given = rows;
  };
  const user = draw(<Rows errors={errors} onRows={onRows} onRemoved={(...row) => removed.push(row)} />);
  return { user, given: () => given, removed };
}

const control = () => screen.getByLabelText<HTMLInputElement>('Upload: Shop front door picture');
const choose = (file: File) => act(async () => fireEvent.change(control(), { target: { files: [file] } }));

it('sends a file at once with its case, shows how far it is and a preview, and keeps its upload in the row', async () => {
  const { given } = drawn();
  await choose(new File(['x'], 'front.png', { type: 'image/png' }));
  expect([...(Upload.last.sent?.keys() ?? [])]).toEqual(['txno', 'dir', 'file']);
  await act(async () => Upload.last.upload.onprogress?.({ loaded: 1, total: 2 }));
  expect(screen.getByRole('progressbar', { name: 'Uploading front.png: 50%' })).toBeTruthy();
  await act(async () => Upload.last.answer());
  expect(await screen.findByRole('img', { name: 'Preview of front.png' })).toBeTruthy();
  expect(given()).toEqual([{ order: 10, uploadId: 'upload-1' }]);
});

it('says which types a row takes where these are fewer than those of all rows', () => {
  drawn();
  expect(screen.getAllByText(/^Only /).map(({ textContent }) => textContent)).toEqual(['Only png, pdf.']);
  expect(control().accept).toBe('.png,.pdf');
});

it.each([
  ['of another type', new File(['x'], 'front.exe'), /^Only files of these types can be uploaded: png, pdf/],
  ['larger than the row takes', new File(['x'.repeat(5 * 1024 ** 2 + 1)], 'a.pdf'), /cannot exceed 5M$/],
])('sends no file %s, and says why', async (_what, file, words) => {
  const { given } = drawn();
  await choose(file);
  expect(screen.getByRole('alert').textContent).toMatch(words);
  expect(given()).toEqual([]);
});

it('asks before a document is deleted', async () => {
  const { user, removed } = drawn();
  await choose(new File(['x'], 'front.png'));
  await act(async () => Upload.last.answer());
  await user.click(await screen.findByRole('button', { name: 'Delete front.png' }));
  expect(screen.getByText('Do you want to delete the record?')).toBeTruthy();
  expect(removed).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(removed).toEqual([[10, false]]);
});

it('takes what a document in a free row is, and tells what is missing at its row', async () => {
  const { user, given } = drawn({ 'documents.10': 'Please upload documents' });
  expect(screen.getByText('Please upload documents')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Another document, row 1' }), 'Stock list');
  expect(given()).toEqual([{ order: 20, name: 'Stock list' }]);
});
