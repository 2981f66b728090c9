import { caseList } from '@onegi/contract/calls/requests/commercial/case-list';
import { offerList } from '@onegi/contract/calls/requests/commercial/offer-list';
import { requestList } from '@onegi/contract/calls/requests/office-requests';
import { caseStates, transactionTypes } from '@onegi/contract/fields/commercial';
import type { List } from '@onegi/contract/list';
import pg from 'pg';
import { openDatabase } from '../apps/api/src/db/database.ts';
import type { Seal } from '../apps/api/src/lib/seal.ts';
import { openKeyring } from '../apps/api/src/modules/keys/open-keyring.ts';
import { type Load, post } from './load.ts';
import { BENCH_CODE, manyCases } from './many-cases.ts';
import { say, times, whole } from './report.ts';
import { signedInAs } from './signed-in.ts';
import type { Process, Stage } from './stage.ts';

const CASES = Number(process.env.BENCH_CASES ?? 1_000_000);
const SECONDS = 1;
const CONNECTIONS = 10;
const MOST_MS = 50;
const MOST_DEEPER = 1.5;
/** As far as anybody turns pages. */
const DEEP = 200;

type Body = Readonly<Record<string, unknown>>;

export const wire = (list: List, asked: Body): Body =>
  (list.page.body as unknown as { codec: { encode(value: unknown): Body } }).codec.encode(asked);

/** The same asked in many ways, so that no answer is the one before. */
export const pagesOf = (list: List, asked: Body, from: number): Body[] =>
  Array.from({ length: 10 }, (_, at) => wire(list, { ...asked, current: from + at, size: 10 }));

/** Ten connections ask the database itself for a page by an index, as fast as it answers. */
export async function bareQuery(databaseUrl: string, text: string): Promise<Load> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS });
  const sorted: number[] = [];
  const until = performance.now() + SECONDS * 1000;
  try {
    await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        while (performance.now() < until) {
          const began = performance.now();
          await pool.query({ name: 'bare', text });
          sorted.push(performance.now() - began);
        }
      }),
    );
  } finally {
    await pool.end();
  }
  sorted.sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? Number.NaN);
  return {
    requests: sorted.length,
    requestsPerSecond: sorted.length / SECONDS,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    failures: 0,
  };
}

interface Asked {
  readonly what: string;
  readonly list: List;
  readonly asked: Body;
  readonly as: 'officer' | 'consultant';
  /** Whether a deep page is measured beside the first; where few rows fit there is none. */
  readonly isDeep?: true;
}

const sorts = (list: List) => Object.keys(list.sorts);

/** Every order of every list, and every filter, for the office and for one consultant. */
function everything(): Asked[] {
  const cases = (what: string, asked: Body, more: Partial<Asked> = {}): Asked => ({
    what: `cases, ${what}`,
    list: caseList,
    asked,
    as: 'officer',
    ...more,
  });
  const isDeep = true as const;
  return [
    ...sorts(caseList).flatMap((sort) => [
      cases(`by ${sort}`, { sort }, { isDeep }),
      cases(`by ${sort}, the other way`, { sort, order: 'asc' }, sort === 'insuredName' ? {} : { isDeep }),
      cases(`a consultant's by ${sort}`, { sort }, { as: 'consultant' }),
    ]),
    ...caseStates.map((caseStateAsked) => cases(`in ${caseStateAsked}`, { caseStateAsked }, { isDeep })),
    cases('closed, by number', { caseStateAsked: 'closed', sort: 'caseNumber' }, { isDeep }),
    cases('pending, by period', { caseStateAsked: 'pending', sort: 'startsOn' }, { isDeep }),
    cases('of a class', { caseProduct: 'PL' }, { isDeep }),
    cases('of a class in a state, by period', { caseProduct: 'PL', caseStateAsked: 'draft', sort: 'startsOn' }),
    ...transactionTypes.map((transactionType) => cases(`of ${transactionType}`, { transactionType })),
    cases('of a month', { requestedFrom: '2025-03-01', requestedUntil: '2025-03-31' }, { isDeep }),
    cases('of a month, by number', { requestedFrom: '2025-03-01', requestedUntil: '2025-03-31', sort: 'caseNumber' }),
    cases('of a month, by period', { requestedFrom: '2025-03-01', requestedUntil: '2025-03-31', sort: 'startsOn' }),
    cases('by a part of the number', { caseNumberPart: '00042' }),
    cases('by a number that is not there', { caseNumberPart: 'RQ99' }),
    cases('by a whole name', { insuredNamePart: 'Demo Harbour 7919 Limited' }),
    cases('by a part of a name', { insuredNamePart: '791' }),
    cases("a consultant's pending", { caseStateAsked: 'pending' }, { as: 'consultant' }),
    ...sorts(requestList).map((sort) => ({
      what: `desk, by ${sort}`,
      list: requestList,
      asked: { sort },
      as: 'officer' as const,
      isDeep,
    })),
    ...(['waiting', 'pending', 'answered', 'closed', 'expired'] as const).flatMap((requestState) =>
      sorts(requestList).map((sort) => ({
        what: `desk, in ${requestState} by ${sort}`,
        list: requestList,
        asked: { requestState, sort },
        as: 'officer' as const,
        isDeep,
      })),
    ),
    { what: 'desk, of a class', list: requestList, asked: { product: 'PL' }, as: 'officer', isDeep },
    { what: 'desk, by a part of the number', list: requestList, asked: { numberSearched: '00042' }, as: 'officer' },
    ...sorts(offerList).flatMap((sort): Asked[] => [
      { what: `offers, by ${sort}`, list: offerList, asked: { sort }, as: 'officer', isDeep },
      { what: `offers, a consultant's by ${sort}`, list: offerList, asked: { sort }, as: 'consultant' },
    ]),
    { what: 'offers, of an insurer', list: offerList, asked: { insurerAsked: 'LPG' }, as: 'officer', isDeep },
    { what: 'offers, of a class', list: offerList, asked: { caseProduct: 'PL' }, as: 'officer', isDeep },
  ];
}

