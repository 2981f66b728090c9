import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './files.ts';

/** Runs a program of node_modules/.bin (or a script of ours); its output is the problem when it fails. */
async function runProgram(command: string, args: string[], folder = '.'): Promise<string[]> {
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

/** One pass over everything that Node runs, one over what browsers run. */
export async function checkTypes(): Promise<string[]> {
  return [
    ...(await runProgram('tsc', ['-p', '.', '--pretty', 'false'])),
    ...(await runProgram('react-router', ['typegen'], 'apps/web')),
    ...(await runProgram('tsc', ['-p', 'apps/web', '--pretty', 'false'])),
  ];
}

export const checkFormat = () => runProgram('biome', ['check', '--no-errors-on-unmatched', '.']);
export const checkDeadCode = () => runProgram('knip', ['--no-progress']);
export const checkLock = () => runProgram('node', ['scripts/complete-lock.ts', '--check']);
