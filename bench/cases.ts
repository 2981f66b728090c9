import { caseList } from '@onegi/contract/calls/requests/commercial/case-list';
import { offerList } from '@onegi/contract/calls/requests/commercial/offer-list';
import { requestList } from '@onegi/contract/calls/requests/office-requests';
import { caseStates, transactionTypes } from '@onegi/contract/fields/commercial';
import type { List } from '@onegi/contract/list';
import pg from 'pg';
import { openDatabase } from '../apps/api/src/db/database.ts';
import type { Seal } from '../apps/api/src/lib/seal.ts';
import { openKeyring } from '../apps/api/src/modules/keys/open-keyring.ts';
import { bareQuery, measureList, warmUp } from './listed.ts';
import { BENCH_CODE, manyCases } from './many-cases.ts';
import { measureAll, say, whole } from './report.ts';
import { signedInAs } from './signed-in.ts';
import type { Process, Stage } from './stage.ts';

const CASES = Number(process.env.BENCH_CASES ?? 1_000_000);

interface Asked {
  readonly what: string;
  readonly list: List;
  readonly asked: Readonly<Record<string, unknown>>;
  readonly as: 'officer' | 'consultant';
  readonly isDeep?: true;
}

const sorts = (list: List) => Object.keys(list.sorts);

/** Every order of every list, and every filter, for the office and for one consultant. */
function everything(): Asked[] {
  const cases = (what: string, asked: Asked['asked'], more: Partial<Asked> = {}): Asked => ({
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
    ...caseStates.flatMap((caseStateAsked) => [
      cases(`in ${caseStateAsked}`, { caseStateAsked }, { isDeep }),
      cases(`in ${caseStateAsked}, by number`, { caseStateAsked, sort: 'caseNumber' }, { isDeep }),
      ...(['asc', 'desc'] as const).map((order) =>
        cases(`in ${caseStateAsked}, by period ${order}`, { caseStateAsked, sort: 'startsOn', order }, { isDeep }),
      ),
    ]),
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
    console.log(`\nLists over ${whole(CASES)} requests, 10 connections (filled in ${filledIn} s)`);
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
  const bare = await bareQuery(
    databaseUrl,
    `select * from quote_requests where audience = 'consultant' order by requested_at desc, id desc limit 10`,
  );
  say('one bare query by an index', `p50 ${bare.p50Ms}, p99 ${bare.p99Ms} ms`);
  await warmUp(
    url,
    [caseList, requestList, offerList].map((list) => ({ list, asked: {}, token: tokens.officer })),
  );
  await measureAll(
    everything().map(
      ({ as, ...asked }) =>
        () =>
          measureList(url, { ...asked, token: tokens[as] }),
    ),
  );
}
