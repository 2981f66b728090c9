interface DocumentsProps {
  transactionNumber: string;
  endorsementNo: string;
  noteNumber: string | null;
}

/** Where the documents of a policy, its endorsement and its note are uploaded and reviewed (features/policies/documents). */
export function EndorsementDocuments(_: DocumentsProps) {
  return null;
}
