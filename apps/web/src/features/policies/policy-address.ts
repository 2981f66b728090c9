import { POLICY_PARAM } from '@onegi/contract/fields/policies';

/** The parameters of a policy's page: which policy, and which of its endorsements. */
export const policyParam = POLICY_PARAM;
export const endorsementParam = 'endst';

const inquiryPath = '/quotation/policy-enquiry';

/** The page of a policy, open at an endorsement where one is named. */
export function policyAddress(transactionNumber: string, endorsementNo?: string): string {
  const params = new URLSearchParams({ [policyParam]: transactionNumber });
  if (endorsementNo !== undefined) params.set(endorsementParam, endorsementNo);
  return `/QuotationPolicyEnquiryEdit?${params}`;
}

/** What a link to a policy remembers of the inquiry that it stands in. */
export const fromInquiry = (search: string) => ({ inquiry: search });

/** The inquiry as it was left, with its filters, order and page. */
export function inquiryAddress(state: unknown): string {
  const search = (state as { inquiry?: unknown } | null)?.inquiry;
  return typeof search === 'string' ? `${inquiryPath}${search}` : inquiryPath;
}
