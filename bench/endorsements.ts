import { randomUUID } from 'node:crypto';
import type { AnswerOf, BodyOf } from '@onegi/contract/call';
import {
  approveEndorsement,
  saveEndorsement,
  submitEndorsement,
} from '@onegi/contract/calls/policies/endorsements/drafts';
import type { TestApp } from '@onegi/testing/app';
import { aYearsPolicy, giveDocuments } from '@onegi/testing/factories/endorsements';
import pg from 'pg';
import { hongKongDate } from '../apps/api/src/ports/clock.ts';
import { type Asker, ask } from './ask.ts';
import { sealOf } from './cases.ts';
import { say, whole } from './report.ts';
import { rowsWrittenWith, sameRowsAgain } from './same-rows.ts';
import { signedInAs } from './signed-in.ts';
import { type Process, processorMs, type Stage } from './stage.ts';

const APPROVERS = 5;
const ROUNDS = 5;
/** Endorsements that each of them issues in a round. */
const EACH = 20;
/** As many bare transactions that write the same rows as one issue may cost: the rest is rules, and what they ask. */
const MOST_BARE = 4;

type Draft = Pick<AnswerOf<typeof saveEndorsement>, 'draftId' | 'version'>;

const seen = ({ draftId, version }: Draft) => ({ draftId, version });

/** A policy of a year with a change that bears premium, drafted and put forward for approval. */
async function submitted(shop: TestApp, writer: Asker): Promise<Draft> {
  const number = await aYearsPolicy(shop);
  const draft = await ask(writer, saveEndorsement, {
    number,
    action: 'keyed',
    effectiveOn: shop.clock.today(),
    keyedPremiumCents: 1_000_00,
    reason: 'Stock raised',
    details: { other: 'Stock' },
  } as BodyOf<typeof saveEndorsement>);
  await giveDocuments(shop, draft.draftId);
  return ask(writer, submitEndorsement, seen(draft));
}

/** Each of several does its part one after the other; how many are done in a second together. */
async function rate<T>(parts: readonly (readonly T[])[], act: (one: T) => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await Promise.all(
    parts.map(async (part) => {
      for (const one of part) await act(one);
    }),
  );
  return (parts.flat().length * 1000) / (performance.now() - began);
}

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/**
 * Endorsements issued per second, in turns with two yardsticks: a bare transaction that writes the same rows durably, which tells what
 * our rules cost, and one that writes a single row.
 */
export async function measureEndorsements(stage: Stage, server: Process): Promise<void> {
  const pool = new pg.Pool({ connectionString: stage.databaseUrl, max: APPROVERS });
  const client = new pg.Client({ connectionString: stage.databaseUrl });
  await client.connect();
  try {
    const clock = { today: () => hongKongDate(new Date()) };
    const shop = { database: { pool }, deps: { seal: await sealOf(stage) }, clock } as unknown as TestApp;
    const writer = { url: server.url, token: await signedInAs(client, 'operations') };
    const approver = { url: server.url, token: await signedInAs(client, 'approver') };
    const approve = (draft: Draft) => ask(approver, approveEndorsement, seen(draft));
    const some = async () => {
      const drafts: Draft[][] = [];
      for (let n = 0; n < APPROVERS; n++) {
        const own: Draft[] = [];
        for (let each = 0; each < EACH; each++) own.push(await submitted(shop, writer));
        drafts.push(own);
      }
      return drafts;
    };
    const first = await some();
    const [sample] = first[0]?.splice(0, 1) ?? [];
    if (!sample) throw new Error('Nothing was drafted');
    await approve(sample);
    // At once: mails are sent and the audit trail is chained soon after.
    const written = await rowsWrittenWith(pool, 'endorsement_drafts', sample.draftId);
    await rate(first, approve);
    const rows = written.reduce((sum, { rows: { length } }) => sum + length, 0);
    const same = await sameRowsAgain(pool, written);
    const turns = (often: number) => Array.from({ length: APPROVERS }, () => Array.from({ length: often }, randomUUID));
    await rate(turns(20), same.write);
    await pool.query('create table if not exists bench_bare (id uuid primary key, at timestamptz not null)');
    const [bare, alike, ours]: [number[], number[], number[]] = [[], [], []];
    let used = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const drafts = await some();
      bare.push(await rate(turns(200), (id) => pool.query('insert into bench_bare values ($1, now())', [id])));
      alike.push(await rate(turns(50), same.write));
      const before = processorMs(server);
      ours.push(await rate(drafts, approve));
      used += processorMs(server) - before;
    }
    // Each round beside its own yardstick: both met the same machine.
    const costIn = (yardstick: readonly number[]) =>
      middle(ours.map((perSecond, round) => (yardstick[round] ?? Number.NaN) / perSecond));
    const cost = costIn(alike);
    const each = (used / (ROUNDS * APPROVERS * EACH)).toFixed(1);
    console.log(`\nIssuing endorsements, ${APPROVERS} approvers at once`);
    say('bare transactions of one row', `${whole(middle(bare))}/s`);
    say(`bare transactions of the same ${rows} rows, of ${written.length} tables`, `${whole(middle(alike))}/s`);
    say(
      'endorsements issued, each with note and mails',
      `${whole(middle(ours))}/s: one costs as much as ${cost.toFixed(1)} bare ones of the same rows (aim ${MOST_BARE} at most), ` +
        `${costIn(bare).toFixed(1)} of one row, ${each} ms of the server's processor`,
      cost <= MOST_BARE,
    );
    await same.drop();
  } finally {
    await pool.query('drop table if exists bench_bare');
    await pool.end();
    await client.end();
  }
}
