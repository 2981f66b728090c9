import type { PolicyDetail } from '@onegi/contract/calls/policies/policy-shapes';

interface DocumentsProps {
  transactionNumber: string;
  endorsementNo: string;
  noteNumber: string | null;
}

/** Where the documents of a policy, its endorsement and its note are uploaded and reviewed (features/policies/documents). */
export function EndorsementDocuments(_: DocumentsProps) {
  return null;
}

interface ActionsProps {
  policy: PolicyDetail;
  reload: () => Promise<unknown>;
}

/** Where endorsements are drafted and approved (features/policies/endorsements). */
export function EndorsementActions(_: ActionsProps) {
  return null;
}
