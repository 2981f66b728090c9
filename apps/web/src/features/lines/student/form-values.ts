/** A search as its form holds it: what is typed may be half done. */
export interface StudentForm {
  coverYears: 1 | 2;
  persons: number | string;
  startOn: string;
  promotionCode: string;
}
