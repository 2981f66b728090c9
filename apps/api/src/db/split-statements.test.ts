import { expect, test } from 'vitest';
import { splitStatements } from './split-statements.ts';

test('statements are split where they end, not in texts, names, comments or function bodies', () => {
  const sql = `-- first; not a statement
create table a (b text default ';' , "c;d" int); /* ; */ insert into a values ('it''s; so');
create function f() returns trigger language plpgsql as $$ begin; return new; end $$;
create function g() returns text language sql as $body$ select '$$;' $body$;
select 1`;
  expect(splitStatements(sql)).toEqual([
    `create table a (b text default ';' , "c;d" int)`,
    `insert into a values ('it''s; so')`,
    'create function f() returns trigger language plpgsql as $$ begin; return new; end $$',
    "create function g() returns text language sql as $body$ select '$$;' $body$",
    'select 1',
  ]);
});
