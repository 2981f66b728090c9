import { accounts as enAccounts } from '@onegi/messages/en/accounts';
import { accountsWeb as enAccountsWeb } from '@onegi/messages/en/accounts-web';
import { accountsWork as enAccountsWork } from '@onegi/messages/en/accounts-work';
import { ageing as enAgeing } from '@onegi/messages/en/ageing';
import { answers as enAnswers } from '@onegi/messages/en/answers';
import { apply as enApply } from '@onegi/messages/en/apply';
import { audit as enAudit } from '@onegi/messages/en/audit';
import { bank as enBank } from '@onegi/messages/en/bank';
import { caseDesk as enCaseDesk } from '@onegi/messages/en/case-desk';
import { caseMails as enCaseMails } from '@onegi/messages/en/case-mails';
import { caseSteps as enCaseSteps } from '@onegi/messages/en/case-steps';
import { catalogue as enCatalogue } from '@onegi/messages/en/catalogue';
import { clientLink as enClientLink } from '@onegi/messages/en/client-link';
import { clientMails as enClientMails } from '@onegi/messages/en/client-mails';
import { commercial as enCommercial } from '@onegi/messages/en/commercial';
import { content as enContent } from '@onegi/messages/en/content';
import { dashboard as enDashboard } from '@onegi/messages/en/dashboard';
import { disbursements as enDisbursements } from '@onegi/messages/en/disbursements';
import { endorsements as enEndorsements } from '@onegi/messages/en/endorsements';
import { enquiries as enEnquiries } from '@onegi/messages/en/enquiries';
import { enquiryList as enEnquiryList } from '@onegi/messages/en/enquiry-list';
import { errors as enErrors } from '@onegi/messages/en/errors';
import { examples as enExamples } from '@onegi/messages/en/examples';
import { forms as enForms } from '@onegi/messages/en/forms';
import { health as enHealth } from '@onegi/messages/en/health';
import { indication as enIndication } from '@onegi/messages/en/indication';
import { insurerMails as enInsurerMails } from '@onegi/messages/en/insurer-mails';
import { issue as enIssue } from '@onegi/messages/en/issue';
import { ledgerPages as enLedgerPages } from '@onegi/messages/en/ledger-pages';
import { lists as enLists } from '@onegi/messages/en/lists';
import { mail as enMail } from '@onegi/messages/en/mail';
import { menus as enMenus } from '@onegi/messages/en/menus';
import { motorCases as enMotorCases } from '@onegi/messages/en/motor-cases';
import { motorFieldNames as enMotorFieldNames } from '@onegi/messages/en/motor-field-names';
import { motorMails as enMotorMails } from '@onegi/messages/en/motor-mails';
import { motorPapers as enMotorPapers } from '@onegi/messages/en/motor-papers';
import { offerDesk as enOfferDesk } from '@onegi/messages/en/offer-desk';
import { policyDocuments as enPolicyDocuments } from '@onegi/messages/en/policy-documents';
import { policyList as enPolicyList } from '@onegi/messages/en/policy-list';
import { purchases as enPurchases } from '@onegi/messages/en/purchases';
import { quotes as enQuotes } from '@onegi/messages/en/quotes';
import { receipts as enReceipts } from '@onegi/messages/en/receipts';
import { requestDesk as enRequestDesk } from '@onegi/messages/en/request-desk';
import { requests as enRequests } from '@onegi/messages/en/requests';
import { sandbox as enSandbox } from '@onegi/messages/en/sandbox';
import { subjectMatter as enSubjectMatter } from '@onegi/messages/en/subject-matter';
import { templates as enTemplates } from '@onegi/messages/en/templates';
import { transfer as enTransfer } from '@onegi/messages/en/transfer';
import { validation as enValidation } from '@onegi/messages/en/validation';
import { work as enWork } from '@onegi/messages/en/work';
import { workplace as enWorkplace } from '@onegi/messages/en/workplace';
import { accounts as zhAccounts } from '@onegi/messages/zh-Hant/accounts';
import { accountsWeb as zhAccountsWeb } from '@onegi/messages/zh-Hant/accounts-web';
import { accountsWork as zhAccountsWork } from '@onegi/messages/zh-Hant/accounts-work';
import { ageing as zhAgeing } from '@onegi/messages/zh-Hant/ageing';
import { answers as zhAnswers } from '@onegi/messages/zh-Hant/answers';
import { apply as zhApply } from '@onegi/messages/zh-Hant/apply';
import { audit as zhAudit } from '@onegi/messages/zh-Hant/audit';
import { bank as zhBank } from '@onegi/messages/zh-Hant/bank';
import { caseDesk as zhCaseDesk } from '@onegi/messages/zh-Hant/case-desk';
import { caseMails as zhCaseMails } from '@onegi/messages/zh-Hant/case-mails';
import { caseSteps as zhCaseSteps } from '@onegi/messages/zh-Hant/case-steps';
import { catalogue as zhCatalogue } from '@onegi/messages/zh-Hant/catalogue';
import { clientLink as zhClientLink } from '@onegi/messages/zh-Hant/client-link';
import { clientMails as zhClientMails } from '@onegi/messages/zh-Hant/client-mails';
import { commercial as zhCommercial } from '@onegi/messages/zh-Hant/commercial';
import { content as zhContent } from '@onegi/messages/zh-Hant/content';
import { dashboard as zhDashboard } from '@onegi/messages/zh-Hant/dashboard';
import { disbursements as zhDisbursements } from '@onegi/messages/zh-Hant/disbursements';
import { endorsements as zhEndorsements } from '@onegi/messages/zh-Hant/endorsements';
import { enquiries as zhEnquiries } from '@onegi/messages/zh-Hant/enquiries';
import { enquiryList as zhEnquiryList } from '@onegi/messages/zh-Hant/enquiry-list';
import { errors as zhErrors } from '@onegi/messages/zh-Hant/errors';
import { examples as zhExamples } from '@onegi/messages/zh-Hant/examples';
import { forms as zhForms } from '@onegi/messages/zh-Hant/forms';
import { health as zhHealth } from '@onegi/messages/zh-Hant/health';
import { indication as zhIndication } from '@onegi/messages/zh-Hant/indication';
import { insurerMails as zhInsurerMails } from '@onegi/messages/zh-Hant/insurer-mails';
import { issue as zhIssue } from '@onegi/messages/zh-Hant/issue';
import { ledgerPages as zhLedgerPages } from '@onegi/messages/zh-Hant/ledger-pages';
import { lists as zhLists } from '@onegi/messages/zh-Hant/lists';
import { mail as zhMail } from '@onegi/messages/zh-Hant/mail';
import { menus as zhMenus } from '@onegi/messages/zh-Hant/menus';
import { motorCases as zhMotorCases } from '@onegi/messages/zh-Hant/motor-cases';
import { motorFieldNames as zhMotorFieldNames } from '@onegi/messages/zh-Hant/motor-field-names';
import { motorMails as zhMotorMails } from '@onegi/messages/zh-Hant/motor-mails';
import { motorPapers as zhMotorPapers } from '@onegi/messages/zh-Hant/motor-papers';
import { offerDesk as zhOfferDesk } from '@onegi/messages/zh-Hant/offer-desk';
import { policyDocuments as zhPolicyDocuments } from '@onegi/messages/zh-Hant/policy-documents';
import { policyList as zhPolicyList } from '@onegi/messages/zh-Hant/policy-list';
import { purchases as zhPurchases } from '@onegi/messages/zh-Hant/purchases';
import { quotes as zhQuotes } from '@onegi/messages/zh-Hant/quotes';
import { receipts as zhReceipts } from '@onegi/messages/zh-Hant/receipts';
import { requestDesk as zhRequestDesk } from '@onegi/messages/zh-Hant/request-desk';
import { requests as zhRequests } from '@onegi/messages/zh-Hant/requests';
import { sandbox as zhSandbox } from '@onegi/messages/zh-Hant/sandbox';
import { subjectMatter as zhSubjectMatter } from '@onegi/messages/zh-Hant/subject-matter';
import { templates as zhTemplates } from '@onegi/messages/zh-Hant/templates';
import { transfer as zhTransfer } from '@onegi/messages/zh-Hant/transfer';
import { validation as zhValidation } from '@onegi/messages/zh-Hant/validation';
import { work as zhWork } from '@onegi/messages/zh-Hant/work';
import { workplace as zhWorkplace } from '@onegi/messages/zh-Hant/workplace';
import { createTranslator } from 'use-intl/core';
import type { Bilingual } from './bilingual.ts';

