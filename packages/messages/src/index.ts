import { accident } from './en/accident.ts';
import { accidentLanding } from './en/accident-landing.ts';
import { accounts } from './en/accounts.ts';
import { accountsWeb } from './en/accounts-web.ts';
import { accountsWork } from './en/accounts-work.ts';
import { ageing } from './en/ageing.ts';
import { apply } from './en/apply.ts';
import { audit } from './en/audit.ts';
import { bank } from './en/bank.ts';
import { caseDesk } from './en/case-desk.ts';
import { casePage } from './en/case-page.ts';
import { caseSteps } from './en/case-steps.ts';
import { clientLink } from './en/client-link.ts';
import { clientPage } from './en/client-page.ts';
import { collectionStatement } from './en/collection-statement.ts';
import { commercial } from './en/commercial.ts';
import { common } from './en/common.ts';
import { company } from './en/company.ts';
import { contact } from './en/contact.ts';
import { content } from './en/content.ts';
import { crash } from './en/crash.ts';
import { dashboard } from './en/dashboard.ts';
import { disbursements } from './en/disbursements.ts';
import { disclaimer } from './en/disclaimer.ts';
import { endorsements } from './en/endorsements.ts';
import { enquiries } from './en/enquiries.ts';
import { enquiryList } from './en/enquiry-list.ts';
import { errors } from './en/errors.ts';
import { examples } from './en/examples.ts';
import { fire } from './en/fire.ts';
import { fireLanding } from './en/fire-landing.ts';
import { frame } from './en/frame.ts';
import { frontContent } from './en/front-content.ts';
import { frontPage } from './en/front-page.ts';
import { golf } from './en/golf.ts';
import { golfLanding } from './en/golf-landing.ts';
import { guides } from './en/guides.ts';
import { helper } from './en/helper.ts';
import { helperLanding } from './en/helper-landing.ts';
import { home } from './en/home.ts';
import { homeLanding } from './en/home-landing.ts';
import { incidentCheck } from './en/incident-check.ts';
import { informationSecurity } from './en/information-security.ts';
import { insurerContacts } from './en/insurer-contacts.ts';
import { insurerLink } from './en/insurer-link.ts';
import { insurerLinks } from './en/insurer-links.ts';
import { issue } from './en/issue.ts';
import { landingPage } from './en/landing-page.ts';
import { ledgerPages } from './en/ledger-pages.ts';
import { legal } from './en/legal.ts';
import { lineNames } from './en/line-names.ts';
import { lists } from './en/lists.ts';
import { loginTerms } from './en/login-terms.ts';
import { medical } from './en/medical.ts';
import { medicalLanding } from './en/medical-landing.ts';
import { menus } from './en/menus.ts';
import { motor } from './en/motor.ts';
import { motorCases } from './en/motor-cases.ts';
import { motorCheck } from './en/motor-check.ts';
import { motorDesk } from './en/motor-desk.ts';
import { motorFieldNames } from './en/motor-field-names.ts';
import { motorForm } from './en/motor-form.ts';
import { motorLanding } from './en/motor-landing.ts';
import { offerDesk } from './en/offer-desk.ts';
import { pet } from './en/pet.ts';
import { petLanding } from './en/pet-landing.ts';
import { policyDocuments } from './en/policy-documents.ts';
import { policyList } from './en/policy-list.ts';
import { policyPage } from './en/policy-page.ts';
import { privacyPolicy } from './en/privacy-policy.ts';
import { questionForm } from './en/question-form.ts';
import { quoteList } from './en/quote-list.ts';
import { quotes } from './en/quotes.ts';
import { receipts } from './en/receipts.ts';
import { requestDesk } from './en/request-desk.ts';
import { requests } from './en/requests.ts';
import { search } from './en/search.ts';
import { siteFooter } from './en/site-footer.ts';
import { sme } from './en/sme.ts';
import { student } from './en/student.ts';
import { studentLanding } from './en/student-landing.ts';
import { subjectMatter } from './en/subject-matter.ts';
import { termsOfUse } from './en/terms-of-use.ts';
import { transfer } from './en/transfer.ts';
import { travel } from './en/travel.ts';
import { travelLanding } from './en/travel-landing.ts';
import { uploadField } from './en/upload-field.ts';
import { validation } from './en/validation.ts';
import { work } from './en/work.ts';
import { workSearch } from './en/work-search.ts';
import { workplace } from './en/workplace.ts';

/** Every text by domain, in English; the Chinese files hold the same keys. Pages import the domains they show. */
export const messages = {
  accident,
  accidentLanding,
  accounts,
  accountsWeb,
  accountsWork,
  ageing,
  apply,
  caseDesk,
  caseSteps,
  motorCases,
  motorDesk,
  motorFieldNames,
  motorForm,
  motorCheck,
  collectionStatement,
  audit,
  bank,
  casePage,
  clientLink,
  clientPage,
  commercial,
  common,
  company,
  contact,
  content,
  crash,
  dashboard,
  disbursements,
  disclaimer,
  endorsements,
  enquiries,
  enquiryList,
  errors,
  fire,
  fireLanding,
  frame,
  frontPage,
  golf,
  golfLanding,
  helper,
  helperLanding,
  home,
  homeLanding,
  incidentCheck,
  informationSecurity,
  insurerContacts,
  insurerLink,
  insurerLinks,
  issue,
  ledgerPages,
  legal,
  lists,
  loginTerms,
  lineNames,
  medical,
  medicalLanding,
  menus,
  motor,
  motorLanding,
  offerDesk,
  pet,
  petLanding,
  policyDocuments,
  policyList,
  policyPage,
  privacyPolicy,
  questionForm,
  quoteList,
  quotes,
  receipts,
  requestDesk,
  requests,
  search,
  siteFooter,
  sme,
  student,
  studentLanding,
  subjectMatter,
  termsOfUse,
  travel,
  travelLanding,
  uploadField,
  validation,
  work,
  transfer,
  examples,
  landingPage,
  frontContent,
  guides,
  workplace,
  workSearch,
};

export type AllMessages = typeof messages;
