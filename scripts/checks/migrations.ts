import { runsInBatches, runsOutsideTransaction, splitStatements } from '../../apps/api/src/db/split-statements.ts';
import { projectFiles, read } from './files.ts';

export interface Migration {
  /** As in apps/api/migrations: 015_refunds.sql. */
  readonly name: string;
  readonly sql: string;
}

/** The first migration after release 0.1, from which on no migration may stop those who sell meanwhile. */
const FIRST_JUDGED = 15;

/** What a statement is judged by, beside its own words. */
interface Context {
  readonly isOutside: boolean;
  readonly isInBatches: boolean;
  /** Says that no release in use reads or writes any more what is taken away. */
  readonly isContract: boolean;
  /** Tables that the migration says have few rows. */
  readonly small: ReadonlySet<string>;
  /** Tables that this migration makes itself, and that nobody uses yet. */
  readonly own: ReadonlySet<string>;
  /** Tables that this migration renames, by their new names; a view stands in their old place for the release before. */
  readonly renamed: ReadonlySet<string>;
  /** The statements of the migrations before, and of this one. */
  readonly before: string;
  readonly sameFile: string;
}

const CONSTANT_DEFAULT =
  /\bdefault (?:null|true|false|[-+]?[\d.]+|'[^']*'(?:::[\w\s[\]]+)?|now\(\)|current_date|current_timestamp|array\[\]::[\w[\]]+)/;

function newColumn(action: string): string | undefined {
  if (/\b(?:big|small)?serial\b|\bgenerated\b/.test(action)) return 'a column that is computed rewrites the table';
  if (/\bdefault\b/.test(action) && !CONSTANT_DEFAULT.test(action))
    return 'a default that is no constant rewrites the table: add the column without it';
  if (/\bnot null\b/.test(action) && !/\bdefault\b/.test(action))
    return 'not null without a default refuses the rows there are, and those of the release before';
  if (/\b(?:references|unique|primary key|check)\b/.test(action))
    return 'a constraint in a new column reads the whole table under its lock: add it not valid, or build its index concurrently';
  return undefined;
}

function newConstraint(action: string): string | undefined {
  if (/\busing index\b/.test(action) || /\bnot valid\b/.test(action)) return undefined;
  if (/\b(?:unique|primary key|exclude)\b/.test(action))
    return 'build the index concurrently in a migration outside a transaction, then add the constraint using index';
  return 'add the constraint not valid, and validate it in a later migration';
}

function isNullChecked(column: string, before: string): boolean {
  return new RegExp(`check ?\\( ?${column} is not null ?\\)`).test(before) && /\bvalidate constraint\b/.test(before);
}

/** One action of an alter table. */
function tableAction(table: string, action: string, context: Context): string | undefined {
  const { isContract, before, sameFile, renamed } = context;
  const retired = isContract
    ? undefined
    : 'takes away what the release before still uses: declare it with -- contract: …';
  if (/^add (?:constraint|check|foreign|unique|primary|exclude)\b/.test(action)) return newConstraint(action);
  if (/^add\b/.test(action)) return newColumn(action);
  // No statement names a constraint or an index.
  if (/^rename constraint\b/.test(action)) return undefined;
  if (/^rename (?:column )?\w+ to\b/.test(action) && renamed.has(table)) return undefined;
  const [, name] = /^rename to (\w+)$/.exec(action) ?? [];
  if (name && renamed.has(name)) return undefined;
  if (/^(?:drop (?:column )?(?!constraint)|rename\b)/.test(action)) return retired;
  if (/^alter .* drop default$/.test(action)) return retired;
  if (/^alter .* (?:set data )?type /.test(action)) return 'changing a type rewrites the table: add a column beside it';
  const [, column] = /^alter (?:column )?(\w+) set not null$/.exec(action) ?? [];
  if (column && !isNullChecked(column, before))
    return `set not null reads the whole table: first a check (${column} is not null) that was added not valid and validated`;
  if (/^validate constraint\b/.test(action) && /\bnot valid\b/.test(sameFile))
    return 'validate in a later migration: in this one the lock of adding it is still held';
  if (/^(?:set (?:tablespace|logged|unlogged|access method)|cluster|inherit|attach|detach)\b/.test(action))
    return 'holds the table for as long as it takes';
  return undefined;
}

/** The actions of an alter table, which commas part outside brackets and texts. */
function actionsOf(text: string): string[] {
  const actions: string[] = [''];
  let depth = 0;
  let isText = false;
  for (const sign of text) {
    if (sign === "'") isText = !isText;
    if (!isText && sign === '(') depth += 1;
    if (!isText && sign === ')') depth -= 1;
    if (sign === ',' && depth === 0 && !isText) actions.push('');
    else actions[actions.length - 1] += sign;
  }
  return actions.map((action) => action.trim());
}

/** Reads a statement in lower case, with single spaces; answers what is wrong with it. */
type Rule = [pattern: RegExp, judge: (found: RegExpExecArray, context: Context) => string | undefined];

