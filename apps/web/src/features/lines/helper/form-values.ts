/** A search as its form holds it: what is typed may be half done. */
export interface HelperForm {
  nationality: 'P' | 'X';
  coverYears: 1 | 2;
  promotionCode: string;
}
