import { setTimeout as sleep } from 'node:timers/promises';
import type { Scenario } from '../scenario.ts';
import { startCrowd } from '../shoppers/crowd.ts';
import { verify } from '../verify/verify.ts';

export const restarts: Scenario = {
  name: 'restarts',
  about: 'pg_ctl restart of the database under load, by turns fast (connections cut) and immediate (a crash)',
  inShort: true,
  async run(drill) {
    const postgres = await drill.openPostgres();
    const stage = await drill.openStage({ processes: 2, databaseUrl: await postgres.newDatabase() });
    const crowd = startCrowd(stage);
    const times = drill.isShort ? 2 : 13;
    await crowd.boughtMore(2);
    for (let time = 0; time < times; time++) {
      await sleep(Math.random() * 500);
      await postgres.restart(time % 2 === 0 ? 'fast' : 'immediate');
      // A process that did not survive is started again, as its supervisor would: the fault is counted once.
      for (const portal of stage.portals) if (!portal.isRunning) await portal.start();
      await crowd.boughtMore(2);
    }
    return verify(stage, crowd, { until: drill.isShort ? 'money' : 'everything', notes: [`${times} restarts`] });
  },
};
