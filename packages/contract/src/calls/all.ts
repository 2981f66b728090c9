import type { Call } from '../call.ts';
import type { List } from '../list.ts';
import * as passwords from './accounts/passwords.ts';
import * as secondFactors from './accounts/second-factors.ts';
import * as sessions from './accounts/sessions.ts';
import * as signIn from './accounts/sign-in.ts';
import * as users from './accounts/users.ts';
import * as listAudit from './audit/list-audit.ts';
import * as clientChanges from './client/client-changes.ts';
import * as clientLinks from './client/client-links.ts';
import * as clientPage from './client/client-page.ts';
import * as demoOutbox from './common/demo-outbox.ts';
import * as downFile from './common/down-file.ts';
import * as dropdown from './common/dropdown.ts';
import * as hotline from './common/hotline.ts';
import * as savedViews from './common/saved-views.ts';
import * as setting from './common/setting.ts';
import * as contact from './company/contact.ts';
import * as enquiries from './company/enquiries.ts';
import * as boxes from './content/boxes.ts';
import * as claims from './content/claims.ts';
import * as editing from './content/editing.ts';
import * as library from './content/library.ts';
import * as dashboard from './dashboard/dashboard.ts';
import * as incidentCheck from './incidents/incident-check.ts';
import * as incidentPayouts from './incidents/incident-payouts.ts';
import * as incidents from './incidents/incidents.ts';
import * as workedIncident from './incidents/worked-incident.ts';
import * as entries from './ledger/entries.ts';
import * as proofs from './ledger/proofs.ts';
import * as motorCaseList from './motor/case-list.ts';
import * as motorCases from './motor/cases.ts';
import * as motorCheck from './motor/check.ts';
import * as motorFiles from './motor/files.ts';
import * as motorFleet from './motor/fleet.ts';
import * as motorPapers from './motor/papers.ts';
import * as motorTicks from './motor/ticks.ts';
import * as arAp from './policies/ar-ap.ts';
import * as commissionRates from './policies/commission-rates.ts';
import * as policiesDocuments from './policies/documents.ts';
import * as editPolicy from './policies/edit-policy.ts';
import * as draftMatter from './policies/endorsements/draft-matter.ts';
import * as drafts from './policies/endorsements/drafts.ts';
import * as listDrafts from './policies/endorsements/list-drafts.ts';
import * as endorsements from './policies/endorsements.ts';
import * as listConsultants from './policies/list-consultants.ts';
import * as listPolicies from './policies/list-policies.ts';
import * as policyDetail from './policies/policy-detail.ts';
import * as policyMatter from './policies/policy-matter.ts';
import * as policyNote from './policies/policy-note.ts';
import * as applicationList from './purchases/application-list.ts';
import * as applications from './purchases/applications.ts';
import * as confirmation from './purchases/confirmation.ts';
import * as openLink from './purchases/open-link.ts';
import * as paymentList from './purchases/payment-list.ts';
import * as payments from './purchases/payments.ts';
import * as sendLink from './purchases/send-link.ts';
import * as benefitGuide from './quotes/benefit-guide.ts';
import * as comparePdf from './quotes/compare-pdf.ts';
import * as lineExamples from './quotes/line-examples.ts';
import * as planCompare from './quotes/plan-compare.ts';
import * as planCoverage from './quotes/plan-coverage.ts';
import * as planFacts from './quotes/plan-facts.ts';
import * as planLists from './quotes/plan-lists.ts';
import * as planWorth from './quotes/plan-worth.ts';
import * as promotionCheck from './quotes/promotion-check.ts';
import * as recentSearches from './quotes/recent-searches.ts';
import * as shares from './quotes/shares.ts';
import * as changeRequest from './requests/change-request.ts';
import * as commercialCaseList from './requests/commercial/case-list.ts';
import * as caseNotes from './requests/commercial/case-notes.ts';
import * as commercialCases from './requests/commercial/cases.ts';
import * as commercialDocuments from './requests/commercial/documents.ts';
import * as employeeSheets from './requests/commercial/employee-sheets.ts';
import * as indication from './requests/commercial/indication.ts';
import * as insurerAnswer from './requests/commercial/insurer-answer.ts';
import * as insurerContacts from './requests/commercial/insurer-contacts.ts';
import * as insurerLinks from './requests/commercial/insurer-links.ts';
import * as issue from './requests/commercial/issue.ts';
import * as offerDesk from './requests/commercial/offer-desk.ts';
import * as offerList from './requests/commercial/offer-list.ts';
import * as offers from './requests/commercial/offers.ts';
import * as subjectMatter from './requests/commercial/subject-matter.ts';
import * as myRequests from './requests/my-requests.ts';
import * as officeRequests from './requests/office-requests.ts';
import * as requestQuote from './requests/request-quote.ts';
import * as template from './requests/template.ts';
import * as ageing from './settlement/ageing.ts';
import * as bankLines from './settlement/bank-lines.ts';
import * as bankPosition from './settlement/bank-position.ts';
import * as bankStatements from './settlement/bank-statements.ts';
import * as commission from './settlement/commission.ts';
import * as insurerPayments from './settlement/insurer-payments.ts';
import * as noteList from './settlement/note-list.ts';
import * as notes from './settlement/notes.ts';
import * as receiptList from './settlement/receipt-list.ts';
import * as receipts from './settlement/receipts.ts';
import * as refunds from './settlement/refunds.ts';
import * as reminders from './settlement/reminders.ts';
import * as statements from './settlement/statements.ts';
import * as policyImports from './transfer/policy-imports.ts';
import * as caseSteps from './workplace/case-steps.ts';
import * as homeOverview from './workplace/home-overview.ts';
import * as searchWork from './workplace/search-work.ts';
import * as waitingWork from './workplace/waiting-work.ts';
import * as workSignals from './workplace/work-signals.ts';

