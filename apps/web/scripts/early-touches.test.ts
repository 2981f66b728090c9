import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { buildScript } from './build-script.ts';

const entry = fileURLToPath(new URL('../src/app/early-touches.ts', import.meta.url));

it('the script that remembers early touches is small, the same at every build and knows nothing of React', async () => {
  const script = await buildScript(entry);
  expect(await buildScript(entry)).toBe(script);
  expect(script).toContain('window.earlyTouches=');
  expect(script).not.toMatch(/react|import/i);
  expect(script.length).toBeLessThan(2_500);
});
