import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@onegi/testing/free-port';
import { MailServer } from './mail-server.ts';
import { Portal } from './portal.ts';

export interface StageOptions {
  /** Portal processes; two unless given. */
  readonly processes?: number;
  /** A database of another cluster than the drill's shared one. The first portal migrates and fills it when it is empty. */
  readonly databaseUrl?: string;
  /** Where the drill itself looks into the database, when the portals' address is not fit for it (a pooler). */
  readonly inspectUrl?: string;
  /** Files of all portals; a temporary folder unless given. */
  readonly dataDir?: string;
  /** Variables besides the drill's own. */
  readonly env?: Readonly<NodeJS.ProcessEnv>;
  /** Modules that a portal loads first, by its number from 0. */
  readonly imports?: (index: number) => readonly string[];
  /** False: launches nothing yet. */
  readonly start?: boolean;
}

export const newKey = () => randomBytes(32).toString('base64');

/** Portal processes that share one database and one mail server, all on loopback. */
export interface Stage {
  readonly portals: readonly Portal[];
  readonly mailServer: MailServer;
  /** Of the portals and of commands; what is changed counts from the next start on. */
  readonly env: NodeJS.ProcessEnv;
  /** For looking into the database. */
  readonly inspectUrl: string;
  close(): Promise<void>;
}

export async function openStage(options: StageOptions & { databaseUrl: string }): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'onegi-drill-'));
  chmodSync(folder, 0o711);
  const mailServer = new MailServer();
  const portals: Portal[] = [];
  const close = async () => {
    // What they leave behind is thrown away as well.
    await Promise.all(portals.map((portal) => portal.end('SIGKILL')));
    await mailServer.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await mailServer.start();
    const ports = await Promise.all(Array.from({ length: options.processes ?? 2 }, () => freePort()));
    const env: NodeJS.ProcessEnv = {
      DATABASE_URL: options.databaseUrl,
      DATA_DIR: options.dataDir ?? folder,
      PUBLIC_URL: `http://127.0.0.1:${ports[0]}`,
      SECRET_KEY: newKey(),
      DATA_KEY: newKey(),
      SANDBOX_SECRET: newKey(),
      SMTP_URL: mailServer.url,
      REQUESTS_PER_MINUTE: '0',
      LOG_LEVEL: 'warn',
      ...options.env,
    };
    for (const [index, port] of ports.entries()) {
      const name = `portal ${index + 1}`;
      portals.push(new Portal({ name, port, logFile: join(folder, `portal-${index + 1}.log`), env: () => env }));
    }
    if (options.start !== false) {
      for (const [index, portal] of portals.entries()) portal.launch(options.imports?.(index));
      await Promise.all(portals.map((portal) => portal.ready()));
    }
    return { portals, mailServer, env, inspectUrl: options.inspectUrl ?? options.databaseUrl, close };
  } catch (error) {
    await close();
    throw error;
  }
}
