import { createHash } from 'node:crypto';
import { lineCodes } from '@onegi/contract/lines';
import type { CatalogueSnapshot } from '../../ports/catalogue.ts';

const marks = new WeakMap<CatalogueSnapshot, string>();

/** What tells a catalogue from another: the day, what is sold on it, and all that prices depend on beside the tariffs. */
export function catalogueMark(snapshot: CatalogueSnapshot): string {
  const known = marks.get(snapshot);
  if (known) return known;
  const { today, settings, insurers, levies } = snapshot;
  const versions = lineCodes.map((line) => snapshot.line(line).version);
  const mark = createHash('sha256')
    .update(JSON.stringify([today, versions, settings, insurers, levies]))
    .digest('base64url');
  marks.set(snapshot, mark);
  return mark;
}
