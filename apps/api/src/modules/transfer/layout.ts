import { personKinds, relationships } from '@onegi/contract/fields/purchases';
import { type ImportColumn, type ImportSheet, importMethods } from '@onegi/contract/fields/transfer';
import { productCodes } from '@onegi/contract/lines';

/** What may stand in a column; lengths in characters. */
export type ColumnType =
  | { readonly of: 'text'; readonly most: number }
  | { readonly of: 'date' | 'money' | 'percent' | 'flag' }
  | { readonly of: 'choice'; readonly choices: readonly string[] };

export interface Column {
  readonly key: ImportColumn;
  readonly type: ColumnType;
  readonly required?: true;
  /** What stands in it is never told in a problem. */
  readonly personal?: true;
}

export const endings = ['cancelled', 'void', 'lapsed', 'renewed'] as const;
export const kinds = ['NB', 'RN', 'EA', 'ER', 'EN', 'CN', 'RI', 'AD', 'RV'] as const;
export const languages = ['en', 'zh-Hant'] as const;

const text = (most: number): ColumnType => ({ of: 'text', most });
const date: ColumnType = { of: 'date' };
const money: ColumnType = { of: 'money' };
const percent: ColumnType = { of: 'percent' };
const choice = (choices: readonly string[]): ColumnType => ({ of: 'choice', choices });
const required = { required: true } as const;
const personal = { personal: true } as const;

const policyNumber: Column = { key: 'policyNumber', type: text(40), ...required };

/** The sheets of a workbook, column by column, in the order of the template. */
export const layout: Readonly<Record<ImportSheet, readonly Column[]>> = {
  policies: [
    policyNumber,
    { key: 'transactionNumber', type: text(30) },
    { key: 'insurer', type: text(10), ...required },
    { key: 'product', type: choice(productCodes), ...required },
    { key: 'plan', type: text(40) },
    { key: 'issuedOn', type: date, ...required },
    { key: 'startsOn', type: date, ...required },
    { key: 'endsOn', type: date, ...required },
    { key: 'endedAs', type: choice(endings) },
    { key: 'consultant', type: text(20) },
    { key: 'secondConsultant', type: text(20) },
    { key: 'secondShare', type: percent },
    { key: 'language', type: choice(languages) },
    { key: 'insuredName', type: text(200), ...personal },
    { key: 'surname', type: text(50), ...personal },
    { key: 'firstName', type: text(50), ...personal },
    { key: 'hkid', type: text(20), ...personal },
    { key: 'bornOn', type: date, ...personal },
    { key: 'email', type: text(100), ...personal },
    { key: 'phone', type: text(20), ...personal },
    { key: 'remarks', type: text(500), ...personal },
  ],
  persons: [
    policyNumber,
    { key: 'personNo', type: text(3), ...required },
    { key: 'personKind', type: choice(personKinds), ...required },
    { key: 'surname', type: text(50), ...required, ...personal },
    { key: 'firstName', type: text(50), ...personal },
    { key: 'hkid', type: text(20), ...personal },
    { key: 'passport', type: text(20), ...personal },
    { key: 'bornOn', type: date, ...personal },
    { key: 'relationship', type: choice(relationships) },
    { key: 'licensedOn', type: date, ...personal },
  ],
  notes: [
    policyNumber,
    { key: 'endorsementNo', type: text(3) },
    { key: 'kind', type: choice(kinds), ...required },
    { key: 'noteNumber', type: text(30) },
    { key: 'effectiveOn', type: date, ...required },
    { key: 'accountOn', type: date, ...required },
    { key: 'dueOn', type: date, ...required },
    { key: 'grossPremium', type: money, ...required },
    { key: 'insurerDiscount', type: percent },
    { key: 'netPremium', type: money, ...required },
    { key: 'clientDiscount', type: percent },
    { key: 'actualPremium', type: money, ...required },
    { key: 'otherLevies', type: money },
    { key: 'levy', type: money },
    { key: 'commissionRate', type: percent },
    { key: 'payoutRate', type: percent },
    { key: 'receivable', type: money, ...required },
    { key: 'payable', type: money, ...required },
    { key: 'commission', type: money, ...required },
    { key: 'insurerPaid', type: money },
    { key: 'commissionDrawn', type: money },
    { key: 'settledOn', type: date },
    { key: 'consultantPaid', type: { of: 'flag' } },
  ],
  receipts: [
    { key: 'receiptNumber', type: text(30), ...required },
    { key: 'method', type: choice(importMethods), ...required },
    { key: 'receivedOn', type: date, ...required },
    { key: 'receiptAmount', type: money },
    { key: 'bankedOn', type: date },
    { key: 'bankReference', type: text(60) },
    { key: 'chequeNumber', type: text(20) },
    { key: 'payer', type: text(200), ...personal },
    { key: 'policyNumber', type: text(40) },
    { key: 'endorsementNo', type: text(3) },
    { key: 'allocated', type: money },
  ],
};

