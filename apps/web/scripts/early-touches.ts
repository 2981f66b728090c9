import path from 'node:path';
import { buildScript } from './build-script.ts';

const entry = path.resolve(import.meta.dirname, '../src/app/early-touches.ts');

/** The script that remembers what is done to a page before the page's own script is there. */
export async function earlyTouches(): Promise<string> {
  return (await buildScript(entry, 'iife', {})).code.trim();
}
