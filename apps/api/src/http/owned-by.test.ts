import { emptyDatabase } from '@onegi/testing/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../ports/actor.ts';
import { ownedBy } from './owned-by.ts';

type Cases = {
  cases: { name: string; holder: string | null; code: string | null; second_code: string | null; team: string | null };
};

const database = await emptyDatabase();
const db = database.db.withTables<Cases>();
afterAll(database.drop);

beforeAll(async () => {
  await sql`create table cases (name text, holder text, code text, second_code text, team text)`.execute(db);
  await sql`insert into cases values
    ('kept', 'ann', null, null, null), ('sold', null, 'TR1', null, null), ('shared', null, 'TR9', 'TR2', null),
    ('of the team', null, null, null, 'East'), ('nobody’s', null, null, null, null),
    ('of others', 'bob', 'TR8', 'TR9', 'West')`.execute(db);
});

const nobody = { userId: null, consultantCodes: [], unit: null };
const ann = { userId: 'ann', consultantCodes: ['TR1', 'TR2'], unit: 'East' };
const whose = { user: 'holder', consultantCodes: ['code', 'second_code'], unit: 'team' } as const;

const owned = async (actor: Pick<Actor, 'userId' | 'consultantCodes' | 'unit'>, columns: Partial<typeof whose>) =>
  (
    await db
      .selectFrom('cases')
      .select('name')
      .where((eb) => ownedBy(eb, actor, columns))
      .execute()
  ).map(({ name }) => name);

test('a row is one’s own by user, by any of one’s codes in either column, or by unit', async () => {
  expect(await owned(ann, whose)).toEqual(['kept', 'sold', 'shared', 'of the team']);
});

test('only the columns that are named count', async () => {
  expect(await owned(ann, { user: 'holder' })).toEqual(['kept']);
  expect(await owned(ann, { consultantCodes: ['code', 'second_code'] })).toEqual(['sold', 'shared']);
  expect(await owned(ann, { unit: 'team' })).toEqual(['of the team']);
});

test('who has neither id, code nor unit owns nothing, what is nobody’s included', async () => {
  expect(await owned(nobody, whose)).toEqual([]);
  expect(await owned({ ...nobody, userId: 'ann' }, { unit: 'team' })).toEqual([]);
});
