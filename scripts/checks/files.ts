import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

/** Every file of the project that is not ignored, committed or not, by its path below the root. */
export function projectFiles(): string[] {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  })
    .split('\n')
    .filter((file) => file && existsSync(join(root, file)));
}

export function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

export const isCode = (file: string) => /\.(ts|tsx|mjs|js)$/.test(file);
export const isTest = (file: string) => /\.test\.tsx?$/.test(file);
