import { call } from '@onegi/contract/call';
import { field, shape } from '@onegi/contract/shape';
import { testDatabase } from '@onegi/testing/database';
import fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { Deps } from '../deps.ts';
import { createSeal } from '../lib/seal.ts';
import { AnswerWithMessage, JsonData } from './answers.ts';
import { AppError } from './app-error.ts';
import { useErrorHandler } from './error-handler.ts';
import type { Api } from './fastify.ts';
import { type CallInput, serveCall } from './serve-call.ts';

const database = await testDatabase();
const deps = {
  db: database.db,
  seal: createSeal({ keys: [Buffer.alloc(32, 7)], hashKey: Buffer.alloc(32, 8) }),
} as Deps;
afterAll(database.drop);

const pay = call({
  name: 'testPay',
  method: 'POST',
  path: '/test/{shop}/pay',
  summary: 'Pays',
  tag: 'test',
  permission: 'payments.pay',
  idempotent: true,
  params: shape({ shopCode: field('shop', z.string().max(5, 'validation.maxLength')) }),
  body: shape({ amountCents: field('amt', z.int('validation.integer')) }),
  answer: shape({ receiptNumber: field('rcpt', z.int()), shopCode: field('shop', z.string()) }),
});

type Work = Parameters<typeof serveCall<typeof pay>>[2];

async function appWith(work: Work): Promise<Api> {
  const app: Api = fastify();
  app.decorate('deps', deps);
  app.decorateRequest('wirePath');
  useErrorHandler(app);
  serveCall(app, pay, work);
  await app.ready();
  return app;
}

const post = (app: Api, amount: unknown, key?: string, shop = 'a') =>
  app.inject({
    method: 'POST',
    url: `/api/test/${shop}/pay`,
    headers: key ? { 'idempotency-key': key } : {},
    payload: { amt: amount, unknown: 'ignored' },
  });

test('a handler speaks domain names and the wire its own', async () => {
  const app = await appWith(({ body, params }) => ({ receiptNumber: body.amountCents + 1, shopCode: params.shopCode }));
  const answer = await post(app, 1);
  expect(answer.json()).toEqual({ data: { rcpt: 2, shop: 'a' }, msg: 'Success', msgC: '成功' });
});

test('complaints about path and body come together, under wire names and in both languages [P-8-05]', async () => {
  const app = await appWith(() => ({ receiptNumber: 1, shopCode: 'a' }));
  const answer = await post(app, 'x', undefined, 'far-too-long');
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toEqual([
    { field: 'shop', msg: 'Please use at most 5 characters', msgC: expect.stringContaining('5') },
    { field: 'amt', msg: 'Please enter an integer', msgC: expect.stringMatching(/\p{Script=Han}/u) },
  ]);
});

test("a use case's complaint about a domain field is told under its wire name", async () => {
  const app = await appWith(() => {
    throw new AppError('quote.expired', {}, { fields: [{ field: 'amountCents', message: 'validation.integer' }] });
  });
  const answer = await post(app, 1);
  expect(answer.statusCode).toBe(410);
  expect(answer.json()).toMatchObject({ code: 'quote.expired', fields: [{ field: 'amt' }] });
});

test('a complaint that an officer can often still help with says so to programs, any other does not', async () => {
  const app = await appWith(() => {
    const messages = ['validation.helperReferred', 'validation.integer'];
    throw new AppError(
      'request.invalid',
      {},
      { fields: messages.map((message) => ({ field: 'amountCents', message })) },
    );
  });
  const [referred, other] = (await post(app, 1)).json().fields;
  expect([referred.referred, 'referred' in other]).toEqual([true, false]);
});

test('an unexpected error is a 500 with a reference and without its text', async () => {
  const app = await appWith(() => {
    throw new Error('the secret of A123456(3)');
  });
  const answer = await post(app, 1);
  expect([answer.statusCode, answer.json().code]).toEqual([500, 'server.error']);
  expect(answer.body).not.toContain('secret');
  expect(answer.json().msg).toMatch(/reference is \S+/);
});

