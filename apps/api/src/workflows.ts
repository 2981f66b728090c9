import { enquiryWorkflow } from './modules/company/enquiry-workflow.ts';
import { faqWorkflow, fileWorkflow } from './modules/content/publication.ts';
import { applicationWorkflow } from './modules/purchases/application-workflow.ts';
import { paymentWorkflow } from './modules/purchases/payment-workflow.ts';

/** Every workflow there is: drawn into docs/workflows.md, and walked by a test in each state, by each action and role. */
export const workflows = [fileWorkflow, faqWorkflow, enquiryWorkflow, applicationWorkflow, paymentWorkflow] as const;
