import type { EndorsementKind } from '@onegi/contract/fields/endorsements';
import type { LineCode, ProductCode } from '@onegi/contract/lines';
import type { PriceBreakdown } from '@onegi/rating/card';
import type { Bilingual } from '../lib/bilingual.ts';
import type { Insurer } from './catalogue.ts';

/** Questions of the application with their answers, in the words they were put in. */
export interface AnsweredSection {
  readonly heading: Bilingual | null;
  readonly rows: readonly {
    readonly label: Bilingual;
    readonly value: Bilingual;
    /** The answer identifies somebody: it is printed masked. */
    readonly identity?: 'hkid' | 'passport';
  }[];
}

/** Everything a policy's documents print, as it stood at issue. Benefits come from the catalogue's version. */
export interface PolicyFacts {
  readonly line: LineCode;
  /** The published version of the line that the policy was sold under. */
  readonly catalogueVersion: number;
  readonly planCode: string;
  /** The variant of the plan's benefit table that was bought; '' for lines with one alone. */
  readonly variant: string;
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
    /** A adult, C child, S student, D driver, H domestic helper. */
    readonly kind: 'A' | 'C' | 'S' | 'D' | 'H';
    /** The name of the place in the form: "Driver 1". */
    readonly role: Bilingual;
    readonly bornOn: string;
    /** Printed masked, as is the passport. */
    readonly hkid?: string;
    readonly passport?: string;
    readonly licensedOn?: string;
    readonly relationship?: Bilingual;
  }[];
  /** The line's own facts, as they were asked and answered. */
  readonly answers: readonly AnsweredSection[];
  /** Optional covers bought, by the name rating knows them by, each with its part of the premium and its sum. */
  readonly riders: readonly {
    readonly rider: string;
    readonly premiumCents: number;
    readonly amountDollars?: number;
  }[];
  readonly breakdown: PriceBreakdown;
  /** The levy footnote of the row the price was made with. */
  readonly levyText: Bilingual;
  /** Of a vehicle, since the shop's policies have a certificate. */
  readonly motor?: MotorCertificate;
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

/** What the insured bears of a kind of loss, as it is printed. */
export interface PrintedExcess {
  readonly name: Bilingual;
  readonly amount: Bilingual;
  /** For which drivers; null where it is for everybody. */
  readonly remark: Bilingual | null;
}

/** For what a vehicle may be used: private, the policyholder's own business as well, or as agreed. */
export type PrintedUse = 'P' | 'B' | 'O';

/** The vehicle of a policy, and what its certificate says. */
export interface MotorCertificate {
  readonly certificateNumber: string;
  /** The page that says whether the certificate gives cover. */
  readonly checkUrl: Bilingual;
  /** ISO 8601 */
  readonly from: string;
  readonly until: string;
  readonly vehicle: Bilingual;
  readonly registrationMark: string;
  readonly chassis: string;
  readonly cover: Bilingual;
  readonly use: PrintedUse;
  readonly drivers: readonly string[];
}

/** The same of a policy that came of a motor case, whose schedule has the excesses that were promised. */
export interface MotorCover extends MotorCertificate {
  readonly excesses: readonly PrintedExcess[];
}

/** What the documents of a policy print that came of an insurer's offer for a case, as it stood at issue. Money in cents. */
export interface CommercialFacts {
  readonly offered: true;
  readonly product: ProductCode;
  readonly productName: Bilingual;
  readonly insurer: Pick<Insurer, 'code' | 'name' | 'colour'>;
  readonly planCode: string;
  readonly insurerReference: string;
  readonly requestNumber: string;
  readonly policyNumber: string;
  readonly transactionNumber: string;
  /** yyyy-MM-dd */
  readonly issuedOn: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly insuredName: string;
  readonly answers: readonly AnsweredSection[];
  readonly employees: readonly { readonly occupation: Bilingual; readonly count: string; readonly payroll: string }[];
  readonly excess: string;
  readonly conditions: string;
  /** Of a motor case, since certificates are printed. */
  readonly motor?: MotorCover;
  readonly premiumCents: number;
  readonly classLeviesCents: number;
  readonly iaLevyCents: number;
  readonly totalCents: number;
  readonly note: { readonly noteNumber: string; readonly dueOn: string; readonly termDays: number };
}

/** What a certificate prints, however its policy was sold. */
export interface CertificateFacts extends Pick<CommercialFacts, 'insurer' | 'policyNumber' | 'insuredName'> {
  readonly motor?: MotorCertificate | undefined;
}

/** What an endorsement and its note print, as it stands at issue. Money in cents, negative where premium goes back. */
export interface EndorsementFacts {
  readonly endorsement: true;
  readonly kind: EndorsementKind;
  readonly kindName: Bilingual;
  readonly product: ProductCode;
  readonly productName: Bilingual;
  readonly insurer: Pick<Insurer, 'code' | 'name' | 'colour'>;
  readonly policyNumber: string;
  readonly transactionNumber: string;
  readonly endorsementNo: string;
  /** yyyy-MM-dd */
  readonly issuedOn: string;
  readonly effectiveOn: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly insuredName: string;
  readonly changes: readonly { readonly label: Bilingual; readonly before: Bilingual; readonly after: Bilingual }[];
  readonly premiumCents: number;
  readonly classLeviesCents: number;
  readonly iaLevyCents: number;
  readonly totalCents: number;
  /** Null where no premium is charged or given back. */
  readonly note: { readonly noteNumber: string; readonly dueOn: string; readonly termDays: number } | null;
  /** Of its certificate alone, where it makes one. */
  readonly motor?: MotorCertificate;
}

export type DocumentFacts = PolicyFacts | CommercialFacts | EndorsementFacts;

export const isEndorsement = (facts: DocumentFacts): facts is EndorsementFacts => 'endorsement' in facts;

export const isOffered = (facts: DocumentFacts): facts is CommercialFacts => 'offered' in facts;
