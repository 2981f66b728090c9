import { setTimeout as sleep } from 'node:timers/promises';
import type { Scenario } from '../scenario.ts';
import { startCrowd } from '../shoppers/crowd.ts';
import { verify } from '../verify/verify.ts';

/** A mail whose process was killed at every attempt is tried again up to eight minutes after the last of them. */
const PATIENCE_MS = 10 * 60_000;

export const kills: Scenario = {
  name: 'kills',
  about: 'kill -9 of a portal process in mid-purchase, then its restart, again and again',
  inShort: true,
  async run(drill) {
    const stage = await drill.openStage({ processes: 2 });
    const crowd = startCrowd(stage);
    const times = drill.isShort ? 3 : 40;
    await crowd.boughtMore(2);
    for (let time = 0; time < times; time++) {
      const portal = stage.portals[time % stage.portals.length];
      await sleep(Math.random() * 700);
      await portal?.end('SIGKILL');
      await portal?.start();
      await crowd.boughtMore(1);
    }
    return verify(stage, crowd, {
      until: drill.isShort ? 'money' : 'everything',
      patienceMs: PATIENCE_MS,
      notes: [`${times} kills`],
    });
  },
};
