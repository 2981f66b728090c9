import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface Outcome {
  passed: number;
  failed: number;
}

const root = join(import.meta.dirname, '..');

/** Runs a program of node_modules/.bin with its output on the screen; answers its exit code. */
export async function runToEnd(
  program: string,
  args: string[],
  variables: Record<string, string> = {},
): Promise<number> {
  const bin = join(root, 'node_modules', '.bin');
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH ?? ''}`, ...variables };
  const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${program} could not be started: ${error.message}`);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}
