import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Account, postgresAccount } from '@onegi/embedded-postgres/account';
import { freePort } from '@onegi/testing/free-port';
import pg from 'pg';
import { configFile, writeFor } from './config-file.ts';
import { PostgresNode } from './postgres-node.ts';
import { Program } from './program.ts';
import { type ClusterPrograms, ensureClusterPrograms } from './programs.ts';

const READY_WITHIN_MS = 120_000;
const password = () => randomBytes(18).toString('base64url');

async function eventually(what: string, condition: () => Promise<boolean>, why: () => string): Promise<void> {
  const until = performance.now() + READY_WITHIN_MS;
  while (!(await condition())) {
    if (performance.now() > until) throw new Error(`${what} did not happen in time:\n${why()}`);
    await sleep(100);
  }
}

async function query(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * etcd, two nodes of Patroni and PostgreSQL with synchronous replication, HAProxy and PgBouncer on loopback: deploy/cluster
 * on one machine, in a temporary folder, under an unprivileged account.
 */
export class PostgresCluster {
  readonly #folder: string;
  readonly #account: Account | undefined;
  readonly #programs: ClusterPrograms;
  readonly #running: Program[] = [];
  readonly nodes: PostgresNode[] = [];
  readonly #secrets = { superuser: password(), replication: password(), rewind: password(), portal: password() };
  #haproxyPort = 0;
  #pgbouncerPort = 0;

  /** @throws NotHere when the machine lacks a program that cannot be installed */
  constructor() {
    this.#programs = ensureClusterPrograms();
    this.#account = postgresAccount('');
    this.#folder = mkdtempSync(join(tmpdir(), 'onegi-cluster-'));
    chmodSync(this.#folder, 0o711);
  }

  /** By way of the pooler in transaction mode. */
  get url(): string {
    return `postgres://onegi:${this.#secrets.portal}@127.0.0.1:${this.#pgbouncerPort}/onegi`;
  }

  /** Past the pooler: always the leader. */
  get listenUrl(): string {
    return `postgres://onegi:${this.#secrets.portal}@127.0.0.1:${this.#haproxyPort}/onegi`;
  }

  #subfolder(name: string): string {
    const path = join(this.#folder, name);
    mkdirSync(path, { mode: 0o700 });
    if (this.#account) chownSync(path, this.#account.uid, this.#account.gid);
    return path;
  }

  #run(name: string, folder: string, command: readonly string[]): Program {
    const program = new Program(name, command, { folder, account: this.#account });
    this.#running.push(program);
    return program;
  }

  async #startEtcd(): Promise<string> {
    const folder = this.#subfolder('etcd');
    const [client, peer] = [await freePort(), await freePort()];
    const config = configFile('etcd.yml', {
      ETCD_NAME: 'etcd1',
      ETCD_FOLDER: join(folder, 'data'),
      ETCD_ADDRESS: `127.0.0.1:${client}`,
      ETCD_PEER_ADDRESS: `127.0.0.1:${peer}`,
      ETCD_MEMBERS: `etcd1=http://127.0.0.1:${peer}`,
    });
    const file = writeFor(this.#account, join(folder, 'etcd.yml'), config);
    const etcd = this.#run('etcd', folder, [this.#programs.etcd, '--config-file', file]);
    const isHealthy = async () => {
      const answer = await fetch(`http://127.0.0.1:${client}/health`).catch(() => null);
      return answer?.ok === true;
    };
    await eventually('etcd', isHealthy, () => etcd.lastOutput());
    return `127.0.0.1:${client}`;
  }

  async #makeNode(name: string, etcdHosts: string): Promise<PostgresNode> {
    const folder = this.#subfolder(name);
    const [port, restPort] = [await freePort(), await freePort()];
    const config = configFile('patroni.yml', {
      NODE_NAME: name,
      NODE_HOST: '127.0.0.1',
      NODE_PORT: port,
      NODE_FOLDER: folder,
      REST_PORT: restPort,
      ETCD_HOSTS: etcdHosts,
      POSTGRES_BIN: this.#programs.postgresBin,
      CLIENT_NETWORK: '127.0.0.1/32',
      SUPERUSER_PASSWORD: this.#secrets.superuser,
      REPLICATION_PASSWORD: this.#secrets.replication,
      REWIND_PASSWORD: this.#secrets.rewind,
    });
    const file = writeFor(this.#account, join(folder, 'patroni.yml'), config);
    const where = { folder, account: this.#account };
    const start = () => new Program('patroni', [this.#programs.patroni, file], where);
    const node = new PostgresNode({ name, folder, port, restPort, start });
    this.nodes.push(node);
    return node;
  }

  async #startHaproxy(): Promise<void> {
    const folder = this.#subfolder('haproxy');
    this.#haproxyPort = await freePort();
    const [one, two] = this.nodes;
    const config = configFile('haproxy.cfg', {
      HAPROXY_ADDRESS: `127.0.0.1:${this.#haproxyPort}`,
      NODE1_ADDRESS: one?.address ?? '',
      NODE1_REST_PORT: one?.restPort ?? 0,
      NODE2_ADDRESS: two?.address ?? '',
      NODE2_REST_PORT: two?.restPort ?? 0,
    });
    const file = writeFor(this.#account, join(folder, 'haproxy.cfg'), config);
    this.#run('haproxy', folder, [this.#programs.haproxy, '-db', '-f', file]);
  }

  async #startPgbouncer(): Promise<void> {
    const folder = this.#subfolder('pgbouncer');
    this.#pgbouncerPort = await freePort();
    writeFor(this.#account, join(folder, 'userlist.txt'), `"onegi" "${this.#secrets.portal}"\n`);
    const config = configFile('pgbouncer.ini', {
      HAPROXY_HOST: '127.0.0.1',
      HAPROXY_PORT: this.#haproxyPort,
      PGBOUNCER_HOST: '127.0.0.1',
      PGBOUNCER_PORT: this.#pgbouncerPort,
      PGBOUNCER_FOLDER: folder,
    });
    const file = writeFor(this.#account, join(folder, 'pgbouncer.ini'), config);
    this.#run('pgbouncer', folder, [this.#programs.pgbouncer, file]);
  }

  async #makeDatabase(): Promise<void> {
    const url = `postgres://postgres:${this.#secrets.superuser}@127.0.0.1:${this.#haproxyPort}/postgres`;
    await this.#canQuery(url);
    await query(url, `create role onegi login password '${this.#secrets.portal}'`);
    await query(url, 'create database onegi owner onegi');
  }

  #canQuery(url: string): Promise<void> {
    const isAnswered = () =>
      query(url, 'select 1').then(
        () => true,
        () => false,
      );
    return eventually('an answer of the database', isAnswered, () => this.#lastOutputs());
  }

  /** Starts everything, until it answers by way of the pooler. */
  async start(): Promise<void> {
    const etcdHosts = await this.#startEtcd();
    const first = await this.#makeNode('node1', etcdHosts);
    const second = await this.#makeNode('node2', etcdHosts);
    first.start();
    await eventually(
      'the first leader',
      () => first.is('primary'),
      () => first.lastOutput(),
    );
    second.start();
    await this.#startHaproxy();
    await this.inSync();
    await this.#makeDatabase();
    await this.#startPgbouncer();
    await this.#canQuery(this.url);
  }

  #lastOutputs(): string {
    return [...this.nodes, ...this.#running].map((one) => `${one.name}: ${one.lastOutput()}`).join('\n');
  }

  async leader(): Promise<PostgresNode> {
    for (const node of this.nodes) if (await node.is('primary')) return node;
    throw new Error('nobody leads');
  }

  /** Waits until a leader is followed by a standby that has everything: the state in which a failover loses nothing. */
  async inSync(): Promise<void> {
    const isInSync = async () => {
      const leaders = await Promise.all(this.nodes.map((node) => node.is('primary')));
      const standbys = await Promise.all(this.nodes.map((node) => node.is('synchronous')));
      return leaders.filter(Boolean).length === 1 && standbys.filter(Boolean).length === 1;
    };
    await eventually('synchronous replication', isInSync, () => this.#lastOutputs());
  }

  /** Ends every process and removes the folder. */
  async close(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.close()));
    for (const program of this.#running.toReversed()) await program.end();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
