import { setTimeout as sleep } from 'node:timers/promises';
import { PostgresCluster } from '../cluster/postgres-cluster.ts';
import { aQuoteRef, secondsRefused, secondsUntilHeard } from '../cluster/probe.ts';
import type { Scenario } from '../scenario.ts';
import { startCrowd } from '../shoppers/crowd.ts';
import { verify } from '../verify/verify.ts';

/** Least, middle and most, in seconds. */
function spread(seconds: readonly number[]): string {
  const sorted = seconds.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  return [sorted[0], middle, sorted.at(-1)].map((each) => (each ?? 0).toFixed(1)).join(' / ');
}

export const failover: Scenario = {
  name: 'failover',
  about:
    'the leader of a PostgreSQL cluster (Patroni, etcd, HAProxy, PgBouncer) is killed, machine and all, and comes back as standby, again and again',
  inShort: false,
  async run(drill) {
    const cluster = new PostgresCluster();
    drill.onClose(() => cluster.close());
    await cluster.start();
    const stage = await drill.openStage({
      processes: 3,
      databaseUrl: cluster.url,
      inspectUrl: cluster.listenUrl,
      env: { DATABASE_LISTEN_URL: cluster.listenUrl },
    });
    const origins = stage.portals.map(({ url }) => url);
    const quoteRef = await aQuoteRef(origins[0] ?? '');
    const crowd = startCrowd(stage, { shoppers: 6 });
    const times = Number(process.env.DRILL_FAILOVERS ?? (drill.isShort ? 2 : 20));
    const refused: number[] = [];
    const received: number[] = [];
    for (let time = 1; time <= times; time++) {
      await crowd.boughtMore(2);
      await sleep(Math.random() * 1_000);
      const leader = await cluster.leader();
      const recovery = secondsRefused(origins, quoteRef);
      await leader.kill();
      const seconds = await recovery;
      const followed = await secondsUntilHeard(origins, cluster.listenUrl);
      leader.start();
      const began = performance.now();
      await cluster.inSync();
      const rejoined = (performance.now() - began) / 1000;
      refused.push(seconds);
      received.push(followed);
      drill.say(
        `${time} of ${times}: ${leader.name} killed, orders refused for ${seconds.toFixed(1)} s, a change heard of after ${followed.toFixed(1)} s, standby in step again after ${rejoined.toFixed(1)} s`,
      );
    }
    const notes = [
      `${times} failovers`,
      `refused ${spread(refused)} s each (least / median / most)`,
      `changes heard of after ${spread(received)} s`,
    ];
    return verify(stage, crowd, { notes });
  },
};
