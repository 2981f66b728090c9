import { afterEach, expect, test } from 'vitest';
import { type Gate, openGate } from './gate.ts';

const gates: Gate[] = [];
const opened = async (port = 0) => {
  const gate = await openGate(port, '127.0.0.1');
  gates.push(gate);
  return gate;
};
afterEach(async () => {
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
