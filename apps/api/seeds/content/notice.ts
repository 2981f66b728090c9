import type { Recipe } from '../../src/modules/content/made/recipe.ts';

/** A file of the demonstration's news or activities. */
export interface NoticeSeed {
  /** Days before the first start. */
  readonly daysAgo: number;
  /** Days for which it shows; absent: until it is withdrawn. */
  readonly shownDays?: number;
  readonly title: string;
  readonly titleZh: string;
  readonly fileName: string;
  /** A notice to read (a PDF), or a picture. */
  readonly contents:
    | { readonly en: readonly string[]; readonly zhHant: readonly string[] }
    | Extract<Recipe, { kind: 'picture' }>;
}
