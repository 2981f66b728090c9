import { readFileSync, statSync } from 'node:fs';

/** The operating-system account PostgreSQL runs under; undefined when it is simply our own. */
export interface Account {
  uid: number;
  gid: number;
}

const NOBODY: Account = { uid: 65534, gid: 65534 };

function nobody(): Account {
  try {
    const line = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((entry) => entry.startsWith('nobody:'));
    const [, , uid, gid] = (line ?? '').split(':').map(Number);
    return uid && gid && uid > 0 && gid > 0 ? { uid, gid } : NOBODY;
  } catch {
    return NOBODY;
  }
}

/**
 * PostgreSQL refuses to run as root, so root lends it an unprivileged account: the one that owns the cluster already,
 * else nobody (initdb needs an account with a name).
 */
export function postgresAccount(clusterDir: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  try {
    const owner = statSync(clusterDir);
    if (owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  } catch {
    // No cluster yet.
  }
  return nobody();
}
