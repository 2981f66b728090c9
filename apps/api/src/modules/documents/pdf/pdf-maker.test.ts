import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { type PdfMaker, threadedPdfMaker } from './pdf-maker.ts';
import type { PrintJob } from './print-job.ts';

const job: PrintJob = {
  kind: 'comparison',
  language: 'en',
  comparison: { plans: [], best: {}, searchText: null, preparedOn: '2026-11-21', validUntil: null },
};
const wrong = { kind: 'brochure', language: 'en', product: { plans: [] } } as unknown as PrintJob;

let maker: PdfMaker;
afterEach(() => maker.close());

test('many PDFs asked for at once are all made, and a wrong one harms no other', async () => {
  maker = threadedPdfMaker();
  const made = await Promise.allSettled([maker.make(job), maker.make(wrong), maker.make(job)]);
  expect(made.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  for (const each of made) {
    if (each.status === 'fulfilled') expect(each.value.subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test('the event loop goes on while a PDF is made', async () => {
  maker = threadedPdfMaker();
  await maker.make(job);
  let longest = 0;
  let last = performance.now();
  const beat = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  await Promise.all(Array.from({ length: 5 }, () => maker.make(job)));
  clearInterval(beat);
  expect(longest).toBeGreaterThan(0);
  expect(longest).toBeLessThan(50);
});

test('the thread ends when it was idle, and a later PDF starts another', async () => {
  maker = threadedPdfMaker({ idleMs: 50 });
  const threads = () => process.getActiveResourcesInfo().filter((kind) => kind === 'MessagePort').length;
  const before = threads();
  await maker.make(job);
  await vi.waitFor(() => expect(threads()).toBeLessThanOrEqual(before), 5_000);
  await sleep(100);
  expect((await maker.make(job)).length).toBeGreaterThan(1_000);
});

test('what is waiting when the maker closes is refused, not forgotten', async () => {
  maker = threadedPdfMaker();
  const waiting = maker.make(job);
  const refused = expect(waiting).rejects.toThrow('ended');
  await maker.close();
  await refused;
});
