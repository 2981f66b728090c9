/** A search as its form holds it: what is typed may be half done. */
export interface HomeForm {
  areaBand: '01' | '02' | '03' | '04' | '05' | '06';
  areaSqFt: number | string;
  buildingType: 'A' | 'H';
  buildingAge: 'W' | 'M';
  promotionCode: string;
}
