/** A search as its form holds it: what is typed may be half done. */
export interface MedicalForm {
  careType: 'H' | 'D' | 'O';
  people: '01' | '02' | '03';
  age: number | string;
  clinical: boolean;
  dental: boolean;
  criticalIllness: boolean;
  maternity: boolean;
  chineseMedicine: boolean;
  promotionCode: string;
}
