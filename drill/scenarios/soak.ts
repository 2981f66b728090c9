import { setTimeout as sleep } from 'node:timers/promises';
import type { Scenario } from '../scenario.ts';
import { startCrowd } from '../shoppers/crowd.ts';
import { growthInSecondHalf, type MemorySample, sampleMemory } from '../verify/memory.ts';
import { verify } from '../verify/verify.ts';

const SAMPLE_EVERY_MS = 5_000;
/** Within this part of its mean the second half's memory counts as flat. */
const FLAT_WITHIN = 0.1;

interface Judged {
  readonly note: string;
  readonly isFlat: boolean;
}

function judge(name: string, samples: readonly MemorySample[]): Judged {
  const rss = samples.map(({ atMs, rssMegabytes }) => ({ atMs, value: rssMegabytes }));
  const heap = samples.map(({ atMs, heapMegabytes }) => ({ atMs, value: heapMegabytes }));
  const growth = growthInSecondHalf(rss);
  const mean = rss.reduce((sum, { value }) => sum + value, 0) / rss.length;
  const highest = Math.max(...rss.map(({ value }) => value));
  const note =
    `${name}: ${mean.toFixed(0)} MB on average, ${highest.toFixed(0)} at most, ` +
    `second half ${growth.toFixed(1)} MB (heap ${growthInSecondHalf(heap).toFixed(1)})`;
  return { note, isFlat: growth <= mean * FLAT_WITHIN };
}

export const soak: Scenario = {
  name: 'soak',
  about: 'shoppers buy for half an hour (DRILL_SOAK_MINUTES) and the memory of the processes stays flat',
  inShort: false,
  async run(drill) {
    const minutes = drill.isShort ? 1 : Number(process.env.DRILL_SOAK_MINUTES ?? 30);
    const stage = await drill.openStage({ processes: 2 });
    const crowd = startCrowd(stage);
    const memory = sampleMemory(stage.portals, SAMPLE_EVERY_MS);
    drill.onClose(memory.stop);
    for (let minute = 1; minute <= minutes; minute++) {
      await sleep(60_000);
      drill.say(`minute ${minute} of ${minutes}, ${crowd.orders.length} orders`);
    }
    memory.stop();
    const judged = [...memory.samples].map(([{ name }, samples]) => judge(name, samples));
    const verdict = await verify(stage, crowd, { notes: judged.map(({ note }) => note) });
    // One minute is all warming up.
    const grown = judged.filter(({ isFlat }) => !isFlat && !drill.isShort).map(({ note }) => `memory grows: ${note}`);
    return { ...verdict, wrong: [...verdict.wrong, ...grown] };
  },
};
