import type { BestIn } from '@onegi/contract/comparison';
import type { LineCode } from '@onegi/contract/lines';
import type { Bilingual } from '../lib/bilingual.ts';
import type { Language } from '../lib/texts.ts';
import type { ImportantNote, Insurer, OptionalCover, Plan, PlanBenefit } from './catalogue.ts';
import type {
  CertificateFacts,
  CommercialFacts,
  EndorsementFacts,
  PolicyFacts,
  PrintedExcess,
  PrintedUse,
} from './policy-facts.ts';

/** All of one insurer's plans of a line, in the version that is printed. */
export interface ProductPrint {
  readonly line: LineCode;
  readonly version: number;
  /** yyyy-MM-dd */
  readonly effectiveFrom: string;
  readonly plans: readonly Plan[];
  readonly notes: readonly ImportantNote[];
  readonly optionalCovers: readonly OptionalCover[];
}

export interface PolicyPrint {
  readonly facts: PolicyFacts;
  readonly plan: Plan;
  readonly optionalCovers: readonly OptionalCover[];
}

export interface ComparedPlan {
  readonly plan: Plan;
  /** Of the variant that was searched. */
  readonly benefits: readonly PlanBenefit[];
  /** Null: on request. */
  readonly price: { readonly totalCents: number; readonly beforeDiscountCents: number } | null;
}

/** What each plan pays for an example of an incident; amounts in cents. */
export interface PayoutPrint {
  readonly title: Bilingual;
  readonly example: Bilingual;
  readonly paid: readonly { readonly amountCents: number }[];
  /** Columns (from 0) that pay most; empty when all pay the same. */
  readonly best: readonly number[];
}

export interface ListedPrint {
  readonly insurerName: Bilingual;
  readonly planName: Bilingual;
  /** Null: on request. */
  readonly totalCents: number | null;
}

export interface ComparisonPrint {
  readonly plans: readonly ComparedPlan[];
  /** By benefit code the columns (from 0) with the best value. */
  readonly best: Readonly<Record<string, readonly number[]>>;
  /** Codes of benefits that all plans pay alike. */
  readonly same: readonly string[];
  /** By plan. */
  readonly bestIn: readonly BestIn[];
  readonly payouts: readonly PayoutPrint[];
  readonly illustration: Bilingual;
  /** Every plan that was listed with them, cheapest first; empty where the comparison stands alone. */
  readonly listed: readonly ListedPrint[];
  readonly searchText: Bilingual | null;
  /** yyyy-MM-dd */
  readonly preparedOn: string;
  readonly validUntil: string | null;
}

/** What an insurer has offered for a case; amounts in cents. */
export interface OfferPrint {
  readonly insurer: Insurer;
  readonly premiumCents: number;
  /** The part of it that bears the levies of its class. */
  readonly bearingCents: number;
  readonly classLeviesCents: number;
  readonly iaLevyCents: number;
  readonly totalCents: number;
  /** yyyy-MM-dd */
  readonly validUntil: string | null;
  readonly insurerReference: string;
  readonly excess: string;
  readonly conditions: string;
  readonly remark: string;
}

/** Offers of a case side by side, the lowest first. */
export interface OffersPrint {
  readonly caseNumber: string;
  readonly business: Bilingual;
  readonly insuredName: string;
  /** yyyy-MM-dd */
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  readonly preparedOn: string;
  readonly offers: readonly OfferPrint[];
}

/** A table of an account, its words written in the language already. */
export interface TablePrint {
  readonly title: string;
  readonly subtitle: string;
  /** Printed at the foot of every page. */
  readonly reference: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly columns: readonly { readonly head: string; readonly isAmount?: boolean; readonly width?: number }[];
  readonly rows: readonly { readonly cells: readonly string[]; readonly isStrong?: boolean }[];
  readonly notes: readonly string[];
}

/** A receipt that the brokerage has recorded, and the notes that it settles; amounts in cents. */
export interface KeyedReceiptPrint {
  readonly receiptNumber: string;
  /** yyyy-MM-dd */
  readonly receivedOn: string;
  readonly payer: string;
  /** A code of the payment method list: CHQ. */
  readonly method: string;
  readonly reference: string;
  readonly amountCents: number;
  /** What the bank of a card's holder has taken back of it. */
  readonly chargedBackCents: number;
  readonly restCents: number;
  /** When it was cancelled, as recorded wrongly; yyyy-MM-dd. */
  readonly reversedOn: string | null;
  readonly notes: readonly { readonly noteNumber: string; readonly policyNumber: string; readonly paidCents: number }[];
}

