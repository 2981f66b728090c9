import { type SqlBool, sql } from 'kysely';

/** In a pattern these would match anything. */
export const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** True for rows whose column, which is in lower case already, holds the text. */
export const containsText = (column: string, text: string) =>
  sql<SqlBool>`${sql.ref(column)} like ${`%${escapeLike(text.toLowerCase())}%`}`;
