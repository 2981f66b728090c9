import type { LineCode } from '@onegi/contract/lines';
import type { Promotion } from '../../../ports/catalogue.ts';
import type { VersionRows } from '../repository.ts';

/** Everything a workbook says of one line. */
export interface LineContent {
  readonly line: LineCode;
  /** yyyy-MM-dd */
  readonly effectiveFrom: string;
  readonly note: string;
  readonly rows: Pick<VersionRows, 'plans' | 'cells' | 'benefits' | 'notes' | 'optionalCovers'>;
  /** Codes of this line and of all lines that come with the version. */
  readonly promotions: readonly Promotion[];
}
