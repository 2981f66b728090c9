const OPENERS = /--[^\n]*|\/\*|'|"|\$(?:[A-Za-z_]\w*)?\$|;/g;

/** Where a quoted part, or a comment, that begins with this ends; the text's end where it never does. */
function endOf(sql: string, opener: string, from: number): number {
  const closer = opener === '/*' ? '*/' : opener;
  const at = sql.indexOf(closer, from);
  return at < 0 ? sql.length : at + closer.length;
}

/**
 * The statements of an SQL text, without comments; quoted texts, names and function bodies stay whole. For migrations
 * of our own: E'…\'…' and nested comments are not known here.
 */
export function splitStatements(sql: string): string[] {
  const statements: string[] = [];
  let statement = '';
  let at = 0;
  OPENERS.lastIndex = 0;
  for (let found = OPENERS.exec(sql); found; found = OPENERS.exec(sql)) {
    const [opener] = found;
    statement += sql.slice(at, found.index);
    at = OPENERS.lastIndex;
    if (opener === ';') {
      statements.push(statement);
      statement = '';
    } else if (opener.startsWith('--') || opener === '/*') {
      if (opener === '/*') at = endOf(sql, opener, at);
      statement += ' ';
    } else {
      at = endOf(sql, opener, at);
      statement += sql.slice(found.index, at);
    }
    OPENERS.lastIndex = at;
  }
  statements.push(statement + sql.slice(at));
  return statements.map((text) => text.trim()).filter(Boolean);
}

/** Marks a migration whose statements cannot run in a transaction, such as create index concurrently. */
export const runsOutsideTransaction = (sql: string): boolean => /^-- outside a transaction\b/m.test(sql);

/** Marks a migration whose updates change a batch of rows at a time, each in a transaction of its own, until none is left. */
export const runsInBatches = (sql: string): boolean => /^-- in batches\b/m.test(sql);
