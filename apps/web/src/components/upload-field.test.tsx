// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { draw } from './test-render.tsx';
import { UploadField } from './upload-field.tsx';

afterEach(cleanup);

const texts = {
  label: 'Choose a file',
  drop: 'Drop a file here',
  limits: 'PDF or JPG of at most 10 bytes',
  badType: 'Only PDF and JPG can be uploaded',
  tooBig: 'The file is too big',
  progress: ({ name, percent }: { name: string; percent: number }) => `${name}: ${percent}%`,
};

const aFile = (name: string, size = 4) => new File(['x'.repeat(size)], name);
const control = () => screen.getByLabelText<HTMLInputElement>('Choose a file');

function drawn(send: (file: File, onProgress: (share: number) => void) => Promise<void>) {
  draw(<UploadField types={['pdf', 'jpg']} mostBytes={10} texts={texts} send={send} />);
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
  await choose(aFile('Form.JPEG'));
  expect(sent).toEqual(['Form.JPEG']);
  expect(screen.getByRole('progressbar', { name: 'Form.JPEG: 50%' })).toBeTruthy();
  expect(control().disabled).toBe(true);
  await act(async () => arrive());
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(control().disabled).toBe(false);
});

it.each([
  ['of another type', aFile('form.exe'), 'Only PDF and JPG can be uploaded'],
  ['without a type', aFile('form'), 'Only PDF and JPG can be uploaded'],
  ['of more bytes than may be', aFile('form.pdf', 11), 'The file is too big'],
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
