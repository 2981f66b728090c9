import { openFiles } from '../adapters/files/open-files.ts';
import { readConfig } from '../config.ts';
import { keyIdOf } from '../lib/seal.ts';
import { requireKeys } from '../modules/keys/find-key-problem.ts';
import { type KeyConfig, keysInUse } from '../modules/keys/keys-in-use.ts';
import { openKeyring } from '../modules/keys/open-keyring.ts';
import { type ResealResult, resealAll } from '../modules/keys/reseal-all.ts';
import type { OnProgress } from '../modules/keys/reseal-deps.ts';
import type { OlderKeys } from '../modules/keys/retire-keys.ts';
import { StartError } from '../start-error.ts';
import { readArguments, runCommand, withDatabase } from './run-command.ts';

const USAGE = 'npm run keys:reseal [-- --without <key id>]';
const MOST_TOLD = 20;
const PRINT_EVERY_MS = 1_000;
const variables = { data: 'DATA_KEY', secret: 'SECRET_KEY' } as const;

const count = (number: number) => Math.floor(number).toLocaleString('en');
const named = (keys: OlderKeys) =>
  keys.map(({ use, keyId }) => `${variables[use]} ${keyId.toString('hex')}`).join(', ');

function readIds(texts: readonly string[] = []): Buffer[] {
  return texts.map((text) => {
    if (!/^[0-9a-f]{8}$/.test(text)) throw new StartError(`${text} is no id of a key.\nUsage: ${USAGE}`);
    return Buffer.from(text, 'hex');
  });
}

/** A line a second, and one at each end. */
function progressLines(): OnProgress {
  let printedAt = Number.NEGATIVE_INFINITY;
  return (what, done, total) => {
    const now = performance.now();
    if (done < total && now - printedAt < PRINT_EVERY_MS) return;
    printedAt = now;
    console.log(`${what}: ${count(done)} of ${count(total)}`);
  };
}

/** The portal must have the new keys in front before it meets what they sealed. */
async function requireInFront(db: Parameters<typeof keysInUse>[0], keys: KeyConfig): Promise<void> {
  const inUse = await keysInUse(db, keys);
  for (const [use, given] of [['data', keys.dataKeys[0]] as const, ['secret', keys.secretKeys[0]] as const]) {
    if (inUse.some((one) => one.use === use && one.check && one.keyId.equals(keyIdOf(given)))) continue;
    throw new StartError(
      `The portal has not been started with this ${variables[use]} in front: start it with the new key in front of the older one, then run this again.`,
    );
  }
}

function tell({ values, files, unreadable, locked, isHeadSigned, stillInFront, retired }: ResealResult, ms: number) {
  const perSecond = values > 0 ? `, ${count((values * 1000) / ms)} values a second` : '';
  console.log(
    `Sealed anew: ${count(values)} values and ${count(files)} files in ${(ms / 1000).toFixed(1)} s${perSecond}.`,
  );
  if (retired.length > 0) console.log(`No longer needed, to be removed from the configuration: ${named(retired)}.`);
  const problems = [
    ...unreadable.slice(0, MOST_TOLD).map(({ owner, keyId }) => `${owner} (key ${keyId.toString('hex')})`),
    ...(unreadable.length > MOST_TOLD ? [`and ${count(unreadable.length - MOST_TOLD)} more`] : []),
  ];
  if (problems.length > 0) {
    console.error(
      `${count(unreadable.length)} values cannot be opened; keep the key of that id while it is looked into:`,
    );
    for (const problem of problems) console.error(`  ${problem}`);
  }
  if (locked > 0) console.error(`${count(locked)} rows were locked all the time: run this again.`);
  if (!isHeadSigned)
    console.error('The end of the audit trail is signed with none of the SECRET_KEYs: run npm run audit:verify.');
  if (stillInFront.length > 0)
    console.error(
      `A process still has an older key in front (${named(stillInFront)}): restart it, then run this again.`,
    );
  return problems.length === 0 && locked === 0 && isHeadSigned && stillInFront.length === 0 ? 0 : 1;
}

/** Seals with the newest keys what older ones have sealed. Ends with 0 when the older ones are no longer needed. */
await runCommand(async () => {
  const { values } = readArguments(USAGE, { without: { type: 'string', multiple: true } });
  const without = readIds(values.without);
  const config = readConfig(process.env);
  const files = await openFiles(config);
  return withDatabase(async ({ db }) => {
    if (without.length === 0) {
      await requireKeys(db, config);
      await requireInFront(db, config);
    }
    const { seal } = await openKeyring(db, config, without);
    const began = performance.now();
    const result = await resealAll({ db, files, seal, keys: config }, progressLines());
    return tell(result, performance.now() - began);
  });
});
