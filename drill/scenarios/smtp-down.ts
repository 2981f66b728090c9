import { setTimeout as sleep } from 'node:timers/promises';
import type { Scenario } from '../scenario.ts';
import { startCrowd } from '../shoppers/crowd.ts';
import { retryNow, verify } from '../verify/verify.ts';

const DOWN_MS = 10 * 60_000;
const SHORT_DOWN_MS = 8_000;
/** The last attempt during ten minutes of outage is followed by one up to eight minutes later. */
const PATIENCE_MS = 20 * 60_000;

export const smtpDown: Scenario = {
  name: 'smtp-down',
  about: 'the mail server is away for ten minutes; every policy is mailed afterwards, once',
  inShort: true,
  async run(drill) {
    const stage = await drill.openStage({ processes: 2 });
    const crowd = startCrowd(stage, drill.isShort ? {} : { shoppers: 2, pauseMs: 1_000 });
    await crowd.boughtMore(2);
    await stage.mailServer.stop();
    await Promise.all([sleep(drill.isShort ? SHORT_DOWN_MS : DOWN_MS), crowd.boughtMore(4)]);
    await stage.mailServer.start();
    await crowd.boughtMore(1);
    await crowd.stop();
    if (drill.isShort) await retryNow(stage);
    return verify(stage, crowd, { patienceMs: PATIENCE_MS });
  },
};
