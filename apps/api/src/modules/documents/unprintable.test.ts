import { afterAll, expect, test } from 'vitest';
import { processPdfMaker } from './pdf/pdf-maker.ts';
import { unprintableIn } from './unprintable.ts';

const pdfs = processPdfMaker();
afterAll(() => pdfs.close());

test.each([
  ['九龍彌敦道 123 號 ①樓', ''],
  ['𨋢口側', ''],
  ['Flat A, 8/F, Lantern House', ''],
  ['', ''],
  ['书院道 1 号，习习买', '书习买'],
  ['\u{2CF01}村', '\u{2CF01}'],
  ['\u{3134A}', '\u{3134A}'],
])('of "%s" the documents cannot print "%s"', async (text, missing) => {
  expect((await unprintableIn(pdfs, text)).join('')).toBe(missing);
});

test('the process is asked once, and not at all for a text without Chinese', async () => {
  const asked: string[] = [];
  const counting = {
    make: (job: Parameters<typeof pdfs.make>[0]) => {
      asked.push(job.kind);
      return pdfs.make(job);
    },
    close: async () => undefined,
  };
  await unprintableIn(counting, 'Lantern House');
  expect(asked).toEqual([]);
  await Promise.all(['燈籠', '海港'].map((text) => unprintableIn(counting, text)));
  expect(asked).toEqual(['coverage']);
});
