import type { LineCode } from '@onegi/contract/lines';
import type { Db } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Clock } from '../../../ports/clock.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { allInsurers, allPromotions } from '../repository.ts';
import { checkWorkbook } from './check-workbook.ts';
import { parseWorkbook } from './parse-workbook.ts';
import { Problems } from './problems.ts';
import { publishDraft } from './publish-draft.ts';
import { writeDraft } from './write-draft.ts';

export interface Imported {
  readonly line: LineCode;
  readonly version: number;
  /** yyyy-MM-dd */
  readonly effectiveFrom: string;
  readonly plans: number;
  readonly cells: number;
  readonly benefits: number;
  readonly isPublished: boolean;
  /** Sheets of the workbook that were not read. */
  readonly unread: readonly string[];
}

export type OnProgress = (progress: {
  readonly doing: 'reading' | 'checking' | 'writing';
  /** The sheet that is read. */
  readonly sheet?: string;
  readonly rows?: number;
  readonly of?: number;
}) => void;

/**
 * Reads a workbook as its line's next draft, and publishes it when asked to: all of it or nothing.
 * @throws WorkbookRefused with everything that is wrong; nothing is imported then
 */
export async function importWorkbook(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  path: string,
  { publish = false }: { readonly publish?: boolean } = {},
  onProgress: OnProgress = () => undefined,
): Promise<Imported> {
  const problems = new Problems();
  const { tables, unread } = await parseWorkbook(path, problems, (sheet, rows) =>
    onProgress({ doing: 'reading', sheet, rows }),
  );
  return inTransaction(db, async (tx) => {
    onProgress({ doing: 'checking' });
    const around = { today: clock.today(), insurers: await allInsurers(tx), promotions: await allPromotions(tx) };
    const { content } = checkWorkbook(tables, around, problems);
    const version = await writeDraft(tx, content, around.promotions, (rows, of) =>
      onProgress({ doing: 'writing', rows, of }),
    );
    const { line, effectiveFrom } = content;
    const after = { line, version, effectiveFrom };
    await recordAudit(tx, 'tariff.imported', { id: line, name: `${line} ${version}`, after });
    if (publish) await publishDraft(tx, line, version, clock.today());
    return {
      line,
      version,
      effectiveFrom,
      plans: content.rows.plans.length,
      cells: content.rows.cells.length,
      benefits: content.rows.benefits.length,
      isPublished: publish,
      unread,
    };
  });
}
