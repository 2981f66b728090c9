import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendLink } from '@onegi/contract/calls/purchases/send-link';
import { requestQuote } from '@onegi/contract/calls/requests/request-quote';
import { lineCodes } from '@onegi/contract/lines';
import { seedCatalogue } from '../../../../apps/api/seeds/catalogue/seed-catalogue.ts';
import { seedContent } from '../../../../apps/api/seeds/content/seed-content.ts';
import { buildApp } from '../../../../apps/api/src/app.ts';
import { readConfig } from '../../../../apps/api/src/config.ts';
import { openDatabase } from '../../../../apps/api/src/db/database.ts';
import { migrate } from '../../../../apps/api/src/db/migrate.ts';
import { digestOf } from '../../../../apps/api/src/modules/accounts/passwords.ts';
import { totpOf } from '../../../../apps/api/src/modules/accounts/totp/check-totp.ts';
import { chainWaiting } from '../../../../apps/api/src/modules/audit/chain-waiting.ts';
import { keepHeadAside, printHead } from '../../../../apps/api/src/modules/audit/head.ts';
import { keepVerification, verifyChain } from '../../../../apps/api/src/modules/audit/verify-chain.ts';
import { openDeps } from '../../../../apps/api/src/open-deps.ts';
import { hongKongDate } from '../../../../apps/api/src/ports/clock.ts';
import type { TestApp } from '../app.ts';
import { fixedClock } from '../clock.ts';
import { A_PASSWORD, aUser, signedInAs } from '../factories/accounts.ts';
import { auditedActions } from '../factories/audited-actions.ts';
import { buyLine } from '../factories/lines.ts';
import {
  aDraft,
  aNotice,
  aPayment,
  aSubmittedApplication,
  aTrip,
  call,
  fillIn,
  notify,
  wire,
} from '../factories/purchases.ts';
import { type ReleaseMade, type ReleaseRead, releaseFolder, releaseVariables } from './release-config.ts';

// Makes the data that a release leaves behind, by the product's own doors, and keeps it for the releases after it:
//   DATABASE_URL=postgres://…/empty node packages/testing/src/releases/make-release-data.ts 0.1
// It needs pg_dump of the server's version or a newer one; PostgreSQL 15, the oldest that is supported, is best. Run it
// with the code of the release, once: what is kept is never made again.

type Json = Record<string, unknown>;

const [release] = process.argv.slice(2);
const url = process.env.DATABASE_URL;
if (!release || !url)
  throw new Error('DATABASE_URL=… node packages/testing/src/releases/make-release-data.ts <release>');

const dataDir = mkdtempSync(join(tmpdir(), 'onegi-release-'));
const config = readConfig({ ...releaseVariables, DATABASE_URL: url, DATA_DIR: dataDir });
const clock = fixedClock(hongKongDate(new Date()));
const database = openDatabase({ url });
const { rowCount } = await database.pool.query("select 1 from pg_tables where schemaname = 'public'");
if (rowCount) throw new Error('The database must be empty');
await migrate(database.pool);
await seedCatalogue(database.db, { levyMode: 'FIXED_004' });
await seedContent(database.db, { clock, demo: true });
const { deps, close } = await openDeps({ config, database, databaseUrl: url, clock, onProblem: () => undefined });
const app = await buildApp(deps);
await deps.jobs.start();
const drop = async () => undefined;
const shop: TestApp = { app, deps, clock, database: { ...database, url, drop }, problems: [], close };

