/** A search as its form holds it: what is typed may be half done. */
export interface PetForm {
  petCount: 1;
  petType: 'C' | 'D';
  petAgeYears: number;
  thirdParty: boolean;
  promotionCode: string;
}
