import { afterEach, expect, test, vi } from 'vitest';
import type { PdfMaker, PrintJob } from '../../../ports/pdfs.ts';
import { makePdf } from './make-pdf.ts';
import { processPdfMaker } from './pdf-maker.ts';

const job: PrintJob = {
  kind: 'comparison',
  language: 'en',
  comparison: {
    plans: [],
    best: {},
    same: [],
    bestIn: [],
    payouts: [],
    illustration: { en: '', zhHant: '' },
    listed: [],
    searchText: null,
    preparedOn: '2026-11-21',
    validUntil: null,
  },
};
const wrong = { kind: 'brochure', language: 'en', product: { plans: [] } } as unknown as PrintJob;

let maker: PdfMaker;
afterEach(() => maker.close());

test('many PDFs asked for at once are all made, and a wrong one harms no other', async () => {
  maker = processPdfMaker();
  const made = await Promise.allSettled([maker.make(job), maker.make(wrong), maker.make(job)]);
  expect(made.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  for (const each of made) {
    if (each.status === 'fulfilled') expect(each.value.subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test('the work of a PDF is done beside the event loop', async () => {
  maker = processPdfMaker();
  await maker.make(job);
  // Processor time of this thread, which a busy machine does not stretch as it does the clock; the least of three, since
  // what other tests of the process left behind may run meanwhile.
  const spentOn = async (make: () => Promise<unknown>) => {
    const spent: number[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const before = process.threadCpuUsage();
      for (let n = 0; n < 5; n += 1) await make();
      const { user, system } = process.threadCpuUsage(before);
      spent.push(user + system);
    }
    return Math.min(...spent);
  };
  const inProcess = await spentOn(() => makePdf(job));
  expect(await spentOn(() => maker.make(job))).toBeLessThan(inProcess / 4);
});

const children = () => process.getActiveResourcesInfo().filter((kind) => kind === 'ProcessWrap').length;

test('the process ends when it was idle, and a later PDF starts another', async () => {
  maker = processPdfMaker({ idleMs: 50 });
  const before = children();
  const making = maker.make(job);
  expect(children()).toBe(before + 1);
  await making;
  await vi.waitFor(() => expect(children()).toBe(before), 5_000);
  expect((await maker.make(job)).length).toBeGreaterThan(1_000);
});

test('a PDF that takes too long is refused, and the next is made by a fresh process', async () => {
  maker = processPdfMaker({ timeoutMs: 1 });
  await expect(maker.make(job)).rejects.toThrow('too long');
  maker = processPdfMaker();
  expect((await maker.make(job)).length).toBeGreaterThan(1_000);
});

test('what is waiting when the maker closes is refused, not forgotten', async () => {
  maker = processPdfMaker();
  const waiting = maker.make(job);
  const refused = expect(waiting).rejects.toThrow('ended');
  await maker.close();
  await refused;
});
