import type { LineCode } from '@onegi/contract/lines';
import type { Deps } from '../../deps.ts';

interface PlanWords {
  readonly planName: string;
  readonly planNameZh: string;
  readonly insurerName: string;
  readonly insurerNameZh: string;
}

/**
 * Plans and insurers of stored quotes in words, by the quotes' ids. A plan that is no longer sold is called by its code.
 */
export async function namePlans(
  { db, catalogue }: Pick<Deps, 'db' | 'catalogue'>,
  quoteIds: readonly string[],
): Promise<ReadonlyMap<string, PlanWords>> {
  if (quoteIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('quotes')
    .select(['id', 'line', 'plan_code', 'insurer_code'])
    .where('id', 'in', [...new Set(quoteIds)])
    .execute();
  const snapshot = catalogue.current();
  return new Map(
    rows.map(({ id, line, plan_code, insurer_code }) => {
      const plan = snapshot.line(line as LineCode).planByCode.get(plan_code)?.name;
      const insurer = snapshot.insurerByCode.get(insurer_code)?.brand;
      const words = {
        planName: plan?.en ?? plan_code,
        planNameZh: plan?.zhHant ?? plan_code,
        insurerName: insurer?.en ?? insurer_code,
        insurerNameZh: insurer?.zhHant ?? insurer_code,
      };
      return [id, words];
    }),
  );
}
