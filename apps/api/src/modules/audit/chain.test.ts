import { randomBytes } from 'node:crypto';
import { type TestApp, testApp } from '@onegi/testing/app';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chainWaiting } from './chain-waiting.ts';
import { beginning, type HashedRow, hashedColumns, rowHash } from './chained-row.ts';
import { keepHeadAside, parseHead, printHead } from './head.ts';
import { recordAudit } from './record-audit.ts';
import { resealChain } from './reseal-chain.ts';
import { verifyChain } from './verify-chain.ts';

let shop: TestApp;
beforeEach(async () => {
  shop = await testApp();
});
afterEach(() => shop.close());

const secretKeys = () => shop.deps.config.secretKeys;
const chain = (keys = secretKeys()) => chainWaiting(shop.deps.db, keys);
const verify = (...kept: NonNullable<ReturnType<typeof parseHead>>[]) =>
  verifyChain({ db: shop.deps.db, files: shop.deps.files, secretKeys: secretKeys() }, kept);
const problems = async () => (await verify()).problems.map(({ text }) => text);

/** Ten auditedActions in the chain; the copy of the head lies with the files. */
async function tenEvents(): Promise<void> {
  for (let i = 1; i <= 10; i++) {
    await recordAudit(shop.deps.db, 'setting.changed', { id: `S${i}`, name: `S${i}`, after: { value: String(i) } });
  }
  await chain();
}

/** What a superuser can do: the triggers are off. */
async function tamper(statement: string): Promise<void> {
  await shop.database.pool.query(`begin; set local session_replication_role = replica; ${statement}; commit`);
}

/** What a superuser can do besides: hash everything anew from one row on. */
async function rehash(from = 1): Promise<void> {
  const { rows } = await sql<HashedRow & { seq: number; row_hash: Buffer }>`
    select seq, row_hash, ${hashedColumns} from audit_trail order by seq`.execute(shop.deps.db);
  let previous = beginning.rowHash;
  for (const row of rows) {
    const hash = row.seq >= from ? rowHash(row, row.seq, previous) : row.row_hash;
    const hex = (bytes: Buffer) => `'\\x${bytes.toString('hex')}'`;
    if (row.seq >= from) {
      await tamper(
        `update audit_trail set previous_hash = ${hex(previous)}, row_hash = ${hex(hash)} where seq = ${row.seq}`,
      );
    }
    previous = hash;
  }
}

test('an untouched chain is whole, and says how far it goes', async () => {
  expect(await verify()).toMatchObject({ rows: 0, until: null, problems: [] });
  await tenEvents();
  expect(await verify()).toMatchObject({ rows: 10, until: expect.stringMatching(/^20.*\.\d{6}Z$/), problems: [] });
});

test('rows can be neither changed nor removed, in the chain and before it', async () => {
  await tenEvents();
  await recordAudit(shop.deps.db, 'setting.changed', { id: 'waits' });
  for (const statement of [
    `update audit_trail set action = 'x'`,
    'delete from audit_trail',
    'truncate audit_trail',
    `update audit_waiting set action = 'x'`,
    'delete from audit_waiting',
    'truncate audit_waiting',
    'delete from audit_head',
    'truncate audit_head',
    'delete from audit_verifications',
  ]) {
    await expect(shop.database.pool.query(statement), statement).rejects.toMatchObject({ code: '42501' });
  }
  await chain();
  expect(await verify()).toMatchObject({ rows: 11, problems: [] });
});

test('an event that is undone leaves no row', async () => {
  const work = shop.deps.db.transaction().execute(async (tx) => {
    await recordAudit(tx, 'setting.changed', { id: 'UNDONE' });
    throw new Error('undone');
  });
  await expect(work).rejects.toThrow('undone');
  await chain();
  expect((await verify()).rows).toBe(0);
});

