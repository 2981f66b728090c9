import type { AnswerOf } from '@onegi/contract/call';
import type { claimForms } from '@onegi/contract/calls/content/claims';
import type { LineCode } from '@onegi/contract/lines';
import type { Deps } from '../../deps.ts';
import { describeFile } from './describe-file.ts';

/** The forms for a claim under a product: those that any insurer takes, each insurer's own, and those of business insurance. */
export async function listClaimForms(
  { db, catalogue, clock }: Pick<Deps, 'db' | 'catalogue' | 'clock'>,
  line: LineCode,
): Promise<AnswerOf<typeof claimForms>> {
  const today = clock.today();
  const rows = await db
    .selectFrom('content_files')
    .selectAll()
    .where('box', '=', 'claimforms')
    .where('state', '=', 'published')
    .where('shown_on', '<=', today)
    .where((where) => where.or([where('shown_until', 'is', null), where('shown_until', '>=', today)]))
    .where((where) => where.or([where('line', '=', line), where('line', 'is', null)]))
    .orderBy('title_en')
    .orderBy('id')
    .limit(200)
    .execute();
  const byInsurer = new Map(
    catalogue
      .current()
      .line(line)
      .plans.map((plan) => [plan.insurer.code, plan]),
  );
  return {
    general: rows.filter((row) => row.line === line).map(describeFile),
    business: rows.filter((row) => row.line === null).map(describeFile),
    ofInsurers: [...byInsurer.values()].map(({ insurer, claimFile }) => ({
      insurer: insurer.code,
      insurerName: insurer.name.en,
      insurerNameZh: insurer.name.zhHant,
      file: claimFile,
    })),
  };
}
