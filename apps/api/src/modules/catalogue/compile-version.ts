import type { SoldLine } from '@onegi/contract/lines';
import { compileTravelVersion } from './compile-travel-version.ts';
import type { VersionRows } from './repository.ts';
import type { Insurer, VersionByLine } from './snapshot.ts';

type Compile<Line extends SoldLine> = (
  rows: VersionRows,
  insurerByCode: ReadonlyMap<string, Insurer>,
) => VersionByLine[Line];

/** How each sold line's rows become a version; the compiler asks for a new line's here. */
const compilers: { readonly [Line in SoldLine]: Compile<Line> } = { TRAVEL: compileTravelVersion };

export function compileVersion<Line extends SoldLine>(
  line: Line,
  rows: VersionRows,
  insurerByCode: ReadonlyMap<string, Insurer>,
): VersionByLine[Line] {
  return compilers[line](rows, insurerByCode);
}
