import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { say } from './report.ts';
import { signedInAs } from './signed-in.ts';
import { megabytesOf, type Process, startProcess } from './stage.ts';

const UPLOADS = 50;
const BYTES = 5 * 1024 * 1024;
const BOUNDARY = 'bench-boundary';

/** A harmless PDF of exactly as many bytes as are taken: most of it one picture. */
function pdfOfMostBytes(): Buffer {
  const pdf = Buffer.alloc(BYTES, 0x9c);
  pdf.write('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n2 0 obj\n<< /Filter /DCTDecode >>\nstream\n', 'latin1');
  const end = '\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n';
  pdf.write(end, pdf.length - end.length, 'latin1');
  return pdf;
}

/** A form with such a file, and what is said of it before. */
function formOf(texts: Readonly<Record<string, string>> = {}): Buffer {
  const fields = Object.entries(texts).map(
    ([name, text]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
  );
  return Buffer.concat([
    Buffer.from(
      `${fields.join('')}--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="bench.pdf"\r\n\r\n`,
    ),
    pdfOfMostBytes(),
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
}

function send(url: URL, path: string, token: string, form: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname);
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1] ?? 0)));
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: ${url.host}\r\nconnection: close\r\nauthorization: Bearer ${token}\r\n` +
        `content-type: multipart/form-data; boundary=${BOUNDARY}\r\ncontent-length: ${form.length}\r\n\r\n`,
    );
    socket.write(form);
  });
}

async function growthOf(server: Process, path: string, token: string, form: Buffer) {
  const { child, url } = server;
  await send(new URL(url), path, token, form);
  await sleep(2_000);
  // Forgets the highest so far.
  writeFileSync(`/proc/${child.pid}/clear_refs`, '5');
  const before = megabytesOf(server, 'VmRSS');
  const started = performance.now();
  const statuses = await Promise.all(Array.from({ length: UPLOADS }, () => send(new URL(url), path, token, form)));
  return {
    taken: statuses.filter((status) => status === 200).length,
    seconds: (performance.now() - started) / 1000,
    megabytes: megabytesOf(server, 'VmHWM') - before,
  };
}

/** What 50 uploads of 5 MB at once cost in memory, beside a server that drops them. */
export async function measureUploads(server: Process, databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const editor = await signedInAs(client, 'editor');
  const consultant = await signedInAs(client, 'consultant', 'TRU00001').finally(() => client.end());
  const bare = await startProcess('bench/bare-upload.ts', {}, '/');
  const news = '/api/boxes/news/upload';
  const yardstick = await growthOf(bare, news, editor, formOf()).finally(() => bare.stop());
  const ours = await growthOf(server, news, editor, formOf());
  const ofCase = await growthOf(server, '/api/doc/upload-temp-doc', consultant, formOf({ dir: 'QUOTATION' }));
  const words = ({ taken, seconds, megabytes }: typeof ours) =>
    `${taken} taken in ${seconds.toFixed(1)} s, memory + ${megabytes.toFixed(0)} MB`;
  say('50 uploads of 5 MB at once, dropped', words(yardstick));
  say(
    '50 documents of a case of 5 MB at once',
    `${words(ofCase)} (aim under 300 MB)`,
    ofCase.taken === UPLOADS && ofCase.megabytes < 300,
  );
  say(
    '50 uploads of 5 MB at once',
    `${words(ours)} (aim under 100 MB)`,
    ours.taken === UPLOADS && ours.megabytes < 100,
  );
}
