import type { Scenario } from '../scenario.ts';
import { startCrowd } from '../shoppers/crowd.ts';
import { runScript } from '../stage/run-script.ts';
import { newKey, type Stage } from '../stage/stage.ts';
import { verify } from '../verify/verify.ts';

const NAMES = ['SECRET_KEY', 'DATA_KEY'] as const;

/** One process after the other is started again, so that shoppers are served throughout. */
async function roll({ portals }: Stage, bought: () => Promise<void>): Promise<void> {
  for (const portal of portals) {
    await portal.end('SIGTERM');
    await portal.start();
    await bought();
  }
}

export const keyRotation: Scenario = {
  name: 'key-rotation',
  about:
    'new SECRET_KEY and DATA_KEY while shoppers buy: made known, put first, everything re-sealed, the old ones gone',
  inShort: true,
  async run(drill) {
    const stage = await drill.openStage({ processes: 2 });
    const crowd = startCrowd(stage);
    const bought = () => crowd.boughtMore(drill.isShort ? 1 : 5);
    await bought();
    const old = Object.fromEntries(NAMES.map((name) => [name, stage.env[name]]));
    const fresh = Object.fromEntries(NAMES.map((name) => [name, newKey()]));
    const set = (value: (name: string) => string) => {
      for (const name of NAMES) stage.env[name] = value(name);
    };
    // A process that seals with the new key must not meet one that has not heard of it.
    set((name) => `${old[name]},${fresh[name]}`);
    await roll(stage, bought);
    set((name) => `${fresh[name]},${old[name]}`);
    await roll(stage, bought);
    // Re-sealing waits until no process is heard of that has the old key in front: half a minute.
    if (drill.isShort) return verify(stage, crowd, { until: 'money', notes: ['old keys behind the new ones'] });
    await runScript('keys:reseal', stage);
    await bought();
    set((name) => `${fresh[name]}`);
    await roll(stage, bought);
    return verify(stage, crowd, { notes: ['old keys gone'] });
  },
};
