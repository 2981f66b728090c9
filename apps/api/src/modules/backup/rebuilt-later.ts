import type pg from 'pg';

interface Definition {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
  /** f: foreign key; p, u: primary key, unique; i: an index alone. */
  readonly kind: 'f' | 'p' | 'u' | 'i';
}

const DEFINITIONS = `
  select con.conrelid::regclass::text as table, quote_ident(con.conname) as name, con.contype as kind,
    pg_get_constraintdef(con.oid) as definition
  from pg_constraint con
  where con.connamespace = 'public'::regnamespace and con.contype in ('f', 'p', 'u')
  union all
  select i.indrelid::regclass::text, quote_ident(c.relname), 'i', pg_get_indexdef(i.indexrelid)
  from pg_index i
  join pg_class c on c.oid = i.indexrelid
  where c.relnamespace = 'public'::regnamespace
    and not exists (select from pg_constraint con where con.conindid = i.indexrelid and con.contype in ('p', 'u', 'x'))`;

/**
 * Takes keys and indexes off the tables of the product while they are filled: built at once over all rows they cost a
 * fraction, and the order of the tables does not matter. What comes back is checked against every row.
 * @returns puts them on again, as they were
 */
export async function takeOffIndexes(client: pg.ClientBase): Promise<() => Promise<void>> {
  const { rows } = await client.query<Definition>(DEFINITIONS);
  const of = (...kinds: Definition['kind'][]) => rows.filter(({ kind }) => kinds.includes(kind));
  for (const { table, name } of of('f')) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of of('i')) await client.query(`drop index public.${name}`);
  for (const { table, name } of of('p', 'u')) await client.query(`alter table ${table} drop constraint ${name}`);
  return async () => {
    await client.query(`set local maintenance_work_mem = '256MB'`);
    const add = async ({ table, name, definition }: Definition) => {
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    };
    for (const one of of('p', 'u')) await add(one);
    for (const { definition } of of('i')) await client.query(definition);
    for (const one of of('f')) await add(one);
  };
}
