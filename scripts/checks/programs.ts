import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './files.ts';

/** Runs a program of node_modules/.bin (or a script of ours); its output is the problem when it fails. */
export async function runProgram(command: string, args: string[], folder = '.'): Promise<string[]> {
  const bin = join(root, 'node_modules', '.bin');
  const child = spawn(command, args, {
    cwd: join(root, folder),
    env: { ...process.env, PATH: `${bin}:${process.env.PATH ?? ''}`, FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  const code = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', resolve);
  });
  return code === 0 ? [] : [output.trim() || `${command} ended with ${code}`];
}

const workspaces = [
  'apps/api',
  'apps/web',
  'packages/contract',
  'packages/rating',
  'packages/messages',
  'packages/testing',
  'e2e',
  'bench',
  '.',
];

export async function checkTypes(): Promise<string[]> {
  const problems = await runProgram('react-router', ['typegen'], 'apps/web');
  for (const workspace of workspaces) {
    if (!existsSync(join(root, workspace, 'tsconfig.json'))) continue;
    problems.push(...(await runProgram('tsc', ['-p', workspace, '--pretty', 'false'])));
  }
  return problems;
}

export const checkFormat = () => runProgram('biome', ['check', '--no-errors-on-unmatched', '.']);
export const checkDeadCode = () => runProgram('knip', ['--no-progress']);
export const checkLock = () => runProgram('node', ['scripts/complete-lock.ts', '--check']);