/** What is claimed for: a personal line, or a class of business insurance. */
export const businessClaims = ['BOC', 'BURGLARY', 'PAR', 'PL', 'SHOP'] as const;
export type ClaimFormName = LineCode | (typeof businessClaims)[number];

export interface ClaimFormPrint {
  readonly form: ClaimFormName;
  /** Whose form it is; absent: one that any insurer takes. */
  readonly insurer?: Insurer;
}

/** A notice in both languages, each with its paragraphs. */
export interface AnnouncementPrint {
  readonly title: Bilingual;
  /** yyyy-MM-dd */
  readonly date: string;
  readonly en: readonly string[];
  readonly zhHant: readonly string[];
}

/** What the picture beside a shared link shows; amounts in cents. */
export interface SharePicture {
  readonly product: Bilingual;
  readonly searchText: Bilingual;
  /** Those that are compared; none for a list. */
  readonly plans: readonly { readonly name: Bilingual; readonly totalCents: number | null }[];
  readonly planCount: number;
  /** Null: no plan has a price. */
  readonly lowestCents: number | null;
  /** yyyy-MM-dd */
  readonly expiresOn: string;
}

/** A picture for a demonstration, drawn by rule. */
export type Scene = 'harbour' | 'peaks' | 'towers' | 'lanterns' | 'hills';

/** Facts with their names, or a table of them, under a heading. */
export type MotorPaperPart = { readonly heading: Bilingual } & (
  | { readonly rows: readonly { readonly label: Bilingual; readonly value: Bilingual }[] }
  | {
      readonly head: readonly Bilingual[];
      /** In points; 0 takes what is left. */
      readonly widths: readonly number[];
      readonly cells: readonly (readonly Bilingual[])[];
    }
);

export interface MotorPremiumPrint {
  readonly lines: readonly { readonly label: Bilingual; readonly cents: number; readonly isSum: boolean }[];
  readonly totalCents: number;
}

/** A document of a motor case that is no policy yet. */
export interface MotorPaperPrint {
  readonly paper: 'proposal' | 'quotation' | 'coverNote';
  readonly number: string;
  /** The page that says whether the number gives cover, with the letters that only this portal puts behind a number. */
  readonly checkUrl: string;
  readonly insurer: Pick<Insurer, 'code' | 'name' | 'colour'> | null;
  readonly edition: number;
  /** ISO 8601 */
  readonly printedAt: string;
  readonly parts: readonly MotorPaperPart[];
  readonly premium: MotorPremiumPrint | null;
  readonly excesses: readonly PrintedExcess[];
  /** ISO 8601, of a quotation */
  readonly validUntil: string | null;
  readonly levyText: Bilingual | null;
  readonly hotline: string;
  readonly cover: {
    readonly from: string;
    readonly until: string;
    readonly isPaid: boolean;
    readonly use: PrintedUse;
    readonly drivers: readonly string[];
  } | null;
}

/** Plain data that travels to the process which makes PDFs, and pictures, which take it as long; and knows the font. */
export type PrintJob = { readonly language: Language } & (
  | { readonly kind: 'brochure'; readonly product: ProductPrint }
  | { readonly kind: 'wording'; readonly product: ProductPrint }
  | { readonly kind: 'schedule'; readonly policy: PolicyPrint }
  | { readonly kind: 'receipt'; readonly policy: PolicyPrint }
  | { readonly kind: 'offeredSchedule' | 'debitNote'; readonly facts: CommercialFacts }
  | { readonly kind: 'motorCertificate'; readonly facts: CertificateFacts }
  | { readonly kind: 'motorPaper'; readonly motorPaper: MotorPaperPrint }
  | { readonly kind: 'keyedReceipt'; readonly receipt: KeyedReceiptPrint }
  | { readonly kind: 'endorsement' | 'endorsementNote'; readonly facts: EndorsementFacts }
  | { readonly kind: 'comparison'; readonly comparison: ComparisonPrint }
  | { readonly kind: 'offers'; readonly offers: OffersPrint }
  | { readonly kind: 'table'; readonly table: TablePrint }
  | { readonly kind: 'claimForm'; readonly claim: ClaimFormPrint }
  | { readonly kind: 'announcement'; readonly announcement: AnnouncementPrint }
  | { readonly kind: 'picture'; readonly scene: Scene; readonly tint: number }
  | { readonly kind: 'sharePicture'; readonly share: SharePicture }
  | { readonly kind: 'coverage' }
);

/** Makes PDFs beside the event loop. */
export interface PdfMaker {
  /** The bytes of a PDF; of a PNG for a picture. Throws AppError server.busy when too many are waiting. */
  make(job: PrintJob): Promise<Buffer>;
  close(): Promise<void>;
}
