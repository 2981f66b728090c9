import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { type Gate, type GateLimits, gateLimits, openGate } from './gate.ts';

const gates: Gate[] = [];
const sockets: Socket[] = [];
const opened = async (port = 0, limits: Partial<GateLimits> = {}) => {
  const gate = await openGate(port, '127.0.0.1', limits);
  gates.push(gate);
  return gate;
};
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const gate of gates.splice(0)) await gate.close(0);
});

const get = (gate: Gate, path = '/api/buy/recent') => fetch(`http://127.0.0.1:${gate.port}${path}`);

test('before the app is there every request is a 503 in our form', async () => {
  const answer = await get(await opened());
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ data: null, code: 'server.starting', msgC: expect.any(String) });
});

test('a process that starts is alive and not ready, so that nobody ends it in a long migration', async () => {
  const gate = await opened();
  expect((await get(gate, '/api/health')).status).toBe(200);
  const ready = await get(gate, '/api/ready?from=balancer');
  expect(ready.status).toBe(503);
  expect(await ready.json()).toMatchObject({ data: { status: 'notReady', reasons: ['server.starting'] } });
});

test('while it closes, what is in hand is finished and what is new is a 503', async () => {
  const gate = await opened();
  let finish = () => {};
  gate.open((_request, response) => {
    finish = () => response.end('done');
  });
  const inHand = get(gate);
  await expect.poll(() => finish.toString()).toContain('response.end');
  const closed = gate.close();
  const fresh = await get(gate);
  expect([fresh.status, (await fresh.json()).code]).toEqual([503, 'server.busy']);
  expect((await get(gate, '/api/health')).status).toBe(200);
  const ready = await get(gate, '/api/ready');
  expect([ready.status, (await ready.json()).data.reasons]).toEqual([503, ['server.closing']]);
  finish();
  expect(await (await inHand).text()).toBe('done');
  await closed;
  await expect(get(gate)).rejects.toThrow();
});

test('a port in use is told in one sentence', async () => {
  const { port } = await opened();
  await expect(openGate(port, '127.0.0.1')).rejects.toThrow(`Port ${port} is in use by another program`);
});

/** A client that sends these bytes and then keeps silent; `closed` once the server ended it. */
async function raw(gate: Gate, bytes: string, { reads = true } = {}) {
  const socket = connect(gate.port, '127.0.0.1');
  sockets.push(socket);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  if (reads) socket.resume();
  socket.write(bytes);
  return { socket, closed };
}

describe('who takes too long is closed, and others are served meanwhile', () => {
  test('within the twenty seconds that headers may take', () => {
    expect(gateLimits.headersMs + gateLimits.checkEveryMs).toBeLessThanOrEqual(20_000);
  });

  test('headers that never end, and connections that say nothing', async () => {
    const gate = await opened(0, { headersMs: 300, checkEveryMs: 50 });
    gate.open((_request, response) => response.end('served'));
    const silent = await Promise.all(Array.from({ length: 20 }, () => raw(gate, '')));
    const slow = await Promise.all(Array.from({ length: 20 }, () => raw(gate, 'GET / HTTP/1.1\r\nHost: x\r\nA: ')));
    for (const { socket } of slow) {
      const drip = setInterval(() => socket.write('b'), 20);
      socket.once('close', () => clearInterval(drip));
    }
    expect(await (await get(gate)).text()).toBe('served');
    await Promise.all([...silent, ...slow].map(({ closed }) => closed));
    expect(await (await get(gate)).text()).toBe('served');
  });

  test('a body that comes a byte at a time', async () => {
    const gate = await opened(0, { headersMs: 200, requestMs: 300, checkEveryMs: 50 });
    gate.open((request, response) => void request.resume().on('end', () => response.end('served')));
    const { socket, closed } = await raw(gate, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n');
    const drip = setInterval(() => socket.write('b'), 20);
    expect(await (await get(gate)).text()).toBe('served');
    await closed;
    clearInterval(drip);
  });

  test.each([
    ['reads nothing', { silenceMs: 200 }],
    ['reads on and on', { answerMs: 200, checkEveryMs: 50 }],
  ])('a client that asks for much and %s', async (_, limits) => {
    const gate = await opened(0, limits);
    const answers: Promise<unknown>[] = [];
    gate.open((request, response) => {
      if (request.url === '/much') answers.push(once(response, 'close'));
      response.end(request.url === '/much' ? Buffer.alloc(50 * 1024 * 1024) : 'served');
    });
    const { socket } = await raw(gate, 'GET /much HTTP/1.1\r\nHost: x\r\n\r\n', { reads: false });
    await expect.poll(() => answers.length).toBe(1);
    const sip = 'answerMs' in limits ? setInterval(() => socket.read(1), 20) : undefined;
    expect(await (await get(gate)).text()).toBe('served');
    await Promise.all(answers);
    clearInterval(sip);
  });
});

test('one address holds so many connections and no more; as many again once they are closed', async () => {
  const gate = await opened(0, { socketsPerAddress: 5 });
  gate.open((_request, response) => response.end('served'));
  const held = await Promise.all(Array.from({ length: 5 }, () => raw(gate, '')));
  await (await raw(gate, 'GET / HTTP/1.1\r\n')).closed;
  await expect(get(gate)).rejects.toThrow();
  for (const { socket } of held) socket.destroy();
  await expect
    .poll(() =>
      get(gate).then(
        (answer) => answer.text(),
        () => 'refused',
      ),
    )
    .toBe('served');
});

describe('a request that means two things', () => {
  const answerTo = async (bytes: string) => {
    const gate = await opened();
    const urls: (string | undefined)[] = [];
    gate.open((request, response) => {
      urls.push(request.url);
      request.resume().on('end', () => response.end('served'));
    });
    const { socket, closed } = await raw(gate, bytes, { reads: false });
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    await closed;
    return { urls, status: Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1]) };
  };
  const hidden = 'GET /hidden HTTP/1.1\r\nHost: x\r\n\r\n';

  test.each([
    ['two lengths', `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nContent-Length: 5\r\n\r\n${hidden}`],
    [
      'a length and pieces',
      `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
    ],
    ['pieces of another kind', `POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked, x\r\n\r\n0\r\n\r\n${hidden}`],
    ['a space before the colon', `POST / HTTP/1.1\r\nHost: x\r\nContent-Length : 5\r\n\r\n${hidden}`],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ])('by %s is refused and the connection closed', async (_, bytes) => {
    const { urls, status } = await answerTo(bytes);
    expect(status).toBe(400);
    expect(urls).not.toContain('/hidden');
  });

  test('by more headers than fit is refused', async () => {
    expect((await answerTo(`GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`)).status).toBe(431);
  });

  test('that asks for a web socket is an ordinary request', async () => {
    const upgrade = 'GET /page HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n';
    expect(await answerTo(upgrade)).toEqual({ urls: ['/page'], status: 200 });
  });
});

test('a stream of events outlasts the time for answers, and does not keep the gate from closing', async () => {
  const gate = await opened(0, { answerMs: 60, checkEveryMs: 20 });
  gate.open((_request, response) => {
    response.setHeader('content-type', 'text/event-stream');
    response.writeHead(200);
    response.write(':\n\n');
    setTimeout(() => response.write('data: late\n\n'), 300);
  });
  const answer = await get(gate);
  const reader = answer.body?.getReader();
  let text = '';
  while (reader && !text.includes('late')) text += Buffer.from((await reader.read()).value ?? []).toString();
  expect(text).toBe(':\n\ndata: late\n\n');
  await gate.close();
  await expect(reader?.read()).rejects.toThrow();
});
