/** A travel search as its form holds it: numbers may be half typed, dates may be missing. */
export interface TravelForm {
  tripType: 'S' | 'A';
  destination: 'M' | 'A' | 'W';
  departOn: string;
  returnOn: string;
  party: 'I' | 'F';
  withSpouse: boolean;
  adults: number | string;
  children: number | string;
  promotionCode: string;
}
