import { setTimeout as sleep } from 'node:timers/promises';
import type { Scenario } from '../scenario.ts';
import { startCrowd } from '../shoppers/crowd.ts';
import { startFlood } from '../stage/flood.ts';
import { verify } from '../verify/verify.ts';

export const flood: Scenario = {
  name: 'flood',
  about: 'searches beyond every limit, headers that never end and big uploads, while shoppers buy from other addresses',
  inShort: true,
  async run(drill) {
    const env = { REQUESTS_PER_MINUTE: '600', TRUST_PROXY: 'true' };
    const stage = await drill.openStage({ processes: 2, env });
    const crowd = startCrowd(stage);
    await crowd.boughtMore(1);
    const origins = stage.portals.map(({ url }) => url);
    const size = drill.isShort
      ? { searchers: 20, slowClients: 100, uploaders: 2 }
      : { searchers: 60, slowClients: 300, uploaders: 10 };
    const clients = startFlood(origins, size);
    await Promise.all([crowd.boughtMore(drill.isShort ? 5 : 60), sleep(drill.isShort ? 8_000 : 60_000)]);
    await clients.stop();
    const met = [...clients.counts].map(([what, count]) => `${count} ${what}`).join(', ');
    return verify(stage, crowd, { until: drill.isShort ? 'money' : 'everything', notes: [met] });
  },
};
