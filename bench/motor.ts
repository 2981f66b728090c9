import { motorCaseCounts, motorCaseList } from '@onegi/contract/calls/motor/case-list';
import { addMotorCase, openMotorCase, priceMotorCase } from '@onegi/contract/calls/motor/cases';
import { motorFields as m, motorStages, motorStateNames } from '@onegi/contract/fields/motor';
import { aMotorForm, plainTerms } from '@onegi/testing/factories/motor-cases';
import pg from 'pg';
import { type Asker, ask } from './ask.ts';
import { sealOf } from './cases.ts';
import { bareQuery, measureList, measureOpened, warmUp } from './listed.ts';
import { BENCH_CODE } from './many-cases.ts';
import { manyMotorCases } from './many-motor-cases.ts';
import { measureMotorFile } from './motor-file.ts';
import { type Measured, measureAll, percentile, say, whole } from './report.ts';
import { signedInAs } from './signed-in.ts';
import type { Process, Stage } from './stage.ts';

const CASES = Number(process.env.BENCH_CASES ?? 1_000_000);
const MOST_MS = 50;
const ROUNDS = 1_000;
/** Not measured: code that was never run is slow. */
const WARM_UP_ROUNDS = 100;
const MOST_PRICED_MS = 30;

interface Asked {
  readonly what: string;
  readonly asked: Readonly<Record<string, unknown>>;
  readonly as?: 'broker';
  readonly isDeep?: true;
}

/** Every stage in every order, and every filter, for the office and for one broker. */
function everything(): Asked[] {
  const isDeep = true as const;
  const month = { requestedFrom: '2026-03-01', requestedUntil: '2026-03-31' };
  const stages = Object.keys(motorStages);
  const sorts = Object.keys(motorCaseList.sorts);
  return [
    ...stages.flatMap((stage) =>
      sorts.flatMap((sort): Asked[] => [
        { what: `${stage}, by ${sort}`, asked: { stage, sort }, isDeep },
        { what: `${stage}, by ${sort}, the other way`, asked: { stage, sort, order: 'asc' } },
        { what: `${stage}, a broker's by ${sort}`, asked: { stage, sort }, as: 'broker' },
      ]),
    ),
    ...motorStateNames.map((state): Asked => ({ what: `in ${state}`, asked: { stage: 'enquiry', state } })),
    { what: 'of a month', asked: { stage: 'enquiry', ...month }, isDeep },
    { what: 'of a month, by start', asked: { stage: 'enquiry', ...month, sort: 'startsOn' } },
    { what: 'by a part of the number', asked: { stage: 'enquiry', quotationNumberPart: '00042' } },
    { what: 'by a number that is not there', asked: { stage: 'enquiry', quotationNumberPart: 'ZZ99' } },
    { what: 'by a whole name', asked: { stage: 'enquiry', insuredNamePart: 'Demo Driver 7919' } },
    { what: 'by a name that nobody has', asked: { stage: 'quotation', insuredNamePart: 'Nobody At All' } },
  ];
}

const figuresOf = (times: number[]) => {
  times.sort((a, b) => a - b);
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  return { p99, figures: `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms` };
};

/** Milliseconds from asking to the answer, one after the other, in turns with a route that does nothing. */
async function measurePrice(broker: Asker, quotationNumber: string): Promise<Measured[]> {
  const bare: number[] = [];
  const priced: number[] = [];
  const timed = async (into: number[], act: () => Promise<unknown>) => {
    const began = performance.now();
    await act();
    into.push(performance.now() - began);
  };
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
    if (round === WARM_UP_ROUNDS) bare.length = priced.length = 0;
    await timed(bare, async () => (await fetch(`${broker.url}/api/health`)).arrayBuffer());
    const terms = { ...plainTerms, insurerDiscountBasisPoints: (round % 10) * 100 };
    await timed(priced, () => ask(broker, priceMotorCase, { quotationNumber, ...terms }));
  }
  say('a bare route, there and back', figuresOf(bare).figures);
  const { p99, figures } = figuresOf(priced);
  return [{ what: 'the premium of a case by every plan', figures, isMet: p99 <= MOST_PRICED_MS }];
}

/** A case that is priced and opened, over and over. */
async function measureCase({ url }: Process, token: string): Promise<void> {
  const broker = { url, token };
  const { quotationNumber } = await ask(broker, addMotorCase, { form: aMotorForm() });
  const address = `${openMotorCase.path}?${m.quotationNumber.wire}=${quotationNumber}`;
  const opened = { what: 'a case opened, 10 connections', address, token, mostMs: MOST_MS };
  await measureAll([() => measurePrice(broker, quotationNumber), () => measureOpened(url, opened)]);
}

/** The lists of motor cases over a million of them, and the premium of one, beside a bare query and a bare route. */
export async function measureMotor(stage: Stage, server: Process): Promise<void> {
  const client = new pg.Client({ connectionString: stage.databaseUrl });
  await client.connect();
  try {
    const broker = await signedInAs(client, 'BK', BENCH_CODE);
    console.log('\nThe premium of a motor case');
    await measureCase(server, broker);
    await measureMotorFile(server, broker);
    const began = performance.now();
    await manyMotorCases(client, await sealOf(stage), CASES);
    const filledIn = whole((performance.now() - began) / 1000);
    console.log(`\nLists over ${whole(CASES)} motor cases, 10 connections (filled in ${filledIn} s)`);
    const tokens = { office: await signedInAs(client, 'compliance'), broker };
    const bare = await bareQuery(
      stage.databaseUrl,
      'select * from motor_cases order by created_at desc, id desc limit 10',
    );
    say('one bare query by an index', `p50 ${bare.p50Ms}, p99 ${bare.p99Ms} ms`);
    await warmUp(server.url, [{ list: motorCaseList, asked: { stage: 'enquiry' }, token: tokens.office }]);
    const list = motorCaseList;
    await measureAll([
      ...everything().map(
        ({ as, ...asked }) =>
          () =>
            measureList(server.url, { ...asked, list, token: tokens[as ?? 'office'] }),
      ),
      ...Object.keys(motorStages).flatMap((stage) =>
        (['office', 'broker'] as const).map((whose) => () => {
          const address = `${motorCaseCounts.path}?${m.stage.wire}=${stage}`;
          const what = `how many in each status, ${stage}, ${whose}`;
          return measureOpened(server.url, { what, address, token: tokens[whose], mostMs: MOST_MS });
        }),
      ),
    ]);
  } finally {
    await client.end();
  }
}
