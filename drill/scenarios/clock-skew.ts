import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hongKongDate } from '../../apps/api/src/ports/clock.ts';
import type { Drill, Scenario } from '../scenario.ts';
import { startCrowd } from '../shoppers/crowd.ts';
import { verify } from '../verify/verify.ts';

const SHIFT_CLOCK = pathToFileURL(join(import.meta.dirname, '..', 'stage', 'shift-clock.ts')).href;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const HONG_KONG_AHEAD_MS = 8 * 60 * MINUTE_MS;

async function buyWithClocks(drill: Drill, shiftsMs: readonly number[], notes: readonly string[]) {
  const imports = (index: number) => [`${SHIFT_CLOCK}?ms=${Math.round(shiftsMs[index] ?? 0)}`];
  const stage = await drill.openStage({ processes: shiftsMs.length, imports });
  const first = Math.min(...shiftsMs);
  const crowd = startCrowd(stage, { today: () => hongKongDate(new Date(Date.now() + first)) });
  await crowd.boughtMore(drill.isShort ? 8 : 60);
  return verify(stage, crowd, { until: drill.isShort ? 'money' : 'everything', notes });
}

export const clockSkew: Scenario = {
  name: 'clock-skew',
  about: 'one process is three minutes ahead of the database, the other three minutes behind; every call changes over',
  inShort: false,
  run: (drill) => buyWithClocks(drill, [-3 * MINUTE_MS, 3 * MINUTE_MS], ['6 minutes apart']),
};

/** The clocks go back to last midnight: what a portal plans is then due at once, not in the evening. */
export const midnight: Scenario = {
  name: 'midnight',
  about: 'midnight in Hong Kong passes on one process while the other is in the new day already',
  inShort: true,
  run(drill) {
    const sinceMidnightMs = (Date.now() + HONG_KONG_AHEAD_MS) % DAY_MS;
    const toMidnightMs = drill.isShort ? 8_000 : 30_000;
    const shiftMs = -sinceMidnightMs - toMidnightMs;
    return buyWithClocks(drill, [shiftMs, shiftMs + 3 * MINUTE_MS], ['3 minutes apart']);
  },
};
