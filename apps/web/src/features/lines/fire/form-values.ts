/** A search as its form holds it: what is typed may be half done. */
export interface FireForm {
  buildingAgeYears: number | string;
  sumInsuredDollars: number | string;
  promotionCode: string;
}
