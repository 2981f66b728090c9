/** Class 05 is not sold online: its hint alone is shown. */
export type OnlineClass = '01' | '02' | '03' | '04';

/** A search as its form holds it: what is typed may be half done. */
export interface AccidentForm {
  party: 'I' | 'F';
  children: number | string;
  yourClass: OnlineClass;
  spouseClass: OnlineClass;
  promotionCode: string;
}
