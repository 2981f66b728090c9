import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Stage } from './stage.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Runs one of the project's npm scripts as its operator would. @throws Error with the end of its output when it fails */
export async function runScript(script: string, stage: Pick<Stage, 'env' | 'inspectUrl'>): Promise<void> {
  const env = { ...process.env, ...stage.env, DATABASE_URL: stage.inspectUrl };
  const child = spawn('npm', ['run', '--silent', script], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk).slice(-2_000);
    });
  }
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`npm run ${script} ended with ${code}: ${output.trim()}`);
}
