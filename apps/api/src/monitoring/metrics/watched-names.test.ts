import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testApp } from '@onegi/testing/app';
import { afterAll, expect, test } from 'vitest';

const deploy = join(import.meta.dirname, '..', '..', '..', '..', '..', 'deploy');
const read = (file: string) => readFileSync(join(deploy, file), 'utf8');

const { app, close } = await testApp({
  config: { metrics: { port: 0, host: '127.0.0.1', token: undefined }, databaseUrl: undefined },
});
afterAll(close);

/** Names of metrics, without what Prometheus derives from a histogram. */
const namesIn = (text: string) =>
  new Set(
    [...text.matchAll(/\b(?:onegi|nodejs|process)_\w+/g)].map(([name]) => name.replace(/_(bucket|count|sum)$/, '')),
  );

/** Names with a value, after one request. */
async function exposedNames(): Promise<Set<string>> {
  await app.inject('/api/health');
  let text = '';
  const isWhole = async () => {
    text = (await app.scrape?.()) ?? '';
    return /^onegi_figures_missing 0$/m.test(text);
  };
  // A machine that is busy with other tests may not give every figure in time at once.
  await expect.poll(isWhole, { timeout: 15_000 }).toBe(true);
  return namesIn(text.replaceAll(/^#.*$/gm, '').replaceAll(/\{.*\}/g, ''));
}

interface Panel {
  title: string;
  targets?: { expr: string }[];
}

const dashboard = JSON.parse(read('grafana/onegi.json')) as { uid: string; panels: Panel[] };
const expressions = [
  ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ...[...read('prometheus/alerts.yml').matchAll(/^\s+expr: (['"])(.*)\1$/gm)].map(([, , expr = '']) => expr),
];

test('every metric that the dashboard and the alert rules ask for is one that the server has', async () => {
  const exposed = await exposedNames();
  const asked = [...namesIn(expressions.join('\n'))];
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((name) => !exposed.has(name))).toEqual([]);
});

test('nothing of the portal is measured that nobody looks at', async () => {
  const asked = namesIn(expressions.join('\n'));
  const ours = [...(await exposedNames())].filter((name) => name.startsWith('onegi_'));
  expect(ours.filter((name) => !asked.has(name))).toEqual([]);
});

test('every label that a route is asked by is a route that the server has', () => {
  const routes = expressions.flatMap((text) => [...text.matchAll(/route=~"([^"]+)"/g)].map(([, route = '']) => route));
  expect(routes.length).toBeGreaterThan(2);
  for (const route of new Set(routes)) {
    const known = route === '/api/.*' || app.hasRoute({ method: 'POST', url: route.replace('.*', ':gateway') });
    expect(known, route).toBe(true);
  }
});
