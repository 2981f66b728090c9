import { addMotorCase } from '@onegi/contract/calls/motor/cases';
import { motorFiles, uploadMotorFile } from '@onegi/contract/calls/motor/files';
import { motorFields as m } from '@onegi/contract/fields/motor';
import { aMotorForm } from '@onegi/testing/factories/motor-cases';
import { aPdfOf } from '@onegi/testing/factories/pdf';
import { ask } from './ask.ts';
import { percentile, say } from './report.ts';
import type { Process } from './stage.ts';

const FILES = 40;
const PAGES = 4;
const ROUNDS = 30;
/** As many as a browser opens to one server. */
const CONNECTIONS = 6;
const MOST_MS = 1_000;
const MOST_WAITED_MS = 120_000;

/** Asks for everything, so many at a time, and reads it. */
async function fetchAll(urls: readonly string[], headers: Record<string, string>): Promise<void> {
  const left = [...urls];
  const one = async () => {
    for (let url = left.shift(); url; url = left.shift()) {
      const answer = await fetch(url, { headers });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
}

const inOrder = (times: number[]) => times.toSorted((a, b) => a - b);
const shown = (times: number[]) =>
  `p50 ${percentile(inOrder(times), 0.5).toFixed(0)}, p99 ${percentile(inOrder(times), 0.99).toFixed(0)} ms`;

/** What a page of an electronic file of forty PDFs asks for: the list and the small picture of each. */
export async function measureMotorFile({ url }: Process, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const { quotationNumber } = await ask({ url, token }, addMotorCase, { form: aMotorForm() });
  const list = `${url}/api${motorFiles.path}?${m.quotationNumber.wire}=${quotationNumber}`;
  const read = async () => motorFiles.answer.codec.decode((await (await fetch(list, { headers })).json()).data).records;
  for (let at = 0; at < FILES; at++) {
    const body = new FormData();
    body.set(m.quotationNumber.wire, quotationNumber);
    body.set(m.fileType.wire, 'E11');
    body.set('file', new File([new Uint8Array(aPdfOf(PAGES))], `letter-${at}.pdf`, { type: 'application/pdf' }));
    const sent = await fetch(`${url}/api${uploadMotorFile.path}`, { method: 'POST', headers, body });
    if (!sent.ok) throw new Error(`An upload was answered ${sent.status}`);
  }
  const began = performance.now();
  let records = await read();
  while (records.some(({ thumbnailUrl }) => !thumbnailUrl) && performance.now() - began < MOST_WAITED_MS) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    records = await read();
  }
  const waited = ((performance.now() - began) / 1000).toFixed(1);
  say(`small pictures of ${FILES} PDFs of ${PAGES} pages by their job`, `${waited} s after the last upload`);
  const pictures = records.flatMap(({ thumbnailUrl }) => thumbnailUrl ?? []).map((path) => url + path);
  const bare: number[] = [];
  const opened: number[] = [];
  const timed = async (into: number[], urls: readonly string[]) => {
    const from = performance.now();
    await fetchAll(urls.slice(0, 1), headers);
    await fetchAll(urls.slice(1), headers);
    into.push(performance.now() - from);
  };
  for (let round = 0; round < ROUNDS; round++) {
    await timed(bare, Array<string>(pictures.length + 1).fill(`${url}/api/health`));
    await timed(opened, [list, ...pictures]);
  }
  say(`a bare route as often, ${CONNECTIONS} connections`, shown(bare));
  const isMet = pictures.length === FILES && percentile(inOrder(opened), 0.99) <= MOST_MS;
  say(`a file of ${FILES} documents with their pictures`, shown(opened), isMet);
}
