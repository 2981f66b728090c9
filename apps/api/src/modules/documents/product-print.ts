import { lineCodes } from '@onegi/contract/lines';
import type { Language } from '../../lib/texts.ts';
import type { CatalogueSnapshot, LineVersion } from '../../ports/catalogue.ts';
import type { PrintJob, ProductPrint } from '../../ports/pdfs.ts';

/** All of one insurer's plans in one version of a line. */
export function productPrint(version: LineVersion, insurerCode: string): ProductPrint {
  return {
    line: version.line,
    version: version.version,
    effectiveFrom: version.effectiveFrom,
    plans: version.plans.filter(({ insurer }) => insurer.code === insurerCode),
    notes: version.notes,
    optionalCovers: version.optionalCovers,
  };
}

/** What to print for the name of a brochure, wording or claim form of today; null when no plan has such a file. */
export function productJob(snapshot: CatalogueSnapshot, fileName: string, language: Language): PrintJob | null {
  for (const line of lineCodes) {
    const version = snapshot.line(line);
    for (const { brochureFile, wordingFile, claimFile, insurer } of version.plans) {
      // A claim form is in both languages at once.
      if (fileName === claimFile) return { kind: 'claimForm', language: 'en', claim: { form: line, insurer } };
      if (fileName !== brochureFile && fileName !== wordingFile) continue;
      const kind = fileName === brochureFile ? 'brochure' : 'wording';
      return { kind, language, product: productPrint(version, insurer.code) };
    }
  }
  return null;
}
