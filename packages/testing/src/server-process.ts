import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

const RUN_SERVER = join(import.meta.dirname, '..', '..', '..', 'apps', 'api', 'src', 'run-server.ts');
const START = `import { runServer } from ${JSON.stringify(RUN_SERVER)};
await runServer({ variables: process.env }, () => console.log('ready'));`;

export interface ServerProcesses {
  readonly origin: string;
  /** Starts the server as a process of its own, at the same address and with the same keys each time, and waits until it serves. */
  start(): Promise<ChildProcess>;
}

/** A server to be killed and started anew, on a database and a folder that outlive it. */
export async function serverProcesses(
  database: { readonly url: string },
  dataDir: string,
  more: NodeJS.ProcessEnv = {},
): Promise<ServerProcesses> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const key = () => randomBytes(32).toString('base64');
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: origin,
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SECRET_KEY: key(),
    DATA_KEY: key(),
    LOG_LEVEL: 'silent',
    ...more,
  };
  return {
    origin,
    async start() {
      const child = spawn(process.execPath, ['--input-type=module', '-e', START], {
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await Promise.race([
        once(child.stdout as NodeJS.ReadableStream, 'data'),
        once(child, 'exit').then(([code]) => Promise.reject(new Error(`The server ended with ${code}`))),
      ]);
      return child;
    },
  };
}

/** Ends a process, if it has not ended yet, and waits for it. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}
