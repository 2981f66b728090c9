import type { Scenario } from '../scenario.ts';
import { startCrowd } from '../shoppers/crowd.ts';
import { verify } from '../verify/verify.ts';

/** The calm one: what the others are compared with. */
export const twoProcesses: Scenario = {
  name: 'two-processes',
  about: 'two portal processes share one database; every call goes to the other one',
  inShort: false,
  async run(drill) {
    const stage = await drill.openStage({ processes: 2 });
    const crowd = startCrowd(stage);
    await crowd.boughtMore(drill.isShort ? 8 : 100);
    return verify(stage, crowd);
  },
};
