import { type SqlBool, sql } from 'kysely';

/** In a pattern these would match anything. */
export const literally = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** True for rows whose column, which is in lower case already, holds the text. */
export const holds = (column: string, text: string) =>
  sql<SqlBool>`${sql.ref(column)} like ${`%${literally(text.toLowerCase())}%`}`;
