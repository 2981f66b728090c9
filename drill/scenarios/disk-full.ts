import { setTimeout as sleep } from 'node:timers/promises';
import type { Scenario } from '../scenario.ts';
import { type Crowd, startCrowd } from '../shoppers/crowd.ts';
import type { Postgres } from '../stage/postgres.ts';
import { SmallDisk } from '../stage/small-disk.ts';
import { retryNow, verify } from '../verify/verify.ts';

export const filesFull: Scenario = {
  name: 'files-full',
  about: 'the disk of DATA_DIR is full for a while: policies are sold, their PDFs and mails follow when there is space',
  inShort: true,
  async run(drill) {
    // Room enough at first: a process whose disk is nearly full does not call itself ready.
    const disk = SmallDisk.mount(400);
    drill.onClose(() => disk.unmount());
    const stage = await drill.openStage({ processes: 2, dataDir: disk.folder });
    const crowd = startCrowd(stage);
    await crowd.boughtMore(1);
    disk.fill();
    await crowd.boughtMore(4);
    if (!drill.isShort) await sleep(60_000);
    disk.free();
    await crowd.boughtMore(1);
    await crowd.stop();
    await retryNow(stage);
    return verify(stage, crowd);
  },
};

const FULL_MS = 20_000;
const NOTICED_WITHIN_MS = 120_000;

/** Fills the disk until the database has to refuse something: files that it had made before hold some more. */
async function starve(disk: SmallDisk, postgres: Postgres, { traffic }: Crowd): Promise<void> {
  const before = traffic.refusals;
  const until = performance.now() + NOTICED_WITHIN_MS;
  disk.fill();
  while (traffic.refusals === before) {
    if (performance.now() > until) throw new Error('The database never noticed that its disk was full');
    await postgres.switchLog().catch(() => undefined);
    await sleep(500);
  }
}

export const databaseFull: Scenario = {
  name: 'database-full',
  about: "the database's disk is full for a while: PostgreSQL refuses or goes down, and comes back when there is space",
  inShort: false,
  async run(drill) {
    const disk = SmallDisk.mount(400);
    drill.onClose(() => disk.unmount());
    const settings = { max_wal_size: '64MB', min_wal_size: '32MB' };
    const postgres = await drill.openPostgres({ folder: disk.folder, settings });
    const stage = await drill.openStage({ processes: 2, databaseUrl: await postgres.newDatabase() });
    const crowd = startCrowd(stage);
    await crowd.boughtMore(2);
    await starve(disk, postgres, crowd);
    await sleep(drill.isShort ? 2_000 : FULL_MS);
    disk.free();
    const wasUp = await postgres.isUp();
    if (!wasUp) await postgres.restart('immediate');
    for (const portal of stage.portals) if (!portal.isRunning) await portal.start();
    await crowd.boughtMore(4);
    const note = `PostgreSQL ${wasUp ? 'stayed up or came back' : 'went down and was started again'}`;
    return verify(stage, crowd, { notes: [note] });
  },
};
