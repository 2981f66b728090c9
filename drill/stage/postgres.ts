import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cluster, inFolder, openCluster } from '@onegi/embedded-postgres/cluster';
import { type Postmaster, startPostmaster, stopPostmaster } from '@onegi/embedded-postgres/postmaster';
import pg from 'pg';
import { seedCatalogue } from '../../apps/api/seeds/catalogue/seed-catalogue.ts';
import { seedContent } from '../../apps/api/seeds/content/seed-content.ts';
import { systemClock } from '../../apps/api/src/adapters/clock/system.ts';
import { openDatabase } from '../../apps/api/src/db/database.ts';
import { migrate } from '../../apps/api/src/db/migrate.ts';

const TEMPLATE = 'drill_template';

export interface PostgresOptions {
  /** An empty folder to live in; a temporary one unless given. */
  readonly folder?: string;
  readonly settings?: Readonly<Record<string, string>>;
}

/** A PostgreSQL of the drill's own, durable as in production, with a migrated template database. */
export class Postgres {
  readonly #cluster: Cluster;
  readonly #postmaster: Postmaster;
  readonly #folder: string;
  #databases = 0;

  private constructor(cluster: Cluster, postmaster: Postmaster, folder: string) {
    this.#cluster = cluster;
    this.#postmaster = postmaster;
    this.#folder = folder;
  }

  static async open({ folder, settings = {} }: PostgresOptions = {}): Promise<Postgres> {
    const own = folder ?? mkdtempSync(join(tmpdir(), 'onegi-drill-db-'));
    chmodSync(own, 0o711);
    const cluster = await openCluster(own, 'onegi');
    const postmaster = await startPostmaster(cluster, { max_connections: '200', ...settings });
    const postgres = new Postgres(cluster, postmaster, own);
    try {
      await postgres.#makeTemplate();
      return postgres;
    } catch (error) {
      await postgres.close();
      throw error;
    }
  }

  #urlOf(name: string): string {
    const password = encodeURIComponent(this.#cluster.password);
    return `postgres://${this.#cluster.user}:${password}@127.0.0.1:${this.#postmaster.port}/${name}`;
  }

  async #query(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: this.#urlOf('postgres') });
    // A server that goes down under it: the query's own failure says so.
    client.on('error', () => undefined);
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  }

  async #makeTemplate(): Promise<void> {
    await this.#query(`create database ${TEMPLATE}`);
    const { db, pool, close } = openDatabase({ url: this.#urlOf(TEMPLATE), maxConnections: 2 });
    try {
      await migrate(pool);
      await seedCatalogue(db, { levyMode: 'FIXED_004' });
      await seedContent(db, { clock: systemClock, demo: false });
    } finally {
      await close();
    }
  }

  /** A fresh database with all tables and the catalogue. @returns its address */
  async newDatabase(): Promise<string> {
    this.#databases += 1;
    const name = `drill_${this.#databases}`;
    await this.#query(`create database ${name} template ${TEMPLATE}`);
    return this.#urlOf(name);
  }

  /**
   * pg_ctl restart, also of one that is down; waits until it answers again.
   * @param mode fast breaks every connection off, immediate is a crash with recovery
   */
  async restart(mode: 'fast' | 'immediate'): Promise<void> {
    const { seen, options } = inFolder(this.#cluster.clusterDir, this.#cluster.account);
    const args = ['restart', '-D', seen, '-m', mode, '-w', '-s'];
    const child = spawn(this.#cluster.binaries.pgCtl, args, { ...options, stdio: 'ignore' });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`pg_ctl restart -m ${mode} failed (${code})`);
  }

  /** Begins a new file of the write-ahead log: the first thing for which a full disk has no space. */
  async switchLog(): Promise<void> {
    await this.#query('select pg_switch_wal()');
  }

  async isUp(): Promise<boolean> {
    return this.#query('select 1').then(
      () => true,
      () => false,
    );
  }

  async close(): Promise<void> {
    // After a restart the process is another one: whoever runs in the folder is found by its pid file.
    const running = await startPostmaster(this.#cluster).catch(() => undefined);
    if (running) await stopPostmaster(this.#cluster, running);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
