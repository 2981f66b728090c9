import { chownSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Account } from '@onegi/embedded-postgres/account';

const TEMPLATES = join(import.meta.dirname, '..', '..', 'deploy', 'cluster');

/** Writes a secret file that the account alone may read. */
export function writeFor(account: Account | undefined, path: string, contents: string): string {
  writeFileSync(path, contents, { mode: 0o600 });
  if (account) chownSync(path, account.uid, account.gid);
  return path;
}

/**
 * A file of deploy/cluster with its ${NAMES} filled in.
 * @throws Error naming a value that is missing
 */
export function configFile(template: string, values: Readonly<Record<string, string | number>>): string {
  return readFileSync(join(TEMPLATES, template), 'utf8').replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${template} needs ${name}`);
    return String(value);
  });
}
