import { setTimeout as sleep } from 'node:timers/promises';
import { startOffice } from '../office/clerks.ts';
import { openDesk, openPeople } from '../office/people.ts';
import type { Scenario } from '../scenario.ts';
import { startCrowd } from '../shoppers/crowd.ts';
import { checkMatters } from '../verify/check-matters.ts';
import { verify } from '../verify/verify.ts';

const PATIENCE_MS = 10 * 60_000;

export const officeKills: Scenario = {
  name: 'office-kills',
  about: 'kill -9 of a portal process while the office issues endorsements, takes receipts and pays insurers',
  inShort: true,
  async run(drill) {
    const stage = await drill.openStage({ processes: 2 });
    const { desk, close } = await openDesk(stage);
    drill.onClose(close);
    const times = drill.isShort ? 3 : 40;
    const crowd = startCrowd(stage, { shoppers: 1 });
    const office = startOffice(await openPeople(desk, stage, crowd.traffic), desk);
    await office.finishedMore(1);
    for (let time = 0; time < times; time++) {
      const portal = stage.portals[time % stage.portals.length];
      await sleep(Math.random() * 700);
      await portal?.end('SIGKILL');
      await portal?.start();
      await office.finishedMore(1);
    }
    await office.stop();
    const finished = office.matters.filter(({ isFinished }) => isFinished).length;
    return verify(stage, crowd, {
      until: drill.isShort ? 'money' : 'everything',
      patienceMs: PATIENCE_MS,
      also: async (pool, findings) => {
        await checkMatters(pool, office.matters, findings);
        for (const { policyNumber, brokenOff } of office.matters) {
          if (brokenOff) findings.lost.push(`${policyNumber}: ${brokenOff}`);
        }
      },
      notes: [`${times} kills`, `${finished} of ${office.matters.length} matters finished`],
    });
  },
};
