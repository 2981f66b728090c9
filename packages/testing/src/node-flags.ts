import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));

/** What `npm start` gives Node, for processes that are to run as the portal does: the flags of package.json's `start`. */
export const nodeFlags: readonly string[] = scripts.start.split(' ').filter((word: string) => word.startsWith('--'));