/** A workbook may be without these: one of before has none. */
export const optionalSheets: ReadonlySet<ImportSheet> = new Set(['persons']);

/** Texts of these are compared in capitals. */
export const inCapitals: ReadonlySet<ImportColumn> = new Set([
  'policyNumber',
  'transactionNumber',
  'insurer',
  'consultant',
  'secondConsultant',
  'noteNumber',
  'receiptNumber',
  'passport',
]);

type Given = string | null;

/** A row of the sheet of policies; shares in basis points. */
export interface PolicyRow {
  readonly row: number;
  readonly policyNumber: string;
  readonly transactionNumber: Given;
  readonly insurer: string;
  readonly product: (typeof productCodes)[number];
  readonly plan: Given;
  readonly issuedOn: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly endedAs: (typeof endings)[number] | null;
  readonly consultant: Given;
  readonly secondConsultant: Given;
  readonly secondShare: number | null;
  readonly language: (typeof languages)[number] | null;
  readonly insuredName: Given;
  readonly surname: Given;
  readonly firstName: Given;
  readonly hkid: Given;
  readonly bornOn: Given;
  readonly email: Given;
  readonly phone: Given;
  readonly remarks: Given;
}

/** A row of the sheet of insured persons. */
export interface PersonRow {
  readonly row: number;
  readonly policyNumber: string;
  /** From 1; its place for good. */
  readonly personNo: string;
  readonly personKind: (typeof personKinds)[number];
  readonly surname: string;
  readonly firstName: Given;
  readonly hkid: Given;
  readonly passport: Given;
  readonly bornOn: Given;
  readonly relationship: (typeof relationships)[number] | null;
  readonly licensedOn: Given;
}

/** A row of the sheet of notes; money in cents, a credit note's negative. */
export interface NoteRow {
  readonly row: number;
  readonly policyNumber: string;
  readonly endorsementNo: Given;
  readonly kind: (typeof kinds)[number];
  readonly noteNumber: Given;
  readonly effectiveOn: string;
  readonly accountOn: string;
  readonly dueOn: string;
  readonly grossPremium: number;
  readonly insurerDiscount: number | null;
  readonly netPremium: number;
  readonly clientDiscount: number | null;
  readonly actualPremium: number;
  readonly otherLevies: number | null;
  readonly levy: number | null;
  readonly commissionRate: number | null;
  readonly payoutRate: number | null;
  readonly receivable: number;
  readonly payable: number;
  readonly commission: number;
  readonly insurerPaid: number | null;
  readonly commissionDrawn: number | null;
  readonly settledOn: Given;
  readonly consultantPaid: boolean | null;
}

/** A row of the sheet of receipts: what of a receipt is set against one note. */
export interface ReceiptRow {
  readonly row: number;
  readonly receiptNumber: string;
  readonly method: (typeof importMethods)[number];
  readonly receivedOn: string;
  readonly receiptAmount: number | null;
  readonly bankedOn: Given;
  readonly bankReference: Given;
  readonly chequeNumber: Given;
  readonly payer: Given;
  readonly policyNumber: Given;
  readonly endorsementNo: Given;
  readonly allocated: number | null;
}

export interface ImportedRows {
  readonly policies: readonly PolicyRow[];
  readonly persons: readonly PersonRow[];
  readonly notes: readonly NoteRow[];
  readonly receipts: readonly ReceiptRow[];
}

/** What a row is known by. */
export const keyOf = {
  policies: ({ policyNumber }: PolicyRow) => policyNumber,
  persons: ({ policyNumber, personNo }: PersonRow) => `${policyNumber}|${Number(personNo)}`,
  notes: ({ policyNumber, endorsementNo }: NoteRow) => `${policyNumber}|${endorsementNo ?? '000'}`,
  receipts: ({ receiptNumber, policyNumber, endorsementNo }: ReceiptRow) =>
    policyNumber ? `${receiptNumber}|${policyNumber}|${endorsementNo ?? '000'}` : receiptNumber,
} as const;