/** Every file that declares calls or lists: with it, all that it declares is served, tried and described. */
const files: readonly object[] = [
  passwords,
  secondFactors,
  sessions,
  signIn,
  users,
  listAudit,
  clientChanges,
  clientLinks,
  clientPage,
  demoOutbox,
  downFile,
  dropdown,
  hotline,
  savedViews,
  setting,
  contact,
  enquiries,
  boxes,
  claims,
  editing,
  library,
  dashboard,
  incidentCheck,
  incidentPayouts,
  incidents,
  workedIncident,
  entries,
  proofs,
  motorCaseList,
  motorCases,
  motorCheck,
  motorFiles,
  motorFleet,
  motorPapers,
  motorTicks,
  arAp,
  commissionRates,
  policiesDocuments,
  editPolicy,
  endorsements,
  draftMatter,
  drafts,
  listDrafts,
  listConsultants,
  listPolicies,
  policyDetail,
  policyMatter,
  policyNote,
  applicationList,
  applications,
  confirmation,
  openLink,
  paymentList,
  payments,
  sendLink,
  benefitGuide,
  comparePdf,
  lineExamples,
  planCompare,
  planCoverage,
  planFacts,
  planLists,
  planWorth,
  promotionCheck,
  recentSearches,
  shares,
  changeRequest,
  commercialCaseList,
  caseNotes,
  commercialCases,
  commercialDocuments,
  employeeSheets,
  indication,
  insurerAnswer,
  insurerContacts,
  insurerLinks,
  issue,
  offerDesk,
  offerList,
  offers,
  subjectMatter,
  myRequests,
  officeRequests,
  requestQuote,
  template,
  ageing,
  bankLines,
  bankPosition,
  bankStatements,
  commission,
  insurerPayments,
  noteList,
  notes,
  receiptList,
  receipts,
  refunds,
  reminders,
  statements,
  policyImports,
  caseSteps,
  homeOverview,
  searchWork,
  waitingWork,
  workSignals,
];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isCall = (value: unknown): value is Call =>
  isObject(value) && 'method' in value && 'path' in value && 'permission' in value && 'answer' in value;

const isList = (value: unknown): value is List => isObject(value) && 'page' in value && 'filters' in value;

/** The lists that a file exports. */
export const listsOf = (file: object): List[] => Object.values(file).filter(isList);

/** The calls that a file exports: each by itself, of a group of them, or of a list its pages and the whole of it as a file. */
export const callsOf = (file: object): Call[] =>
  Object.values(file).flatMap((exported: unknown) => {
    if (isCall(exported)) return [exported];
    return isObject(exported) ? Object.values(exported).filter(isCall) : [];
  });

/** Every declared list. */
export const allLists: readonly List[] = [...new Set(files.flatMap(listsOf))];

/** Every call of the API; the server must serve each and the tests walk them all. */
export const allCalls: readonly Call[] = [...new Set(files.flatMap(callsOf))];
