import type { PromiseCounts } from '@onegi/contract/clock/office-hours';
import type { ClientChangeKind } from '@onegi/contract/fields/client-links';
import type { Bilingual } from '../../lib/bilingual.ts';

interface InsurerAsked {
  /** '/insurer/…', with the token. */
  readonly path: string;
  readonly caseNumber: string;
  readonly insurerName: Bilingual;
  readonly productName: Bilingual;
  /** yyyy-MM-dd; null where no day was given. */
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  /** ISO 8601: until when the link is good. */
  readonly expiresAt: string;
}

/** Why what a client paid of notes goes back. Names of texts in `clientMails.refund.reasons`. */
export type NoteRefundReason = 'alreadyPaid' | 'lapsed' | 'noteReopened' | 'noteWrittenOff' | 'notIssued';

interface PremiumOwed {
  readonly name: string;
  readonly policyNumber: string;
  readonly insurerName: Bilingual;
  readonly noteNumber: string;
  readonly openCents: number;
  readonly dueOn: string;
}

/** What became of a consultant's case, told to the one who has to know. Names of texts in `caseMails`. */
export type CaseStep =
  | 'submitted'
  | 'assigned'
  | 'itemsAsked'
  | 'resubmitted'
  | 'offersCame'
  | 'informationRequired'
  | 'noOfferLeft'
  | 'accepted'
  | 'reopened'
  | 'endorsed'
  | 'declined'
  | 'withdrawn'
  | 'offersExpireSoon'
  | 'offersExpired'
  | 'caseExpiresSoon'
  | 'caseExpired';

/** What became of a motor case, told to the one who has to know. Names of texts in `motorMails`. */
export type MotorStep = 'referred' | 'cleared' | 'declined' | 'returned' | 'approved' | 'lapsed';