test('a disk without room is a 503 that says so, to be tried again', async () => {
  const app = await appWith(() => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
  });
  const answer = await post(app, 1);
  expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([
    503,
    'server.storageFull',
    '2',
  ]);
});

test('data that is JSON already and a message of its own go out as they are [P-8-03]', async () => {
  const ready = await appWith(() => JsonData.write((out) => out.ascii('{"rcpt":5}')));
  expect((await post(ready, 1)).json()).toEqual({ data: { rcpt: 5 }, msg: 'Success', msgC: '成功' });
  const answer = await appWith(() => new AnswerWithMessage({ receiptNumber: 1, shopCode: 'a' }, 'errors.linkUsed'));
  expect((await post(answer, 1)).json().msg).toBe('This purchase link has already been used');
});

describe('an Idempotency-Key', () => {
  let done = 0;
  const counting: Work = async ({ params }) => {
    done += 1;
    await new Promise((resolve) => setTimeout(resolve, 30));
    return { receiptNumber: done, shopCode: params.shopCode };
  };

  test('makes twenty parallel repetitions one action with one answer', async () => {
    done = 0;
    const app = await appWith(counting);
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(app, 1, 'parallel-1')));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(done).toBe(1);
  });

  test('is refused with other contents', async () => {
    const app = await appWith(counting);
    await post(app, 1, 'contents-1');
    const otherBody = await post(app, 2, 'contents-1');
    expect([otherBody.statusCode, otherBody.json().code]).toEqual([422, 'idempotency.mismatch']);
    const otherAddress = await post(app, 1, 'contents-1', 'b');
    expect(otherAddress.json().code).toBe('idempotency.mismatch');
  });

  test('that is not a word is refused', async () => {
    const app = await appWith(counting);
    expect((await post(app, 1, 'no')).json().code).toBe('idempotency.badKey');
  });

  test('lets an action that failed be tried again', async () => {
    let attempts = 0;
    const app = await appWith(() => {
      attempts += 1;
      if (attempts === 1) throw new AppError('payment.gatewayUnavailable');
      return { receiptNumber: 1, shopCode: 'a' };
    });
    expect((await post(app, 1, 'failed-1')).statusCode).toBe(503);
    expect((await post(app, 1, 'failed-1')).statusCode).toBe(200);
  });

  test('left by a process that died is taken over once its time has run out', async () => {
    const app = await appWith(counting);
    await post(app, 1, 'crashed-1');
    const row = { answer: null, status: null, locked_until: new Date(Date.now() - 1000) };
    await deps.db.updateTable('idempotency').set(row).where('idempotency_key', '=', 'crashed-1').execute();
    expect((await post(app, 1, 'crashed-1')).statusCode).toBe(200);
  });

  test('keeps its answer sealed in the database', async () => {
    const app = await appWith(({ params }) => ({ receiptNumber: 1, shopCode: params.shopCode }));
    await post(app, 1, 'sealed-12', 'shopX');
    const row = await deps.db
      .selectFrom('idempotency')
      .selectAll()
      .where('idempotency_key', '=', 'sealed-12')
      .executeTakeFirstOrThrow();
    expect(row.answer?.toString('latin1')).not.toContain('shopX');
  });
});

test('a raw body reaches the handler byte for byte', async () => {
  const notice = call({ ...pay, name: 'testNotice', path: '/test/{shop}/notice', idempotent: false });
  const app: Api = fastify();
  app.decorate('deps', deps);
  app.decorateRequest('wirePath');
  useErrorHandler(app);
  const seen: unknown[] = [];
  const remember = ({ request }: CallInput<typeof notice>) => {
    seen.push(request.body);
    return { receiptNumber: 1, shopCode: 'a' };
  };
  serveCall(app, notice, remember, { rawBody: true });
  const body = '{ "a":1,\n"b" : "é" }';
  const headers = { 'content-type': 'application/json' };
  const answer = await app.inject({ method: 'POST', url: '/api/test/a/notice', headers, body });
  expect(answer.statusCode).toBe(200);
  expect(seen).toEqual([Buffer.from(body)]);
});
