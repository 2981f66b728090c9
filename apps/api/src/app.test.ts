import { allCalls } from '@onegi/contract/calls/all';
import { permissions } from '@onegi/contract/permissions';
import { testApp } from '@onegi/testing/app';
import { afterAll, describe, expect, test } from 'vitest';
import type { KnownRoute } from './http/route-permissions.ts';

const routes: KnownRoute[] = [];
const { app, close } = await testApp({ onRoutes: (known) => routes.push(...known) });
afterAll(close);

const json = { 'content-type': 'application/json' };

test('every route names a permission that the table knows', () => {
  expect(routes.length).toBeGreaterThan(5);
  for (const route of routes) expect(Object.keys(permissions)).toContain(route.permission);
});

test('a process that answers is alive, and ready with a database', async () => {
  const alive = await app.inject('/api/health');
  expect([alive.statusCode, alive.json().data.status]).toEqual([200, 'ok']);
  const statusOfReady = async () => (await app.inject('/api/ready')).statusCode;
  await expect.poll(statusOfReady, { timeout: 10_000 }).toBe(200);
});

describe('what cannot be read is refused', () => {
  test('broken JSON is a 400', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/buy/plan-travel', headers: json, body: '{"a":' });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.malformed']);
  });

  test('a 2 MB body is a 413', async () => {
    const body = JSON.stringify({ a: 'x'.repeat(2_000_000) });
    const answer = await app.inject({ method: 'POST', url: '/api/buy/plan-travel', headers: json, body });
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'request.tooLarge']);
  });

  test.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x'])('%s is a 415', async (type) => {
    const headers = { 'content-type': type };
    const answer = await app.inject({ method: 'POST', url: '/api/buy/plan-travel', headers, body: 'a' });
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'request.unsupported']);
  });

  test.each(['null', '[]', '"text"', '5', '{}'])('the body %s is a 400 with a message on a field', async (body) => {
    const answer = await app.inject({ method: 'POST', url: '/api/buy/plan-travel', headers: json, body });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.invalid']);
    for (const { msg, msgC } of answer.json().fields) {
      expect(msg).not.toMatch(/^\w+\.\w+$|Invalid/);
      expect(msgC).toMatch(/\p{Script=Han}/u);
    }
  });
});

test('an unknown call is a 404 in both languages', async () => {
  const answer = await app.inject('/api/no/such/call');
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ data: null, code: 'route.notFound', fields: [] });
  expect(answer.json().msgC).toMatch(/\p{Script=Han}/u);
});

test('a known call with a wrong method is a 405 that names the right one', async () => {
  const answer = await app.inject({ method: 'DELETE', url: '/api/buy/plan-travel' });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST']);
});

test('a harmless request id is kept, a strange one is replaced', async () => {
  const kept = await app.inject({ url: '/api/health', headers: { 'x-request-id': 'abc-12345678' } });
  expect(kept.headers['x-request-id']).toBe('abc-12345678');
  const replaced = await app.inject({ url: '/api/health', headers: { 'x-request-id': 'a b<script>' } });
  expect(replaced.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('no script runs that a page was not built with, and data is no page', async () => {
  const page = await app.inject('/nowhere');
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  const data = await app.inject('/api/health');
  expect(data.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(data.headers['x-content-type-options']).toBe('nosniff');
  expect(data.headers['strict-transport-security']).toBeUndefined();
});

test('OpenAPI 3.1 documents every call under its wire names', async () => {
  const document = (await app.inject('/api/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  for (const call of allCalls) expect(document.paths[`/api${call.path}`]).toHaveProperty(call.method.toLowerCase());
  expect(JSON.stringify(document.paths['/api/buy/promotion-check'])).toContain('"promotion"');
});