/** What each kind of mail tells. Paths are of the pages in English: the language's prefix is added when it is sent. */
export interface MailData {
  /** A client is sent the plan that a consultant or the client chose, to buy it. */
  'purchase-link': {
    /** '/link/…', with the token. */
    readonly path: string;
    readonly planName: Bilingual;
    readonly insurerName: Bilingual;
    readonly searchText: Bilingual;
    readonly totalCents: number;
    /** yyyy-MM-dd, the last day the link is good on. */
    readonly expiresOn: string;
    /** True: the plan is not bought here, and the link leads to its Request Quote. */
    readonly onRequest?: boolean;
  };
  /** A client is sent an application that a consultant prepared, to check it, confirm the declarations and pay. */
  'application-link': {
    /** '/apply/…', with the application's reference. */
    readonly path: string;
    readonly planName: Bilingual;
    readonly insurerName: Bilingual;
    readonly searchText: Bilingual;
    readonly totalCents: number;
    /** yyyy-MM-dd, the last day the price is good on. */
    readonly expiresOn: string;
  };
  /** The policy is issued; its documents are attached. */
  policy: {
    /** '/confirmation/…' for the client, '/QuotationPolicyEnquiryEdit?…' for the consultant. */
    readonly path: string;
    /** The consultant's, where the mail is to the one whose sale it is. */
    readonly consultantName?: string;
    readonly holderName: string;
    readonly policyNumber: string;
    readonly receiptNumber: string;
    /** '/client/…', the page of the own policy; absent in what an older release has queued. */
    readonly clientPath?: string | undefined;
    /** '/api/buy/confirmation/…/calendar'; absent in what an older release has queued. */
    readonly calendarPath?: string | undefined;
    readonly planName: Bilingual;
    readonly insurerName: Bilingual;
    readonly startsOn: string;
    readonly endsOn: string;
    readonly totalCents: number;
  };
  /** A policy was issued for which the premium is owed; its documents are attached. */
  'policy-issued': {
    readonly name: string;
    /** '/commercial-insurance/form?…' for the consultant, '/client/…' for the client; null in what an older release has queued. */
    readonly path: string | null;
    readonly isClient?: boolean;
    readonly policyNumber: string;
    readonly insuredName: string;
    readonly productName: Bilingual;
    readonly insurerName: Bilingual;
    readonly startsOn: string;
    readonly endsOn: string;
    readonly noteNumber: string;
    readonly dueOn: string;
    readonly totalCents: number;
  };
  /** A client is reminded of what is owed for a policy. */
  'premium-reminder': PremiumOwed;
  /** The day of payment is over: the policy may be cancelled. */
  'cancellation-warning': PremiumOwed;
  /** A consultant's commission was paid. */
  'commission-paid': {
    /** '/commission' */
    readonly path: string;
    readonly name: string;
    readonly number: string;
    readonly consultantCode: string;
    readonly totalCents: number;
    readonly paidOn: string;
    readonly bankReference: string;
  };
  /** An endorsement was issued; it is attached with its note, where it has one. */
  'endorsement-issued': {
    readonly name: string;
    /** '/client/…' for the client; absent for the consultant. */
    readonly clientPath?: string | undefined;
    readonly policyNumber: string;
    readonly endorsementNo: string;
    readonly kindName: Bilingual;
    readonly insuredName: string;
    readonly productName: Bilingual;
    readonly insurerName: Bilingual;
    readonly effectiveOn: string;
    /** When its client asked for it; absent where nobody did, and for the consultant. */
    readonly askedOn?: string;
    /** Negative where premium goes back. */
    readonly note: { readonly number: string; readonly dueOn: string; readonly totalCents: number } | null;
  };
  /** The documents of a policy, sent to the client once more or to another address. */
  'policy-documents': {
    readonly holderName: string;
    readonly policyNumber: string;
    readonly startsOn: string;
    readonly endsOn: string;
  };
  /** Money was paid that bought nothing: it goes back. */
  refund: {
    /** '/pay/…', with the application's reference. */
    readonly path: string;
    readonly totalCents: number;
    readonly reason: 'alreadyPaid' | 'changed' | 'tooLate' | 'notIssued';
  };
  /** A request for a quote arrived. */
  'quote-request': {
    readonly contactName: string;
    readonly requestNumber: string;
    readonly productName: Bilingual;
    readonly answerWithinHours: number;
    /** Absent in what the release before queued, which promised clock hours. */
    readonly hoursCounted?: PromiseCounts;
    /** Percent off that the request was made with; null without. */
    readonly promotionPercent: number | null;
  };
  /** Somebody has asked something by the contact page: to the office. */
  enquiry: {
    readonly path: string;
    readonly enquiryNumber: string;
    readonly name: string;
    readonly email: string;
    readonly phone: string | null;
    readonly enquiry: string;
  };
  /** To the address that was given with it, which may be a stranger's: nothing of what was typed is in it. */
  'enquiry-received': { readonly enquiryNumber: string };
  /** Somebody of the firm sends a client files of the product library. */
  'library-files': {
    readonly sender: Bilingual;
    /** What the sender has written; null without. */
    readonly note: string | null;
    /** Each with the path of its link, which is the same in every language. */
    readonly files: readonly { readonly path: string; readonly title: Bilingual; readonly insurerName: Bilingual }[];
  };
  /** What the office answers; what was asked is not in it, for the address may be a stranger's. */
  'enquiry-answer': { readonly enquiryNumber: string; readonly answerText: string };
  /** What an officer answers to a request for a quote. */
  'quote-request-answer': {
    readonly contactName: string;
    readonly requestNumber: string;
    readonly productName: Bilingual;
    readonly answerText: string;
  };
  /** A client is sent the link to the page of the own policy. */
  'client-link': {
    /** '/client/…' */
    readonly path: string;
    readonly name: string;
    readonly policyNumber: string;
    readonly productName: Bilingual;
    readonly insurerName: Bilingual;
  };
  /** The code that opens that page, where the house knows nothing else to ask for. */
  'client-code': { readonly code: string; readonly minutes: number };
  /** What was paid on that page goes back. */
  'client-refund': {
    readonly policyNumber: string;
    readonly totalCents: number;
    /** Undefined in what an older release has queued. */
    readonly reason?: NoteRefundReason;
  };
  /** What has become of a change that a client has asked for on that page. */
  'client-change': {
    readonly name: string;
    readonly policyNumber: string;
    readonly changeKind: ClientChangeKind;
    readonly changeOn: string;
    readonly askedOn: string;
    readonly outcome: 'takenUp' | 'declined';
    readonly reason: string | null;
  };
  /** An insurer is asked for an offer, by a link that opens the case. */
  'insurer-asked': InsurerAsked;
  /** What was missing of the case has come: it is the insurer's turn again. */
  'insurer-asked-again': InsurerAsked;
  /** To the team lead: cases that have become late, each told of once. */
  'late-cases': {
    readonly path: string;
    /** At most so many as one mail has room for. */
    readonly cases: readonly {
      readonly kind: 'request' | 'enquiry' | 'motorCase';
      readonly number: string;
      /** ISO 8601. */
      readonly dueAt: string;
    }[];
  };
  /** To the office: a card's bank took a payment back. */
  chargeback: {
    readonly path: string;
    readonly gatewayRef: string;
    /** Empty where the payment had bought nothing. */
    readonly policyNumber: string;
    readonly totalCents: number;
    /** What of it was taken back; all of it in what an earlier release has queued. */
    readonly backCents?: number;
    /** It had been refunded before. */
    readonly isTwice: boolean;
    /** Nobody had told that it was paid. */
    readonly isUnheard?: boolean;
  };
  /** To the one whose turn it is with a consultant's case, or who waits for it. */
  'case-step': {
    readonly step: CaseStep;
    /** Of the case, with its number. */
    readonly path: string;
    /** The recipient's; null of an address that is nobody's own. */
    readonly name: string | null;
    readonly caseNumber: string;
    readonly productName: Bilingual;
    /** Who gave the case to the recipient. */
    readonly by?: Bilingual | undefined;
    /** What the office or the consultant wrote about it. */
    readonly note?: string | undefined;
    /** What the office asks for. */
    readonly items?: readonly Bilingual[];
    /** The insurers' offers that it is about. */
    readonly offers?: readonly {
      readonly insurerName: Bilingual;
      readonly totalCents: number | null;
      /** yyyy-MM-dd, the last day it is good on. */
      readonly validUntil: string | null;
      /** What the insurer asks for. */
      readonly remark?: string;
    }[];
    /** The insurer whose offer had been accepted, of a case that was withdrawn since. */
    readonly accepted?: Bilingual;
    /** ISO 8601: when the case ends if nobody does anything. */
    readonly expiresAt?: string;
  };
  /** To the one whose turn it is with a motor case, or whose it is. */
  'motor-step': {
    readonly step: MotorStep;
    /** Of the case, with its number. */
    readonly path: string;
    readonly name: string | null;
    readonly quotationNumber: string;
    /** Why it was cleared, declined or returned. */
    readonly note?: string;
    /** What is to be corrected. */
    readonly fields?: readonly Bilingual[];
    /** Why it was referred. */
    readonly rules?: readonly Bilingual[];
    readonly policyNumber?: string;
    /** ISO 8601: until when the quotation is good. */
    readonly expiresAt?: string;
  };
  /** A one-time code for a first login. */
  'sign-in-code': { readonly name: string; readonly code: string; readonly minutes: number };
  'temporary-password': { readonly name: string; readonly password: string; readonly minutes: number };
  /** An account was opened for somebody who has to set a password. */
  invitation: {
    readonly name: string;
    readonly loginId: string;
    readonly employeeId: string;
    /** Null where the user has none: then the password is set by way of a temporary one. */
    readonly iaLicence: string | null;
  };
  'account-locked': { readonly name: string; readonly minutes: number };
  /** A login with a program or from an address that was not seen before. */
  'new-sign-in': {
    readonly path: string;
    readonly name: string;
    readonly agent: string;
    /** ISO 8601. */
    readonly signedInAt: string;
  };
  'password-changed': { readonly name: string };
}

export type MailKind = keyof MailData;

export type MailContents = { [Kind in MailKind]: { readonly kind: Kind; readonly data: MailData[Kind] } }[MailKind];
