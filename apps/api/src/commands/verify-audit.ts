import { openFiles } from '../adapters/files/open-files.ts';
import { readConfig } from '../config.ts';
import type { Keys } from '../lib/keys.ts';
import { chainWaiting, HeadRefused } from '../modules/audit/chain-waiting.ts';
import type { ChainHead } from '../modules/audit/chained-row.ts';
import { forgetHeadAside, keepHeadAside, parseHead, printHead } from '../modules/audit/head.ts';
import { resealChain } from '../modules/audit/reseal-chain.ts';
import { keepVerification, verifyChain } from '../modules/audit/verify-chain.ts';
import { requireKeys } from '../modules/keys/find-key-problem.ts';
import { replaceSecretKey } from '../modules/keys/open-keyring.ts';
import { StartError } from '../start-error.ts';
import { readArguments, runCommand, withDatabase } from './run-command.ts';

const USAGE = 'npm run audit:verify [-- --head 1234:<hash> …] [--reseal]';
const MOST_TOLD = 20;

function readHeads(texts: readonly string[] = []): ChainHead[] {
  return texts.map((text) => {
    const head = parseHead(text);
    if (!head) throw new StartError(`${text} is no head as this command prints them.\nUsage: ${USAGE}`);
    return head;
  });
}

/** What waits must be in the chain to be verified; where the head is refused, the verification says why. */
async function chainFirst(db: Parameters<typeof chainWaiting>[0], secretKeys: Keys): Promise<void> {
  await chainWaiting(db, secretKeys).catch((error: unknown) => {
    if (!(error instanceof HeadRefused)) throw error;
  });
}

/** Reads the whole audit trail. Ends with 0 when every row is as it was written, else names the rows and ends with 1. */
await runCommand(async () => {
  const { values } = readArguments(USAGE, {
    head: { type: 'string', multiple: true },
    reseal: { type: 'boolean' },
  });
  const heads = readHeads(values.head);
  const config = readConfig(process.env);
  const { secretKeys } = config;
  const files = await openFiles(config);
  const { rows, until, head, problems } = await withDatabase(async ({ db }) => {
    await requireKeys(db, config, values.reseal ? ['data'] : ['data', 'secret']);
    if (values.reseal) {
      await resealChain(db, secretKeys);
      await replaceSecretKey(db, config);
      await forgetHeadAside(files);
    }
    await chainFirst(db, secretKeys);
    const verification = await verifyChain({ db, files, secretKeys }, heads);
    await keepVerification(db, verification);
    if (verification.problems.length === 0 && verification.rows > 0) {
      await keepHeadAside(files, secretKeys, verification.head);
    }
    return verification;
  });
  const span = until ? `${rows} ${rows === 1 ? 'row' : 'rows'} until ${until}` : 'no rows yet';
  if (problems.length === 0) {
    console.log(`The audit trail is whole: ${span}.`);
    if (rows > 0) console.log(`Its end, to be kept elsewhere: ${printHead(head)}`);
    return 0;
  }
  console.error(`The audit trail is NOT whole (${span}):`);
  for (const { text } of problems.slice(0, MOST_TOLD)) console.error(`  ${text}`);
  if (problems.length > MOST_TOLD) console.error(`  and ${problems.length - MOST_TOLD} more`);
  return 1;
});
