import { Agent, type ClientRequest, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { assignRequest } from '@onegi/contract/calls/requests/office-requests';
import { requestQuote } from '@onegi/contract/calls/requests/request-quote';
import { waitingWork } from '@onegi/contract/calls/workplace/waiting-work';
import { workSignals } from '@onegi/contract/calls/workplace/work-signals';
import pg from 'pg';
import { percentile, say } from './report.ts';
import { signedInAs } from './signed-in.ts';
import { megabytesOf, type Process, processorMs, startProcess } from './stage.ts';

const BELLS = 500;
const OFFICERS = 50;
/** After its start a server still has this and that to do. */
const SETTLE_MS = 10_000;
const IDLE_MS = 30_000;
const POLL_EVERY_MS = 5_000;
const POLLED_MS = 10_000;
const ACTIONS = 20;
/** Longer than two signals to a page are apart. */
const ACTION_EVERY_MS = 2_100;

interface Bell {
  readonly request: ClientRequest;
  /** Resolves at the next signal, with when it came. */
  next: () => Promise<number>;
}

/** A page that listens, as an EventSource does. */
function listenAs(url: string, token: string): Promise<Bell> {
  const headers = { accept: 'text/event-stream', authorization: `Bearer ${token}` };
  return new Promise((resolve, reject) => {
    let received = (_at: number) => {};
    const next = () =>
      new Promise<number>((arrived) => {
        received = arrived;
      });
    const request = get(url, { headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`A bell was answered ${answer.statusCode}`));
      answer.on('data', (chunk: Buffer) => {
        if (chunk.includes('data:')) received(performance.now());
      });
      answer.on('error', () => undefined);
      resolve({ request, next });
    });
    request.on('error', reject);
  });
}

/** What so many open bells take of one core and of memory while nothing happens. */
async function idle(server: Process, path: string, tokens: readonly string[]) {
  await sleep(2_000);
  const before = megabytesOf(server, 'VmRSS');
  const bells: Bell[] = [];
  for (const token of tokens) bells.push(await listenAs(server.url + path, token));
  const megabytes = megabytesOf(server, 'VmRSS') - before;
  await sleep(2_000);
  const busy = processorMs(server);
  await sleep(IDLE_MS);
  return { bells, megabytes, part: (processorMs(server) - busy) / IDLE_MS };
}

/** One answer, taken whole. A server closes what one address opens beyond 512 connections: few are kept. */
function ask(url: string, token: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { authorization: `Bearer ${token}` }, agent }, (answer) => {
      answer.resume().on('end', resolve).on('error', reject);
    });
    request.on('error', reject);
  });
}

/** What the server takes of a core without anybody, and where as many pages ask by themselves every few seconds instead. */
async function polled(server: Process, tokens: readonly string[]) {
  await sleep(SETTLE_MS);
  const alone = processorMs(server);
  await sleep(IDLE_MS);
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const begun = processorMs(server);
  const until = performance.now() + POLLED_MS;
  const times: number[] = [];
  await Promise.all(
    tokens.map(async (token, at) => {
      await sleep((at / tokens.length) * POLL_EVERY_MS);
      for (; performance.now() < until; await sleep(POLL_EVERY_MS)) {
        const asked = performance.now();
        await ask(`${server.url}/api${waitingWork.path}`, token, agent);
        times.push(performance.now() - asked);
      }
    }),
  );
  const part = (processorMs(server) - begun) / (performance.now() - until + POLLED_MS);
  agent.destroy();
  return { alone: (begun - alone) / IDLE_MS, part, times: times.sort((a, b) => a - b) };
}

/** How long the bare database takes to tell one connection what another says. */
async function bareNotices(databaseUrl: string): Promise<number[]> {
  const [says, listener] = [0, 1].map(() => new pg.Client({ connectionString: databaseUrl })) as [pg.Client, pg.Client];
  await Promise.all([says.connect(), listener.connect()]);
  await listener.query('listen bench');
  const times: number[] = [];
  for (let n = 0; n < 100; n += 1) {
    const received = new Promise<number>((resolve) => listener.once('notification', () => resolve(performance.now())));
    const began = performance.now();
    await says.query(`select pg_notify('bench', '${n}')`);
    times.push((await received) - began);
  }
  await Promise.all([says.end(), listener.end()]);
  return times.sort((a, b) => a - b);
}

async function post(url: string, token: string, body: object) {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const { data, code } = (await answer.json()) as { data: Record<string, string>; code?: string };
  if (!answer.ok) throw new Error(`${url} answered ${answer.status} ${code}`);
  return data;
}

