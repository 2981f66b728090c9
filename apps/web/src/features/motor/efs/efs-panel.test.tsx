// @vitest-environment happy-dom
import { schemaOf } from '@onegi/contract/call';
import { type MotorFile, motorFiles, sortMotorFile, uploadMotorFile } from '@onegi/contract/calls/motor/files';
import type { MotorFileType } from '@onegi/contract/fields/motor';
import { motorDesk } from '@onegi/messages/zh-Hant/motor-desk';
import { anAgentsCase } from '@onegi/testing/factories/motor-answers';
import { act, cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { drawPage, whoAs } from '../../../components/test-page.tsx';
import type { Me } from '../../accounts/use-me.ts';
import { EfsPanel } from './efs-panel.tsx';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const id = '0b9d1c1e-6a8b-4c2f-9a53-2f4a6c1d7e90';
const downloadUrl = `/api/motor/quotation/efs/${id}`;
const pagesOf = (count: number) => Array.from({ length: count }, (_, at) => `${downloadUrl}/pages/${at + 1}`);
const file = (fileType: MotorFileType, pages = 1): MotorFile => ({
  fileId: id,
  fileType,
  fileName: 'scan.pdf',
  fileEnding: 'pdf',
  fileBytes: 2_500,
  uploadedAt: '2026-11-23T02:03:04.000Z',
  uploadedBy: 'Billy Demo',
  uploadedByZh: '陳彼利',
  keptUntil: null,
  fileState: 'waiting',
  fileNote: null,
  thumbnailUrl: `${downloadUrl}/thumbnail`,
  pageUrls: pages > 1 ? pagesOf(pages) : [],
  allowedActions: ['sort'],
  downloadUrl,
});
const filesWith = (record: MotorFile) => ({ data: { records: [record], missingTypes: ['E02' as const] } });

function drawFile(before: MotorFile, ...after: MotorFile[]) {
  const reload = vi.fn();
  const page = drawPage(
    <EfsPanel motorCase={anAgentsCase()} user={whoAs('operations').data as Me} reload={reload} />,
    '/go_motor_generate_detail',
    [
      [motorFiles, filesWith(before)],
      [sortMotorFile, { status: 409, code: 'motorCase.wrongState' }, ...after.map((record) => filesWith(record))],
    ],
  );
  return { ...page, reload };
}
/** The group of a type, by its heading. */
const groupOf = (type: string) => {
  const group = screen.getByRole('heading', { name: new RegExp(`^${type} `) }).closest('li');
  if (!group) throw new Error(`No group of ${type}`);
  return group;
};

it('names on a Chinese page who has sent a document by their Chinese name', async () => {
  const panel = <EfsPanel motorCase={anAgentsCase()} user={whoAs('operations').data as Me} reload={async () => {}} />;
  drawPage(panel, '/go_motor_generate_detail', [[motorFiles, filesWith(file('E11'))]], { motorDesk });
  expect(await screen.findByText(/陳彼利/)).toBeTruthy();
  expect(screen.queryByText(/Billy Demo/)).toBeNull();
});

it('gives a document another type by a dialog; what was refused is said, and the question stays [C-2.12-132]', async () => {
  const { user, sent, notices } = drawFile(file('E11'), file('E02'));
  await user.click(await screen.findByRole('button', { name: 'Change the type of scan.pdf' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Which type is scan.pdf?' }));
  const type = dialog.getByRole('combobox', { name: 'Type of the document' });
  expect(within(type).getAllByRole('option')).toHaveLength(10);
  expect(within(type).queryByRole('option', { name: /^E10/ })).toBeNull();
  await user.selectOptions(type, 'E02');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(notices.map(({ kind }) => kind)).toEqual(['failure']));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(within(groupOf('E02')).getByText('scan.pdf')).toBeTruthy());
  expect(sent(sortMotorFile)).toEqual([{ fileType: 'E02' }, { fileType: 'E02' }]);
  expect(notices.at(-1)).toMatchObject({ kind: 'success', message: 'scan.pdf is E02 now.' });
});

it('gives a document another type by dragging it there: all that it may become are there meanwhile [C-2.12-132]', async () => {
  const { sent } = drawFile(file('E11'));
  const row = (await screen.findByRole('button', { name: 'Show scan.pdf' })).closest('li[draggable]');
  if (!row) throw new Error('The row cannot be dragged');
  expect(screen.queryByRole('heading', { name: /^E07 / })).toBeNull();
  const dataTransfer = { setData: () => undefined, effectAllowed: 'none' };
  fireEvent.dragStart(row, { dataTransfer });
  expect(await screen.findByRole('heading', { name: /^E07 / })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /^E10 / })).toBeNull();
  // Its own type takes it no more than anything that is no type.
  const onOwn = createEvent.dragOver(groupOf('E11'), { dataTransfer });
  fireEvent(groupOf('E11'), onOwn);
  expect(onOwn.defaultPrevented).toBe(false);
  fireEvent.drop(groupOf('E07'), { dataTransfer });
  await waitFor(() => expect(sent(sortMotorFile)).toEqual([{ fileType: 'E07' }]));
  expect(screen.queryByRole('heading', { name: /^E03 / })).toBeNull();
});

