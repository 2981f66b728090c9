/** Which endorsement a part of the page is about. */
export interface OfEndorsement {
  readonly transactionNumber: string;
  readonly endorsementNo: string;
}
