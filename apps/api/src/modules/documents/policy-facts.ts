import type { SoldLine } from '@onegi/contract/lines';
import type { PriceBreakdown } from '@onegi/rating/card';
import type { Bilingual } from '../catalogue/bilingual.ts';

export const documentKinds = ['schedule', 'receipt', 'wording'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Everything a policy's documents print, as it stood at issue. Benefits come from the catalogue's version. */
export interface PolicyFacts {
  readonly line: SoldLine;
  /** The published version of the line that the policy was sold under. */
  readonly catalogueVersion: number;
  readonly planCode: string;
  readonly policyNumber: string;
  readonly transactionNumber: string;
  /** yyyy-MM-dd */
  readonly issuedOn: string;
  readonly startsOn: string;
  readonly endsOn: string;
  /** The risk in one line: "Single trip · Asia · …". */
  readonly searchText: Bilingual;
  readonly holder: {
    readonly name: string;
    /** Printed masked. */
    readonly hkid: string;
    /** Lines of the address. */
    readonly address: readonly string[];
  };
  readonly insured: readonly {
    readonly name: string;
    readonly kind: 'adult' | 'child';
    readonly bornOn: string;
    readonly hkid?: string;
    readonly relationship: Bilingual;
  }[];
  /** Optional covers bought, by the name rating knows them by, each with its part of the premium. */
  readonly riders: readonly { readonly rider: string; readonly premiumCents: number }[];
  readonly breakdown: PriceBreakdown;
  /** The levy footnote of the row the price was made with. */
  readonly levyText: Bilingual;
  readonly payment: {
    readonly receiptNumber: string;
    readonly noteNumber: string;
    /** A code of the payment method list: CC. */
    readonly method: string;
    /** yyyy-MM-dd */
    readonly receivedOn: string;
    readonly amountCents: number;
    readonly reference?: string;
  };
}