describe('with the triggers off, and found all the same:', () => {
  beforeEach(tenEvents);

  test.each([
    ['after_facts', `'{"value":"40"}'`],
    ['actor_kind', `'user'`],
    ['actor_id', 'gen_random_uuid()'],
    ['actor_roles', `array['editor']`],
    ['action', `'faq.added'`],
    ['at', `at + interval '1 microsecond'`],
    ['object_id', 'null'],
    ['object_name', `''`],
    ['address_hash', `'\\x00'`],
    ['agent', `'Chrome'`],
    ['request_id', `'r-1'`],
    ['id', 'gen_random_uuid()'],
  ])('an altered %s', async (column, value) => {
    await tamper(`update audit_trail set ${column} = ${value} where seq = 4`);
    expect(await problems()).toEqual(['row 4 is not as it was written: altered, inserted or moved']);
  });

  test('an altered row that was hashed anew', async () => {
    await tamper(`update audit_trail set object_id = 'OTHER' where seq = 4`);
    const { rows } = await sql<HashedRow & { previous_hash: Buffer }>`
      select previous_hash, ${hashedColumns} from audit_trail where seq = 4`.execute(shop.deps.db);
    const [row] = rows;
    const hash = row && rowHash(row, 4, row.previous_hash);
    await tamper(`update audit_trail set row_hash = '\\x${hash?.toString('hex')}' where seq = 4`);
    expect(await problems()).toEqual([
      'row 5 does not follow the row before it: one of the two was altered and hashed anew',
    ]);
  });

  test('removed rows', async () => {
    await tamper('delete from audit_trail where seq in (3, 6, 7)');
    expect(await problems()).toEqual(['row 3 is missing', 'rows 6 to 7 are missing']);
  });

  test('an inserted row, with the others moved up', async () => {
    await tamper(`
      update audit_trail set seq = seq + 1000 where seq > 5; update audit_trail set seq = seq - 999 where seq > 1000;
      insert into audit_trail select 6, gen_random_uuid(), at, actor_kind, actor_id, actor_roles, action, object_kind,
        'FORGED', object_name, before_facts, after_facts, address_hash, agent, request_id, previous_hash, row_hash
        from audit_trail where seq = 5`);
    expect(await problems()).toEqual([
      'rows 6 to 11 are not as they were written',
      'row 11 lies beyond the signed end of the chain: added by somebody else',
    ]);
  });

  test('a row added at the end', async () => {
    await tamper(`insert into audit_trail select 11, gen_random_uuid(), at, actor_kind, actor_id, actor_roles, action,
      object_kind, 'FORGED', object_name, before_facts, after_facts, address_hash, agent, request_id, row_hash, row_hash
      from audit_trail where seq = 10`);
    await rehash(11);
    expect(await problems()).toEqual(['row 11 lies beyond the signed end of the chain: added by somebody else']);
  });

  test.each([0, -3])('a row added before the first, as number %d', async (seq) => {
    await tamper(`insert into audit_trail select ${seq}, gen_random_uuid(), at, actor_kind, actor_id, actor_roles, action,
      object_kind, 'FORGED', object_name, before_facts, after_facts, address_hash, agent, request_id, row_hash, row_hash
      from audit_trail where seq = 10`);
    expect(await problems()).toEqual([`row ${seq} lies before the beginning of the chain: added by somebody else`]);
  });

  test('two rows that changed places', async () => {
    await tamper(`update audit_trail set seq = 99 where seq = 4; update audit_trail set seq = 4 where seq = 7;
      update audit_trail set seq = 7 where seq = 99`);
    expect(await problems()).toEqual([
      'row 4 is not as it was written: altered, inserted or moved',
      'row 7 is not as it was written: altered, inserted or moved',
    ]);
  });

  test('a tail that was cut off', async () => {
    await tamper('delete from audit_trail where seq > 8');
    expect(await problems()).toEqual(['rows 9 to 10 are missing']);
    await recordAudit(shop.deps.db, 'setting.changed', { id: 'LATER' });
    await chain();
    expect(await problems()).toEqual(['rows 9 to 10 are missing']);
  });

  test('a tail that was cut off with the head turned back: the signature does not fit', async () => {
    await tamper(`delete from audit_trail where seq > 8;
      update audit_head set seq = 8, row_hash = (select row_hash from audit_trail where seq = 8)`);
    expect(await problems()).toEqual(['the head is not signed with this SECRET_KEY: forged, or signed with another']);
  });

  test('a tail that was cut off with an old head put back: the copies kept elsewhere tell', async () => {
    const old = await shop.deps.db.selectFrom('audit_head').selectAll().executeTakeFirstOrThrow();
    await recordAudit(shop.deps.db, 'setting.changed', { id: 'LATER' });
    const head = await chain();
    if (!head) throw new Error('Something was chained');
    const hex = (bytes: Buffer) => `'\\x${bytes.toString('hex')}'`;
    await tamper(`delete from audit_trail where seq > 10;
      update audit_head set seq = 10, row_hash = ${hex(old.row_hash)}, signature = ${hex(old.signature)}`);
    expect(await problems()).toEqual([]);
    const printed = parseHead(printHead(head));
    if (!printed) throw new Error('What is printed can be read');
    expect((await verify(printed)).problems.map(({ text }) => text)).toEqual(['row 11 is missing']);
    await keepHeadAside(shop.deps.files, secretKeys(), head);
    expect(await problems()).toEqual(['row 11 is missing']);
  });

  test('a chain that was built anew without the key', async () => {
    await tamper(`update audit_trail set object_id = 'OTHER' where seq = 4`);
    await rehash();
    expect(await problems()).toEqual(['row 10 is another than the signed head says: the chain was built anew']);
  });

  test('a trail that was emptied with its head', async () => {
    const { head } = await verify();
    await keepHeadAside(shop.deps.files, secretKeys(), head);
    await tamper('delete from audit_trail; delete from audit_head');
    expect(await problems()).toEqual(['rows 1 to 10 are missing']);
  });
});

test('a head of another key is not built upon: rows wait until somebody has looked and sealed it anew', async () => {
  await tenEvents();
  await recordAudit(shop.deps.db, 'setting.changed', { id: 'WAITS' });
  const otherKey = randomBytes(32);
  await expect(chain([otherKey])).rejects.toThrow('run npm run audit:verify');
  expect((await verify()).rows).toBe(10);
  await resealChain(shop.deps.db, [otherKey]);
  await chain([otherKey]);
  const { rows, problems: found } = await verifyChain({ ...shop.deps, secretKeys: [otherKey] });
  expect([rows, found]).toEqual([12, []]);
});

test('a hundred writers and several chainers at once make one unbroken chain', async () => {
  const write = (i: number) =>
    shop.deps.db.transaction().execute(async (tx) => {
      await recordAudit(tx, 'setting.changed', { id: `W${i}` });
      await recordAudit(tx, 'faq.added', { id: `W${i}` });
    });
  const writing = Array.from({ length: 100 }, (_, i) => write(i));
  await Promise.all([...writing, chain(), chain(), chain(), chain()]);
  await Promise.all([chain(), chain()]);
  expect(await verify()).toMatchObject({ rows: 200, problems: [] });
  const { rows } = await sql<{ ids: number }>`select count(distinct object_id) as ids from audit_trail`.execute(
    shop.deps.db,
  );
  expect(rows[0]?.ids).toBe(100);
});
