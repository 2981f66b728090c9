import { describe, expect, test } from 'vitest';
import { checkMigrations, judgeMigrations, type Migration } from './migrations.ts';

const judged = (sql: string, ...earlier: Migration[]) =>
  judgeMigrations([...earlier, { name: '020_new.sql', sql }]).map((problem) => problem.split('\n')[0]);

describe('a migration is refused that', () => {
  test.each([
    ['builds an index under a lock', 'create index by_day on policies (starts_on)'],
    ['builds one concurrently in a transaction', 'create index concurrently if not exists a on policies (b)'],
    ['adds a column that must have a value', 'alter table policies add column a text not null'],
    ['fills a column from a function', 'alter table policies add column a uuid default gen_random_uuid()'],
    ['computes a column', 'alter table policies add a bigint generated always as identity'],
    ['ties a new column to a table', 'alter table policies add column a uuid references users'],
    [
      'hides it behind a harmless action',
      "alter table policies add column a text default '(', alter column b type bigint",
    ],
    ['changes a type', 'alter table policies alter column total_cents type numeric'],
    ['checks the rows there are', 'alter table policies add constraint a check (b > 0)'],
    [
      'references for the rows there are',
      'alter table policies add constraint a foreign key (b) references users (id)',
    ],
    ['makes a key of a column', 'alter table policies add constraint a unique (b)'],
    ['wants a value in every row', 'alter table policies alter column a set not null'],
    [
      'validates under the lock of adding',
      'alter table a add constraint c check (b > 0) not valid; alter table a validate constraint c',
    ],
    ['changes rows', "update policies set state = 'x'"],
    ['changes rows of some', "update policies set state = 'x' where state is null"],
    ['deletes rows', 'delete from mails'],
    ['drops a column', 'alter table policies drop column a'],
    ['drops a table', 'drop table mails'],
    ['renames a column', 'alter table policies rename column a to b'],
    ['renames a table', 'alter table notes rename to debit_credit_notes'],
    ['takes a default away', 'alter table policies alter column a drop default'],
    ['drops an index under a lock', 'drop index a'],
    ['locks a table', 'lock table policies'],
    ['hides in a block', 'do $$ begin update policies set a = 1; end $$'],
    ['waits for its lock', "set lock_timeout = '10s'; alter table policies add column a text"],
    [
      'cannot be repeated outside a transaction',
      '-- outside a transaction\ncreate index concurrently a on policies (b)',
    ],
    ['changes all rows as one batch', '-- in batches\nupdate policies set a = 1 where b = 2'],
    [
      'changes many rows at a time',
      '-- in batches\nupdate policies set a = 1 where id in (select id from policies where a = 2 limit 50000)',
    ],
    ['does more than changing rows in batches', '-- in batches\nalter table policies add column a text'],
    ['writes outside a transaction', '-- outside a transaction\ninsert into settings values (1)'],
  ])('%s', (_, sql) => {
    expect(judged(sql)).toHaveLength(1);
  });
});

describe('a migration is taken that', () => {
  test.each([
    [
      'makes a table with all it needs',
      'create table a (id uuid primary key, b int not null); create index c on a (b); alter table a add unique (b); insert into a values (1)',
    ],
    ['adds a column that may be empty', 'alter table policies add column a text, add column b timestamptz'],
    [
      'adds one with a constant',
      "alter table policies add column a text not null default '', add b timestamptz default now()",
    ],
    ['adds a constraint for new rows', 'alter table policies add constraint a check (b > 0) not valid'],
    [
      'builds an index beside the writers',
      '-- outside a transaction\ncreate unique index concurrently if not exists a on policies (b)',
    ],
    ['makes a key of an index that is there', 'alter table policies add constraint a unique using index b'],
    ['says what no release uses any more', '-- contract: 0.3 reads b instead\nalter table policies drop column a'],
    [
      'renames a table, its constraints and a column, and leaves a view for the release before',
      'alter table a rename to b; alter table b rename constraint a_pkey to b_pkey; alter table b rename c to d; create view a as select d as c from b',
    ],
    ['changes few rows, and says so', "-- few rows: settings\nupdate settings set value = '1' where key = 'A'"],
    [
      'changes rows in batches',
      '-- in batches\nupdate policies set a = 1 where id in (select id from policies where a = 2 limit 1000)',
    ],
    ['only talks of it', '-- drop table mails\ncomment on table policies is $$update mails; drop table a$$'],
  ])('%s', (_, sql) => {
    expect(judged(sql)).toEqual([]);
  });

  test('wants a value in every row, where a validated check has seen them all', () => {
    const added = { name: '018_a.sql', sql: 'alter table policies add constraint c check (a is not null) not valid' };
    const validated = {
      name: '019_a.sql',
      sql: '-- outside a transaction\nalter table policies validate constraint c',
    };
    const sql = 'alter table policies alter column a set not null';
    expect(judged(sql, added, validated)).toEqual([]);
    expect(judged(sql, added)).toHaveLength(1);
  });
});

test('those of release 0.1 are left as they are, and all that came later pass', () => {
  expect(judgeMigrations([{ name: '014_old.sql', sql: 'drop table mails' }])).toEqual([]);
  expect(checkMigrations()).toEqual([]);
});
