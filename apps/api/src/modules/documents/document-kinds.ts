/** What is printed for a policy that is paid by card. */
export const paidDocumentKinds = ['schedule', 'receipt', 'wording'] as const;
/** For one of a vehicle: its driver carries the certificate. */
export const paidMotorDocumentKinds = ['schedule', 'certificate', 'receipt', 'wording'] as const;
/** For one whose premium is owed, in both languages. */
export const owedDocumentKinds = ['schedule', 'debitNote'] as const;
/** For one that came of a motor case, in both languages. */
export const motorDocumentKinds = ['schedule', 'debitNote', 'certificate'] as const;

/**
 * For an endorsement, in both languages; one that gives premium back has a credit note instead of a debit note, and one that
 * changes what the certificate of a vehicle says has another certificate.
 */
export const endorsementDocumentKinds = ['endorsement', 'debitNote', 'creditNote', 'certificate'] as const;

export type DocumentKind =
  | (typeof paidDocumentKinds)[number]
  | (typeof owedDocumentKinds)[number]
  | (typeof motorDocumentKinds)[number]
  | (typeof endorsementDocumentKinds)[number];
