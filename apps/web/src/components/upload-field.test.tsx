// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { draw } from './test-render.tsx';
import { UploadField } from './upload-field.tsx';

afterEach(cleanup);

const purpose = { name: 'form', types: ['pdf', 'jpg'], maxBytes: 2 * 1024 ** 2, personal: false };

const aFile = (name: string, size = 4) => new File(['x'.repeat(size)], name);
const control = () => screen.getByLabelText<HTMLInputElement>('Claim form');

function drawn(send: (file: File, onProgress: (share: number) => void) => Promise<void>) {
  draw(<UploadField purpose={purpose} label="Claim form" send={send} />);
}

const choose = (file: File) => act(async () => fireEvent.change(control(), { target: { files: [file] } }));

it('sends what may be sent at once, showing how far it is', async () => {
  const sent: string[] = [];
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  drawn((file, onProgress) => {
    sent.push(file.name);
    onProgress(0.5);
    return arrival;
  });
  expect(control().accept).toBe('.pdf,.jpg,.jpeg');
  await choose(aFile('Form.JPEG'));
  expect(sent).toEqual(['Form.JPEG']);
  expect(screen.getByRole('progressbar', { name: 'Uploading Form.JPEG: 50%' })).toBeTruthy();
  expect(control().disabled).toBe(true);
  await act(async () => arrive());
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(control().disabled).toBe(false);
});

it.each([
  ['of another type', aFile('form.exe'), 'Only files of these types can be uploaded: pdf, jpg, jpeg'],
  ['without a type', aFile('form'), 'Only files of these types can be uploaded: pdf, jpg, jpeg'],
  ['of more bytes than may be', aFile('form.pdf', 2 * 1024 ** 2 + 1), '(Upload file size limit: 2MB)'],
])('sends no file %s, and says why', async (_what, file, words) => {
  const sent: string[] = [];
  drawn(async ({ name }) => void sent.push(name));
  await choose(file);
  expect(screen.getByRole('alert').textContent).toBe(words);
  expect(control().getAttribute('aria-describedby')).toContain(screen.getByRole('alert').id);
  expect(sent).toEqual([]);
});

it('shows in words why a file was not taken, and takes another', async () => {
  let fails = true;
  drawn(async () => {
    if (fails) throw new Error('The server is busy');
  });
  await choose(aFile('form.pdf'));
  expect(screen.getByRole('alert').textContent).toBe('The server is busy');
  fails = false;
  await choose(aFile('form.pdf'));
  expect(screen.queryByRole('alert')).toBeNull();
});
