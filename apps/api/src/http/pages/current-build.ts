import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the pages are built: one folder per build, and a file that names the one in force. */
export const BUILDS_DIR = join(import.meta.dirname, '..', '..', '..', '..', 'web', 'build');
export const CURRENT_FILE = join(BUILDS_DIR, 'current.json');

export interface PagesBuild {
  /** The build's folder below BUILDS_DIR. */
  name: string;
  /** Hash over everything that the pages are made of. */
  sources: string;
  /** The address that alternate-language links begin with; empty: they are relative. */
  publicUrl: string;
}

/** The build in force; undefined where nothing was built. */
export function currentBuild(): PagesBuild | undefined {
  try {
    return JSON.parse(readFileSync(CURRENT_FILE, 'utf8')) as PagesBuild;
  } catch {
    return undefined;
  }
}

/** The folder of a build's files. A server goes on serving the build of its start, also when a newer one is in force. */
export const folderOfBuild = ({ name }: PagesBuild): string => join(BUILDS_DIR, name, 'client');