it('marks the type that a document is dragged over, until it is dragged away again', async () => {
  drawFile(file('E11'));
  const row = (await screen.findByRole('button', { name: 'Show scan.pdf' })).closest('li[draggable]');
  if (!row) throw new Error('The row cannot be dragged');
  const dataTransfer = { setData: () => undefined, effectAllowed: 'none' };
  fireEvent.dragStart(row, { dataTransfer });
  const heading = await screen.findByRole('heading', { name: /^E07 / });
  const leaveTo = (relatedTarget: Element) =>
    fireEvent(
      groupOf('E07'),
      Object.assign(createEvent.dragLeave(groupOf('E07'), { dataTransfer }), { relatedTarget }),
    );
  const isMarked = () => groupOf('E07').dataset.over === 'true';
  fireEvent.dragOver(groupOf('E07'), { dataTransfer });
  expect(isMarked()).toBe(true);
  leaveTo(heading);
  expect(isMarked()).toBe(true);
  leaveTo(document.body);
  expect(isMarked()).toBe(false);
});

it('shows each document that was sent at once, and reads the case again when all are there', async () => {
  const answer = z.encode(schemaOf(uploadMotorFile.answer), filesWith({ ...file('E01'), fileName: 'sent.pdf' }).data);
  class Upload {
    upload = {};
    status = 200;
    responseText = JSON.stringify({ data: answer, msg: '', msgC: '' });
    onload = () => undefined;
    open() {}
    send() {
      queueMicrotask(() => this.onload());
    }
  }
  const { user, reload, notices } = drawFile(file('E11'));
  vi.stubGlobal('XMLHttpRequest', Upload);
  const files = ['E01 proposal.pdf', 'E02 vehicle.pdf', 'E03 identity.pdf'].map((name) => new File(['%PDF'], name));
  const input = await screen.findByLabelText('Documents to add');
  await act(async () => fireEvent.change(input, { target: { files } }));
  await user.click(screen.getByRole('button', { name: 'Add 3 documents' }));
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(screen.getByText('sent.pdf')).toBeTruthy();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('shows the small pictures of the pages of a PDF, and opens the document at the page that is pressed [C-2.12-131]', async () => {
  const { user } = drawFile(file('E01', 3));
  const pages = within(await screen.findByRole('list', { name: 'Pages' }));
  expect(pages.getAllByRole('button')).toHaveLength(3);
  const shown = () => screen.getByTitle('scan.pdf').getAttribute('src');
  expect(shown()).toBe(`${downloadUrl}#page=1&view=FitH`);
  await user.click(pages.getByRole('button', { name: 'Page 3' }));
  expect(shown()).toBe(`${downloadUrl}#page=3&view=FitH`);
  expect(pages.getByRole('button', { name: 'Page 3', pressed: true })).toBeTruthy();
});
