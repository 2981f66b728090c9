/** A search as its form holds it: what is typed may be half done. */
export interface GolfForm {
  party: 'I' | 'F';
  withTravel: boolean;
  promotionCode: string;
}
