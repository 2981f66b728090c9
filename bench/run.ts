import { publishManyTravelPlans } from '@onegi/testing/many-travel-plans';
import { openDatabase } from '../apps/api/src/db/database.ts';
import { measureMemory } from './memory.ts';
import { measurePages } from './pages.ts';
import { measurePurchases } from './purchases.ts';
import { measureQuoteList, untilListed } from './rating.ts';
import { openStage } from './stage.ts';

/** `npm run bench [rating|purchases|pages|memory …]`: each figure beside its yardstick, in one run. */
const wanted = new Set(process.argv.slice(2));
const chosen = (name: string) => wanted.size === 0 || wanted.has(name);

const stage = await openStage();
try {
  const server = await stage.startServer();
  try {
    if (chosen('memory')) await measureMemory(server);
    if (chosen('pages')) await measurePages(server);
    if (chosen('purchases')) await measurePurchases(server, stage.databaseUrl);
    if (chosen('rating')) {
      await measureQuoteList(server, 18, 0.5);
      const { db, close } = openDatabase({ url: stage.databaseUrl, maxConnections: 1 });
      await publishManyTravelPlans(db, 1000);
      await close();
      await untilListed(server, 1000);
      await measureQuoteList(server, 1000, 0.2);
    }
  } finally {
    await server.stop();
  }
} finally {
  await stage.close();
}
