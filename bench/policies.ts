import { getEndorsement } from '@onegi/contract/calls/policies/endorsements';
import { policyList } from '@onegi/contract/calls/policies/list-policies';
import { getPolicy } from '@onegi/contract/calls/policies/policy-detail';
import { policyFields as p, policyStatuses } from '@onegi/contract/fields/policies';
import pg from 'pg';
import { sealOf } from './cases.ts';
import { bareQuery, measureList, measureOpened, warmUp } from './listed.ts';
import { BENCH_CODE, LONG_POLICY, listedPolicies } from './listed-policies.ts';
import { measureAll, say, whole } from './report.ts';
import { signedInAs } from './signed-in.ts';
import type { Process, Stage } from './stage.ts';

const POLICIES = Number(process.env.BENCH_POLICIES ?? 1_000_000);
const MOST_DETAIL_MS = 30;

interface Asked {
  readonly what: string;
  readonly asked: Readonly<Record<string, unknown>>;
  readonly as?: 'consultant';
  readonly isDeep?: true;
}

/** Every order, every filter, and the search by name, for the office and for one consultant. */
function everything(): Asked[] {
  const isDeep = true as const;
  const sorts = Object.keys(policyList.sorts);
  const month = { startsFrom: '2025-03-01', startsUntil: '2025-03-31' };
  return [
    ...sorts.flatMap((sort): Asked[] => [
      { what: `by ${sort}`, asked: { sort }, isDeep },
      {
        what: `by ${sort}, the other way`,
        asked: { sort, order: 'desc' },
        ...(sort === 'holderName' ? {} : { isDeep }),
      },
      { what: `a consultant's by ${sort}`, asked: { sort }, as: 'consultant' },
    ]),
    ...policyStatuses.flatMap((status): Asked[] => [
      { what: `in ${status}`, asked: { status } },
      ...(['startsOn', 'issuedOn'] as const).flatMap((sort) =>
        (['asc', 'desc'] as const).map((order) => ({
          what: `in ${status}, by ${sort} ${order}`,
          asked: { status, sort, order },
        })),
      ),
    ]),
    { what: 'of a class', asked: { line: 'PL' }, isDeep },
    { what: 'of a class in a status', asked: { line: 'PL', status: 'active' } },
    { what: 'of an insurer', asked: { insurer: 'LPG' }, isDeep },
    { what: 'of an insurer and a class, by start', asked: { insurer: 'SFY', line: 'PL', sort: 'startsOn' } },
    { what: 'issued in a month', asked: { issuedFrom: '2025-03-01', issuedUntil: '2025-03-31' } },
    { what: 'of a month', asked: month, isDeep },
    { what: 'of a month, by start', asked: { ...month, sort: 'startsOn' } },
    { what: 'of a month of a class, by status', asked: { ...month, line: 'PL', sort: 'status' } },
    { what: 'by a part of the number', asked: { policyNumberPart: '00042' } },
    { what: 'by a number that is not there', asked: { policyNumberPart: 'ZZZ99' } },
    { what: 'by a whole name', asked: { holderNameSought: 'Demo Harbour 7919 Limited' } },
    { what: 'by a part of a name', asked: { holderNameSought: '791' } },
    { what: "a consultant's active", asked: { status: 'active' }, as: 'consultant' },
  ];
}

/** The policy inquiry over a million policies, and a policy with fifty endorsements, beside one bare query by an index. */
export async function measurePolicies(stage: Stage, server: Process): Promise<void> {
  const client = new pg.Client({ connectionString: stage.databaseUrl });
  await client.connect();
  try {
    const began = performance.now();
    await listedPolicies(client, await sealOf(stage), POLICIES);
    const filledIn = whole((performance.now() - began) / 1000);
    console.log(`\nThe policy inquiry over ${whole(POLICIES)} policies, 10 connections (filled in ${filledIn} s)`);
    await measureFilled(client, stage, server);
  } finally {
    await client.end();
  }
}

/** The same where the policies are there. */
async function measureFilled(client: pg.Client, { databaseUrl }: Stage, { url }: Process): Promise<void> {
  const tokens = {
    office: await signedInAs(client, 'officer'),
    consultant: await signedInAs(client, 'consultant', BENCH_CODE),
  };
  const bare = await bareQuery(databaseUrl, 'select * from policies order by policy_number, id limit 10');
  say('one bare query by an index', `p50 ${bare.p50Ms}, p99 ${bare.p99Ms} ms`);
  await warmUp(url, [{ list: policyList, asked: {}, token: tokens.office }]);
  const asked = `${p.numberSought.wire}=${LONG_POLICY}`;
  const opened = [
    { what: 'a policy with 50 endorsements', address: `${getPolicy.path}?${asked}` },
    { what: 'one of its endorsements', address: `${getEndorsement.path}?${asked}&${p.endorsementSought.wire}=050` },
  ];
  const list = policyList;
  await measureAll([
    ...everything().map(
      ({ as, ...asked }) =>
        () =>
          measureList(url, { ...asked, list, token: tokens[as ?? 'office'] }),
    ),
    ...opened.map((each) => () => measureOpened(url, { ...each, token: tokens.office, mostMs: MOST_DETAIL_MS })),
  ]);
}
