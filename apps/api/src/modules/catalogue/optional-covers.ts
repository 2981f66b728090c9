import { z } from 'zod';
import { benefitTerms } from './benefit-terms.ts';
import type { Bilingual } from './bilingual.ts';

/** What an optional cover adds, in the same terms as a plan's benefits. */
export const optionalCoverAddition = z.strictObject({
  name: z.strictObject({ en: z.string(), zhHant: z.string() }),
  terms: benefitTerms,
});

export type OptionalCoverAddition = z.infer<typeof optionalCoverAddition>;

export interface OptionalCover {
  readonly code: string;
  /** The name rating knows it by ('cruise'). */
  readonly rider: string;
  readonly name: Bilingual;
  /** What it adds: "Missed port HK$1,000 per port; …". */
  readonly summary: Bilingual;
  readonly adds: readonly OptionalCoverAddition[];
  /** How it is priced, in words, by the variant of the line (travel: 'S' single trip, 'A' annual). */
  readonly price: Readonly<Record<string, Bilingual>>;
  /** Under this age the cover cannot be taken; null without such a limit. */
  readonly minimumAge: number | null;
}
