import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

/** The folders and endings of .gitignore, which holds nothing more complicated. */
function ignoredNames(): { folders: Set<string>; files: RegExp } {
  const lines = readFileSync(join(root, '.gitignore'), 'utf8').split('\n').filter(Boolean);
  const folders = lines.filter((line) => line.endsWith('/')).map((line) => line.slice(0, -1));
  const files = lines
    .filter((line) => !line.endsWith('/'))
    .map((line) => line.replaceAll('.', '\\.').replaceAll('*', '.*'));
  return { folders: new Set([...folders, '.git']), files: new RegExp(`^(${files.join('|')})$`) };
}

/** Every file of the project that is not ignored, by its path below the root. Needs no git: a copy of the sources will do. */
export function projectFiles(): string[] {
  const ignored = ignoredNames();
  const below = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory()) return ignored.folders.has(entry.name) ? [] : below(path);
      return entry.isFile() && !ignored.files.test(entry.name) ? [path] : [];
    });
  return below('');
}

export function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

export const isCode = (file: string) => /\.(ts|tsx|mjs|js)$/.test(file);
export const isTest = (file: string) => /\.test\.tsx?$/.test(file);
