/** A text in both languages of the portal. */
export interface Bilingual {
  readonly en: string;
  readonly zhHant: string;
}