/** The texts the server itself writes. A module with texts of its own adds its namespace here, in both languages. */
const english = {
  accounts: enAccounts,
  accountsWeb: enAccountsWeb,
  accountsWork: enAccountsWork,
  ageing: enAgeing,
  audit: enAudit,
  bank: enBank,
  ledgerPages: enLedgerPages,
  catalogue: enCatalogue,
  commercial: enCommercial,
  content: enContent,
  endorsements: enEndorsements,
  enquiries: enEnquiries,
  caseDesk: enCaseDesk,
  caseMails: enCaseMails,
  caseSteps: enCaseSteps,
  motorCases: enMotorCases,
  motorFieldNames: enMotorFieldNames,
  motorMails: enMotorMails,
  motorPapers: enMotorPapers,
  receipts: enReceipts,
  requestDesk: enRequestDesk,
  enquiryList: enEnquiryList,
  lists: enLists,
  dashboard: enDashboard,
  disbursements: enDisbursements,
  errors: enErrors,
  examples: enExamples,
  forms: enForms,
  health: enHealth,
  indication: enIndication,
  clientLink: enClientLink,
  clientMails: enClientMails,
  insurerMails: enInsurerMails,
  issue: enIssue,
  mail: enMail,
  menus: enMenus,
  offerDesk: enOfferDesk,
  policyDocuments: enPolicyDocuments,
  policyList: enPolicyList,
  purchases: enPurchases,
  quotes: enQuotes,
  requests: enRequests,
  sandbox: enSandbox,
  subjectMatter: enSubjectMatter,
  templates: enTemplates,
  answers: enAnswers,
  apply: enApply,
  transfer: enTransfer,
  validation: enValidation,
  work: enWork,
  workplace: enWorkplace,
};
const chinese: typeof english = {
  accounts: zhAccounts,
  accountsWeb: zhAccountsWeb,
  accountsWork: zhAccountsWork,
  ageing: zhAgeing,
  audit: zhAudit,
  bank: zhBank,
  ledgerPages: zhLedgerPages,
  catalogue: zhCatalogue,
  commercial: zhCommercial,
  content: zhContent,
  endorsements: zhEndorsements,
  enquiries: zhEnquiries,
  caseDesk: zhCaseDesk,
  caseMails: zhCaseMails,
  caseSteps: zhCaseSteps,
  motorCases: zhMotorCases,
  motorFieldNames: zhMotorFieldNames,
  motorMails: zhMotorMails,
  motorPapers: zhMotorPapers,
  receipts: zhReceipts,
  requestDesk: zhRequestDesk,
  enquiryList: zhEnquiryList,
  lists: zhLists,
  dashboard: zhDashboard,
  disbursements: zhDisbursements,
  errors: zhErrors,
  examples: zhExamples,
  forms: zhForms,
  health: zhHealth,
  indication: zhIndication,
  clientLink: zhClientLink,
  clientMails: zhClientMails,
  insurerMails: zhInsurerMails,
  issue: zhIssue,
  mail: zhMail,
  menus: zhMenus,
  offerDesk: zhOfferDesk,
  policyDocuments: zhPolicyDocuments,
  policyList: zhPolicyList,
  purchases: zhPurchases,
  quotes: zhQuotes,
  requests: zhRequests,
  sandbox: zhSandbox,
  subjectMatter: zhSubjectMatter,
  templates: zhTemplates,
  answers: zhAnswers,
  apply: zhApply,
  transfer: zhTransfer,
  validation: zhValidation,
  work: zhWork,
  workplace: zhWorkplace,
};

export const languages = ['en', 'zh-Hant'] as const;
export type Language = (typeof languages)[number];

const timeZone = 'Asia/Hong_Kong';
const en = createTranslator({ locale: 'en', messages: english, timeZone });
const zhHant = createTranslator({ locale: 'zh-Hant', messages: chinese, timeZone });

/** Writes texts in one language by typed key: `texts.en('quotes.levy', { rate, cap })`. */
export const texts = { en, 'zh-Hant': zhHant };

/** The same text written in both languages. */
export const bilingual = (write: (language: Language) => string) => ({ en: write('en'), zhHant: write('zh-Hant') });

const plainTexts = new Map<string, Bilingual>();

/** A message whose key is only known at run time (from a schema's issue or the error table), in both languages. */
export function bothTexts(key: string, params?: Record<string, string | number>): Bilingual {
  const write = (): Bilingual => ({
    en: en(key as never, params as never),
    zhHant: zhHant(key as never, params as never),
  });
  if (params) return write();
  // Written once: the rows of a list name their states again and again, and keys are those of the texts alone.
  const known = plainTexts.get(key);
  if (known) return known;
  const written = write();
  plainTexts.set(key, written);
  return written;
}