const rules: Rule[] = [
  [
    /^create (?:unique )?index (concurrently )?.*? on (?:only )?([\w.]+)/,
    ([, concurrently, table = ''], { own, isOutside }) => {
      if (own.has(table)) return undefined;
      if (!concurrently) return `an index of ${table} stops its writers: create it concurrently`;
      return isOutside
        ? undefined
        : 'concurrently does not run in a transaction: mark the file -- outside a transaction';
    },
  ],
  [
    /^alter table (?:if exists )?(?:only )?([\w.]+) (.*)$/,
    ([, table = '', actions = ''], context) => {
      if (context.own.has(table)) return undefined;
      return actionsOf(actions)
        .map((action) => tableAction(table, action, context))
        .find((problem) => problem !== undefined);
    },
  ],
  [
    /^(?:update (?:only )?|delete from (?:only )?|truncate (?:table )?|merge into )([\w.]+)/,
    ([, table = ''], { own, small, isInBatches }) =>
      own.has(table) || small.has(table) || isInBatches
        ? undefined
        : `changes rows of ${table} under locks: do it in a migration marked -- in batches, or declare -- few rows: ${table}`,
  ],
  [
    /^drop (?:table|view|materialized view|sequence|type|function|trigger|schema)\b/,
    (_, { isContract }) =>
      isContract ? undefined : 'takes away what the release before still uses: declare it with -- contract: …',
  ],
  [
    /^drop index (concurrently )?/,
    ([, concurrently], { isOutside }) =>
      concurrently && isOutside ? undefined : 'drop an index concurrently, in a file marked -- outside a transaction',
  ],
  [
    /^alter (?:type|view|sequence|schema)\b.*\brename\b/,
    (_, { isContract }) =>
      isContract ? undefined : 'renames what the release before still uses: declare it with -- contract: …',
  ],
  [/^lock\b/, () => 'locks a table'],
  [
    /^(?:cluster|vacuum full|reindex(?! .*concurrently)|refresh materialized view(?! concurrently))\b/,
    () => 'holds the table for as long as it takes',
  ],
  [/^do\b/, () => 'a do block cannot be judged: write its statements out'],
  [/^set (?:local |session )?lock_timeout\b/, () => 'the runner sets the lock timeout, and tries again'],
];

/** What may run outside a transaction: it may be repeated when a process dies in between. */
const REPEATABLE =
  /^(?:(?:create (?:unique )?index|drop index) concurrently if (?:not )?exists\b|alter table [\w.]+ validate constraint \w+$|analyze\b)/;

/** What may run in batches: it changes fewer than ten thousand rows at a time. */
const BATCH = /^update ([\w.]+) set .* where (\w+) in ?\( ?select \2 from \1 where .* limit [1-9]\d{0,3}\)$/;

const plain = (statement: string) => statement.toLowerCase().replaceAll(/\s+/g, ' ');

function problemsOf({ name, sql }: Migration, earlier: string): string[] {
  const statements = splitStatements(sql).map(plain);
  const sameFile = statements.join('; ');
  const own = new Set(
    statements.flatMap((text) => /^create (?:unlogged )?table (?:if not exists )?([\w.]+)/.exec(text)?.[1] ?? []),
  );
  const views = new Set(statements.flatMap((text) => /^create view ([\w.]+) as select /.exec(text)?.[1] ?? []));
  const renamed = new Set(
    statements.flatMap((text) => {
      const [, old = '', name = ''] = /^alter table ([\w.]+) rename to (\w+)$/.exec(text) ?? [];
      return views.has(old) ? [name] : [];
    }),
  );
  const small = new Set([...sql.matchAll(/^-- few rows: (.+)$/gm)].flatMap(([, names = '']) => names.split(/[\s,]+/)));
  const isContract = /^-- contract: \S+/m.test(sql);
  const isOutside = runsOutsideTransaction(sql);
  const isInBatches = runsInBatches(sql);
  const context = {
    own,
    renamed,
    small,
    isContract,
    isOutside,
    isInBatches,
    sameFile,
    before: `${earlier}; ${sameFile}`,
  };
  return statements.flatMap((statement) => {
    const judged = rules.map(([pattern, judge]) => {
      const found = pattern.exec(statement);
      return found ? judge(found, context) : undefined;
    });
    if (isOutside && !REPEATABLE.test(statement))
      judged.push(
        'only what can be repeated may run outside a transaction (… concurrently if not exists, validate, analyze)',
      );
    if (isInBatches && !BATCH.test(statement))
      judged.push('only "update a set … where id in (select id from a where … limit 5000)" may run in batches');
    return judged
      .filter((problem) => problem !== undefined)
      .map((problem) => `${name}: ${problem}\n  ${statement.slice(0, 100)}`);
  });
}

/**
 * What would stop those who use the database while it is migrated, or those processes of the release before that still
 * run: each migration in its place among the others, from the first one that is judged.
 */
export function judgeMigrations(migrations: readonly Migration[], firstJudged = FIRST_JUDGED): string[] {
  const inOrder = [...migrations].sort((a, b) => (a.name < b.name ? -1 : 1));
  return inOrder.flatMap((migration, at) => {
    if (Number.parseInt(migration.name, 10) < firstJudged) return [];
    const earlier = inOrder.slice(0, at).flatMap(({ sql }) => splitStatements(sql).map(plain));
    return problemsOf(migration, earlier.join('; '));
  });
}

export function checkMigrations(): string[] {
  const files = projectFiles().filter((file) => /^apps\/api\/migrations\/[^/]+\.sql$/.test(file));
  return judgeMigrations(files.map((file) => ({ name: file.split('/').at(-1) ?? '', sql: read(file) })));
}