/** What the server seals with. */
export async function sealOf({ databaseUrl, secretKey, dataKey }: Stage): Promise<Seal> {
  const { db, close } = openDatabase({ url: databaseUrl, maxConnections: 1 });
  try {
    return (await openKeyring(db, { secretKeys: [secretKey], dataKeys: [dataKey] })).seal;
  } finally {
    await close();
  }
}

/** Lists over a million requests, by every filter and order, beside one bare query that an index answers. */
export async function measureCases(stage: Stage, server: Process): Promise<void> {
  const client = new pg.Client({ connectionString: stage.databaseUrl });
  await client.connect();
  try {
    const began = performance.now();
    await manyCases(client, await sealOf(stage), CASES);
    const filledIn = whole((performance.now() - began) / 1000);
    const often = `${CONNECTIONS} connections, ${SECONDS} s each (filled in ${filledIn} s)`;
    console.log(`\nLists over ${whole(CASES)} requests, ${often}`);
    await measureFilled(client, stage, server);
  } finally {
    await client.end();
  }
}

/** The same where the requests are there. */
async function measureFilled(client: pg.Client, { databaseUrl }: Stage, { url }: Process): Promise<void> {
  const tokens = {
    officer: await signedInAs(client, 'officer'),
    consultant: await signedInAs(client, 'consultant', BENCH_CODE),
  };
  const load = (list: List, bodies: readonly Body[], as: keyof typeof tokens) =>
    post(`${url}/api${list.page.path}`, bodies, { authorization: `Bearer ${tokens[as]}` }, SECONDS);
  const bare = await bareQuery(
    databaseUrl,
    `select * from quote_requests where audience = 'consultant' order by requested_at desc, id desc limit 10`,
  );
  say('one bare query by an index', `p50 ${bare.p50Ms}, p99 ${bare.p99Ms} ms`);
  for (const { what, list, asked, as, isDeep } of everything()) {
    const first = await load(list, [wire(list, { ...asked, current: 1, size: 10 })], as);
    const failed = first.failures ? `, ${first.failures} failed` : '';
    say(what, `p50 ${first.p50Ms}, p99 ${first.p99Ms} ms${failed}`, first.failures === 0 && first.p99Ms <= MOST_MS);
    if (!isDeep) continue;
    const deep = await load(list, pagesOf(list, asked, DEEP), as);
    const ratio = first.requestsPerSecond / deep.requestsPerSecond;
    const isMet = deep.failures === 0 && deep.p99Ms <= MOST_MS && ratio <= MOST_DEEPER;
    say(`  page ${DEEP} on`, `p50 ${deep.p50Ms}, p99 ${deep.p99Ms} ms, ${times(ratio)} the first`, isMet);
  }
}
