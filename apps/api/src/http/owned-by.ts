import type { Expression, ExpressionBuilder, SqlBool, StringReference } from 'kysely';
import type { Actor } from '../ports/actor.ts';

/** The columns of a query that say whose a row is; any of them suffices. */
export interface OwnerColumns<Column> {
  /** Holds the user's id. */
  readonly user?: Column;
  /** Hold consultant codes, such as a policy's primary and secondary one. */
  readonly consultantCodes?: readonly Column[];
  /** Holds the unit, where colleagues see each other's rows. */
  readonly unit?: Column;
}

/**
 * What scope `own` means in a query: `query.where((eb) => ownedBy(eb, actor, { consultantCodes: ['p.consultant_code'] }))`.
 * An actor without an id, code or unit owns nothing by it: an empty column is nobody's.
 */
export function ownedBy<Db, Tables extends keyof Db>(
  eb: ExpressionBuilder<Db, Tables>,
  { userId, consultantCodes, unit }: Pick<Actor, 'userId' | 'consultantCodes' | 'unit'>,
  columns: OwnerColumns<StringReference<Db, Tables>>,
): Expression<SqlBool> {
  const among = (column: StringReference<Db, Tables>, values: readonly string[]) => eb(column, 'in', values as never);
  return eb.or([
    ...(columns.user && userId ? [among(columns.user, [userId])] : []),
    ...(consultantCodes.length > 0
      ? (columns.consultantCodes ?? []).map((column) => among(column, consultantCodes))
      : []),
    ...(columns.unit && unit ? [among(columns.unit, [unit])] : []),
  ]);
}
