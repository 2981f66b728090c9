import { endorsementDocument, policyDocument, settlementDocument } from '@onegi/contract/fields/policy-documents';
import { clientChangeWorkflow } from './modules/client/change-workflow.ts';
import { enquiryWorkflow } from './modules/company/enquiry-workflow.ts';
import { faqWorkflow, fileWorkflow } from './modules/content/publication.ts';
import { reviewOf } from './modules/files/review-workflow.ts';
import { mailWorkflow } from './modules/mail/mail-workflow.ts';
import { motorWorkflow } from './modules/motor/motor-workflow.ts';
import { endorsementWorkflow } from './modules/policies/endorsements/endorsement-workflow.ts';
import { applicationWorkflow } from './modules/purchases/application-workflow.ts';
import { paymentWorkflow } from './modules/purchases/payment-workflow.ts';
import { caseWorkflow } from './modules/requests/commercial/case-workflow.ts';
import { offerWorkflow } from './modules/requests/commercial/offers/offer-workflow.ts';
import { requestWorkflow } from './modules/requests/request-workflow.ts';
import {
  commissionDrawingWorkflow,
  commissionPayoutWorkflow,
  insurerPaymentWorkflow,
} from './modules/settlement/disbursements/disbursement-workflow.ts';
import { noteWorkflow } from './modules/settlement/notes/note-workflow.ts';
import { receiptWorkflow } from './modules/settlement/receipts/receipt-workflow.ts';
import { refundWorkflow } from './modules/settlement/refunds/refund-workflow.ts';

/** Every workflow there is: drawn into docs/workflows.md, and walked by a test in each state, by each action and role. */
export const workflows = [
  fileWorkflow,
  faqWorkflow,
  enquiryWorkflow,
  requestWorkflow,
  caseWorkflow,
  offerWorkflow,
  endorsementWorkflow,
  clientChangeWorkflow,
  motorWorkflow,
  applicationWorkflow,
  paymentWorkflow,
  mailWorkflow,
  insurerPaymentWorkflow,
  commissionDrawingWorkflow,
  commissionPayoutWorkflow,
  receiptWorkflow,
  noteWorkflow,
  refundWorkflow,
  reviewOf(policyDocument),
  reviewOf(endorsementDocument),
  reviewOf(settlementDocument),
] as const;