/** From an action of an officer to the bells of all officers: the first of them and the last. */
async function actionToBells(server: Process, officer: { token: string; id: string }, bells: readonly Bell[]) {
  const answers = { OP03: 'BENCH ONE', OP04: '2000 0001', OP05: 'bench@example.com', OP09: 'Y' };
  const asked = requestQuote.body.codec.encode({
    templateId: 'OTHERS_P',
    product: 'TRAVEL',
    answers,
    consent: true,
    language: 'en',
  } as never);
  const made = await post(`${server.url}/api${requestQuote.path}`, '', asked);
  const requestNumber = made[requestQuote.answer.wireName('requestNumber')] ?? '';
  // The request has rung, too: what that leads to is over before it is measured.
  await sleep(2 * ACTION_EVERY_MS);
  const last: number[] = [];
  for (let n = 0; n < ACTIONS; n += 1) {
    await sleep(ACTION_EVERY_MS);
    const [assigneeId, assigneeSeen] = n % 2 === 0 ? [officer.id, null] : [null, officer.id];
    const body = assignRequest.body.codec.encode({ requestNumber, assigneeId, assigneeSeen });
    const all = Promise.all(bells.map((bell) => bell.next()));
    const began = performance.now();
    await post(`${server.url}/api${assignRequest.path}`, officer.token, body);
    last.push(Math.max(...(await all)) - began);
  }
  return last.sort((a, b) => a - b);
}

/** Signs everybody in: officers, and consultants who each sell under a code. */
async function signEverybodyIn(
  client: pg.Client,
): Promise<{ tokens: string[]; officer: { token: string; id: string } }> {
  const tokens: string[] = [];
  for (let n = 0; n < BELLS; n += 1) tokens.push(await signedInAs(client, n < OFFICERS ? 'officer' : 'consultant'));
  await client.query(
    `insert into user_consultant_codes (user_id, consultant_code, seq)
     select id, 'BELL' || row_number() over (order by id), 1 from users join user_roles on user_id = id
     where login_id like 'bench-%' and role = 'consultant'
       and not exists (select from user_consultant_codes where user_id = id)`,
  );
  const { rows } = await client.query<{ id: string }>(
    `select user_id as id from sessions where token_hash = sha256($1::text::bytea)`,
    [tokens[0]],
  );
  return { tokens, officer: { token: tokens[0] ?? '', id: rows[0]?.id ?? '' } };
}

const percent = (part: number) => `${(part * 100).toFixed(2)}% of a core`;
const ms = (value: number) => `${value.toFixed(1)} ms`;

/** What 500 open bells cost while nothing happens, beside bare streams and beside asking; and how soon they ring. */
export async function measureBells(server: Process, databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { tokens, officer } = await signEverybodyIn(client).finally(() => client.end());
  const asking = await polled(server, tokens);
  say('The server, nobody there', percent(asking.alone));
  say(
    `${BELLS} bells that ask every ${POLL_EVERY_MS / 1000} s`,
    `${percent(asking.part)}, an answer p50 ${ms(percentile(asking.times, 0.5))}, p99 ${ms(percentile(asking.times, 0.99))}`,
  );
  const bare = await startProcess('bench/bare-events.ts', {}, '/');
  const yardstick = await idle(bare, '/events', tokens);
  for (const { request } of yardstick.bells) request.destroy();
  await bare.stop();
  say(`${BELLS} bare streams of events`, `${percent(yardstick.part)}, + ${yardstick.megabytes.toFixed(0)} MB`);
  const ours = await idle(server, `/api${workSignals.path}`, tokens);
  say(
    `${BELLS} open bells, nothing happens`,
    `${percent(ours.part)}, ${percent(ours.part - asking.alone)} more than without (aim under 5%), + ${ours.megabytes.toFixed(0)} MB (aim under 60)`,
    ours.part - asking.alone < 0.05 && ours.megabytes < 60,
  );
  const notices = await bareNotices(databaseUrl);
  say('A bare notice of the database', `p50 ${ms(percentile(notices, 0.5))}, p99 ${ms(percentile(notices, 0.99))}`);
  const times = await actionToBells(server, officer, ours.bells.slice(0, OFFICERS));
  for (const { request } of ours.bells) request.destroy();
  say(
    `From an action to the last of ${OFFICERS} bells`,
    `p50 ${ms(percentile(times, 0.5))}, longest ${ms(percentile(times, 1))} (aim under 1 s)`,
    percentile(times, 1) < 1_000,
  );
}