async function ok(method: 'GET' | 'POST' | 'PUT', path: string, body?: Json, headers: Record<string, string> = {}) {
  const answer = await call(shop, method, path, body, headers);
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.code} ${answer.fields}`);
  return answer.data;
}

/** A payment of a new application, of which the gateway has told this. */
async function paymentAfter(...types: string[]) {
  const payment = await aPayment(shop);
  for (const type of types) await notify(shop, await aNotice(shop, payment, { type }));
  return payment;
}

/** Sends a purchase link for a plan; answers its token, as the mail holds it. */
async function aLink(email: string): Promise<string> {
  const cards: Json[] = await ok('POST', '/buy/plan-travel', aTrip);
  const card = cards.find((one) => one.quoteRef && one[wire.method] === 'B');
  const planNameZh = sendLink.body.wireName('planNameZh');
  await ok('POST', '/buy/send-link', {
    email,
    url: `${config.publicUrl}/apply?quote=${card?.quoteRef}`,
    [planNameZh]: card?.[planNameZh],
    productCat: 'TRAVEL',
    quoteRef: card?.quoteRef,
  });
  const mails: Json[] = await ok('GET', '/demo/outbox');
  const token = /\/purchase\/([\w-]+)/.exec(JSON.stringify(mails.find(({ to }) => to === email)))?.[1];
  if (!token) throw new Error('The mail holds no link');
  return token;
}

/** Pays at the gateway's page; its notice reaches nobody, because nobody listens at the shop's address. */
async function paidUnheard() {
  const payment = await aPayment(shop);
  const answer = await app.inject({
    method: 'POST',
    url: new URL(payment.gatewayUrl).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'number=4242424242424242&expiry=12/40&code=123',
  });
  if (answer.statusCode !== 303) throw new Error(`The card was answered ${answer.statusCode}`);
  return payment;
}

async function withSecondFactor() {
  const user = await signedInAs(shop, ['finance'], { email: 'finance@example.com', name: 'Sample Finance' });
  const pwd = digestOf(A_PASSWORD);
  const { secret } = await ok('POST', '/sys-common/second-factor/totp', { pwd }, user.browser);
  const code = totpOf(secret, user.loginId).generate({ timestamp: clock.now().getTime() });
  await ok('POST', '/sys-common/second-factor/totp/confirm', { code }, user.browser);
  return { email: user.email, password: user.password, totpSecret: secret as string };
}

// What every event of the audit trail leaves behind. The catalogue's own versions would be most of the data.
const everyAction = await auditedActions(shop);
for (const [name, event] of Object.entries(everyAction)) {
  if (name !== 'trail.resealed' && !name.startsWith('tariff.')) await event();
}

const cards: Json[] = await ok('POST', '/buy/plan-travel', aTrip);
const listed = cards.find((one) => one.quoteRef && one[wire.method] === 'A' && one[wire.applyUrl] === '/apply');
const [open, failed, expired, pending, issued, refunded] = [
  await paymentAfter(),
  await paymentAfter('failed'),
  await paymentAfter('expired'),
  await paymentAfter('pending'),
  await paymentAfter('paid'),
  await paymentAfter('paid', 'refunded'),
];
const unheard = await paidUnheard();
const draft = (await fillIn(shop, await aDraft(shop))).data;
const submitted = await aSubmittedApplication(shop);
const links = { unopened: await aLink('unopened@example.com'), opened: await aLink('opened@example.com') };
const throughLink = await ok('POST', '/buy/application', { token: links.opened, language: 'zh-Hant' });
const policies: Record<string, string> = {};
const documents: string[] = [];
for (const line of lineCodes) {
  const { confirmation } = await buyLine(shop, line, {}, line === 'HOME' ? 'zh-Hant' : 'en');
  policies[line] = confirmation.applicationRef;
  for (const document of confirmation.docList as Json[]) {
    documents.push(...Object.values(document).filter((one): one is string => /\.pdf$/.test(String(one))));
  }
}
const asked = await ok('POST', '/buy/request-quote', {
  templateId: 'OTHERS_P',
  prod: 'TRAVEL',
  searchUrl: '/quoteCards',
  answers: { OP03: 'DEMO ONE', OP04: '2000 0001', OP05: 'demo01@example.com', OP09: 'Y' },
  [requestQuote.body.wireName('consent')]: true,
  language: 'en',
});
const requestRef = asked[requestQuote.answer.wireName('requestRef')];
const user = await aUser(shop, {
  email: 'consultant@example.com',
  name: 'Sample Consultant',
  consultantCodes: ['TR0001'],
});
const people = {
  administrator: await signedInAs(shop, ['administrator']),
  officer: await signedInAs(shop, ['officer']),
  editor: await signedInAs(shop, ['editor']),
  compliance: await signedInAs(shop, ['compliance']),
  consultant: await signedInAs(shop, ['consultant'], { consultantCodes: ['TR0001'] }),
};
const secondFactor = await withSecondFactor();

const head = await chainWaiting(deps.db, config.secretKeys);
if (!head) throw new Error('Nothing was chained');
await keepHeadAside(deps.files, config.secretKeys, head);
const verified = await verifyChain({ db: deps.db, files: deps.files, secretKeys: config.secretKeys });
if (verified.problems.length > 0) throw new Error('The audit trail is not whole');
await keepVerification(deps.db, verified);

async function read(path: string, as?: keyof typeof people, body?: Json): Promise<ReleaseRead> {
  const method = body ? 'POST' : 'GET';
  const data = await ok(method, path, body, as ? people[as].browser : {});
  return { method, path, ...(as ? { as } : {}), ...(body ? { body } : {}), data };
}

const applications = {
  draft: draft.applicationRef,
  submitted: submitted.applicationRef,
  open: open.applicationRef,
  failed: failed.applicationRef,
  expired: expired.applicationRef,
  pending: pending.applicationRef,
  unheard: unheard.applicationRef,
  issued: issued.applicationRef,
  refunded: refunded.applicationRef,
  throughLink: throughLink.applicationRef,
};
const payments = {
  open: open.paymentRef,
  failed: failed.paymentRef,
  expired: expired.paymentRef,
  pending: pending.paymentRef,
  unheard: unheard.paymentRef,
  issued: issued.paymentRef,
  refunded: refunded.paymentRef,
};
const page = { current: 1, size: 20 };
const reads: ReleaseRead[] = [];
for (const ref of Object.values(applications)) reads.push(await read(`/buy/application/${ref}`));
for (const ref of Object.values(payments)) reads.push(await read(`/buy/payment/${ref}`));
for (const ref of Object.values(policies)) reads.push(await read(`/buy/confirmation/${ref}`));
for (const token of Object.values(links)) reads.push(await read(`/buy/link/${token}`));
reads.push(await read(`/buy/confirmation/${applications.issued}`));
reads.push(await read(`/buy/requests/${requestRef}`));
reads.push(await read('/sys-common/me', 'consultant'));
reads.push(await read('/sys/dashboard', 'consultant'));
reads.push(await read('/sys/users/list', 'administrator', {}));
reads.push(await read('/sys/settings', 'administrator'));
reads.push(await read('/sys-common/contract-us/list', 'officer', page));
reads.push(await read('/boxes/editor/list', 'editor', { box: 'news' }));
reads.push(await read('/boxes/faq/list?prod=GOLF'));
reads.push(await read('/audit/list', 'compliance', { ...page, action: 'policy.issued' }));

const files = Object.fromEntries(
  readdirSync(join(dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name)).toString('base64')]),
);
const made: ReleaseMade = {
  release,
  today: clock.today(),
  applications,
  payments,
  sessions: { open: open.session, pending: pending.session, unheard: unheard.session },
  policies,
  documents,
  links,
  quoteRef: String(listed?.quoteRef),
  quoteTotal: String(listed?.[wire.total]),
  requestNumber: asked[requestQuote.answer.wireName('requestNumber')],
  cookies: Object.fromEntries(Object.entries(people).map(([name, { browser }]) => [name, browser.cookie ?? ''])),
  login: { email: user.email, password: user.password },
  secondFactor,
  auditHead: printHead(head),
  files,
  reads,
};
await app.close();
await close();
await database.close();

const folder = releaseFolder(release);
mkdirSync(folder, { recursive: true });
const dump = execFileSync(
  'pg_dump',
  ['--no-owner', '--no-privileges', '--column-inserts', '--rows-per-insert=200', '--dbname', url],
  { encoding: 'utf8', maxBuffer: 1 << 28 },
);
// Newer versions add lines for psql alone.
writeFileSync(join(folder, 'data.sql'), dump.replaceAll(/^\\(?:un)?restrict .*\n/gm, ''));
writeFileSync(join(folder, 'made.json'), `${JSON.stringify(made, null, 1)}\n`);
rmSync(dataDir, { recursive: true, force: true });
console.log(
  `Release ${release}: ${Math.round(dump.length / 1024)} KB, ${Object.keys(files).length} files, ${reads.length} answers`,
);
process.exit(0);
