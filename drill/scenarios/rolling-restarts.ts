import type { Scenario } from '../scenario.ts';
import { startCrowd } from '../shoppers/crowd.ts';
import { verify } from '../verify/verify.ts';

export const rollingRestarts: Scenario = {
  name: 'rolling-restarts',
  about: 'every portal process is stopped (SIGTERM) and started again in turn, as for an upgrade',
  inShort: false,
  async run(drill) {
    const stage = await drill.openStage({ processes: 3 });
    const crowd = startCrowd(stage);
    const rounds = drill.isShort ? 1 : 5;
    await crowd.boughtMore(2);
    for (let round = 0; round < rounds; round++) {
      for (const portal of stage.portals) {
        await portal.end('SIGTERM');
        await portal.start();
        await crowd.boughtMore(1);
      }
    }
    return verify(stage, crowd, { notes: [`${rounds * stage.portals.length} restarts`] });
  },
};
