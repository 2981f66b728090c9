import type { Call } from '../call.ts';
import type { List } from '../list.ts';
import {
  changePassword,
  loginSendCode,
  sendTemporaryPassword,
  setFirstPassword,
  verifyCode,
  verifyUser,
} from './accounts/passwords.ts';
import {
  addPasskey,
  confirmTotp,
  disableTotp,
  enrolTotp,
  newRecoveryCodes,
  passkeyOptions,
  removePasskey,
  secondFactor,
} from './accounts/second-factors.ts';
import { endOtherSessions, endSession, menu, mySessions } from './accounts/sessions.ts';
import { acceptLogin, captcha, loginIn, logout, me, passkeyLogin, passkeyLoginOptions } from './accounts/sign-in.ts';
import {
  demoUsers,
  inviteUser,
  listSettings,
  resetUser,
  suspendUser,
  updateSettings,
  updateUser,
  userList,
} from './accounts/users.ts';
import { auditList } from './audit/list-audit.ts';
import { clientChangeList, declineChange, takeUpChange } from './client/client-changes.ts';
import * as clientLinks from './client/client-links.ts';
import * as clientPage from './client/client-page.ts';
import { demoOutbox } from './common/demo-outbox.ts';
import { downFile } from './common/down-file.ts';
import { dropdown } from './common/dropdown.ts';
import { hotline } from './common/hotline.ts';
import { changeView, deleteView, savedViews, saveView } from './common/saved-views.ts';
import { setting } from './common/setting.ts';
import { companyFacts, contactDetail, officeInfo, sendEnquiry, sendOlderEnquiry } from './company/contact.ts';
import {
  answerEnquiry,
  assignEnquiry,
  closeEnquiry,
  enquiryAssignees,
  enquiryHistory,
  enquiryList,
  replyToEnquiry,
} from './company/enquiries.ts';
import {
  activityList,
  downloadActivity,
  downloadClaimForm,
  downloadLibraryFile,
  downloadNews,
  libraryList,
  newsList,
} from './content/boxes.ts';
import { claimFaqs, claimForms } from './content/claims.ts';
import {
  deleteFile,
  editedFaqs,
  editedFileList,
  publishers,
  publishFaq,
  publishFile,
  saveFaq,
  saveFile,
  uploadFile,
  withdrawFaq,
  withdrawFile,
} from './content/editing.ts';
import { keepFavourite, openSharedFile, sendFiles } from './content/library.ts';
import { dashboard, dashboardReport, dashboardReportExport, dashboardUpdate } from './dashboard/dashboard.ts';
import { incidentCheck } from './incidents/incident-check.ts';
import { incidentPayouts, sharedPayouts } from './incidents/incident-payouts.ts';
import { listIncidents } from './incidents/incidents.ts';
import { getWorkedIncident } from './incidents/worked-incident.ts';
import { entryList } from './ledger/entries.ts';
import { proofList, proofOfDay } from './ledger/proofs.ts';
import { motorCaseCounts, motorCaseList } from './motor/case-list.ts';
import * as motorCalls from './motor/cases.ts';
import { checkMotorNumber } from './motor/check.ts';
import * as motorFileCalls from './motor/files.ts';
import * as motorFleetCalls from './motor/fleet.ts';
import * as motorPaperCalls from './motor/papers.ts';
import * as motorTickCalls from './motor/ticks.ts';
import { getArAp } from './policies/ar-ap.ts';
import { getCommissionRates } from './policies/commission-rates.ts';
import * as policyDocuments from './policies/documents.ts';
import { editPolicy, policyHandlers } from './policies/edit-policy.ts';
import * as endorsementMatter from './policies/endorsements/draft-matter.ts';
import * as endorsementDrafts from './policies/endorsements/drafts.ts';
import { draftList } from './policies/endorsements/list-drafts.ts';
import { getEndorsement, listEndorsements, refuseEndorsementDeletion } from './policies/endorsements.ts';
import { listConsultants } from './policies/list-consultants.ts';
import { policyList } from './policies/list-policies.ts';
import { getPolicy } from './policies/policy-detail.ts';
import { getPolicyMatter } from './policies/policy-matter.ts';
import { getPolicyNote } from './policies/policy-note.ts';
import { applicationList } from './purchases/application-list.ts';
import {
  applicationState,
  getApplication,
  handOver,
  saveApplication,
  startApplication,
  submitApplication,
} from './purchases/applications.ts';
import { getConfirmation, policyCalendar } from './purchases/confirmation.ts';
import { openLink } from './purchases/open-link.ts';
import { closeChargeback, paymentList } from './purchases/payment-list.ts';
import { getPayment, paymentWebhook, startPayment } from './purchases/payments.ts';
import { sendLink } from './purchases/send-link.ts';
import { getBenefitGuide } from './quotes/benefit-guide.ts';
import { comparePdf } from './quotes/compare-pdf.ts';
import { getLineExample, listLineExamples } from './quotes/line-examples.ts';
import { planCompare } from './quotes/plan-compare.ts';
import { planCoverage } from './quotes/plan-coverage.ts';
import { planFacts } from './quotes/plan-facts.ts';
import { planFire, planHelper, planMedical, planMotor, planOthers, planPet, planTravel } from './quotes/plan-lists.ts';
import { listPayouts, planWorth } from './quotes/plan-worth.ts';
import { promotionCheck } from './quotes/promotion-check.ts';
import { recentSearches } from './quotes/recent-searches.ts';
import { openShare, shareQuotes } from './quotes/shares.ts';
import { endRequest, withdrawRequest } from './requests/change-request.ts';
import { caseList } from './requests/commercial/case-list.ts';
import * as caseNotes from './requests/commercial/case-notes.ts';
import * as cases from './requests/commercial/cases.ts';
import * as caseDocuments from './requests/commercial/documents.ts';
import * as employeeSheets from './requests/commercial/employee-sheets.ts';
import { indicatePremium } from './requests/commercial/indication.ts';
import * as insurerAnswer from './requests/commercial/insurer-answer.ts';
import { insurerContacts, saveInsurerContacts } from './requests/commercial/insurer-contacts.ts';
import * as insurerLinks from './requests/commercial/insurer-links.ts';
import * as caseIssue from './requests/commercial/issue.ts';
import * as offerDesk from './requests/commercial/offer-desk.ts';
import { offerList } from './requests/commercial/offer-list.ts';
import * as caseOffers from './requests/commercial/offers.ts';
import * as subjectMatter from './requests/commercial/subject-matter.ts';
import { getRequest, myRequests } from './requests/my-requests.ts';
import {
  answerRequest,
  assignRequest,
  deskCounts,
  openRequest,
  requestAssignees,
  requestList,
} from './requests/office-requests.ts';
import { requestQuote } from './requests/request-quote.ts';
import { getTemplate } from './requests/template.ts';
import { agedNoteList, ageingList } from './settlement/ageing.ts';
import * as bankLineCalls from './settlement/bank-lines.ts';
import * as bankPositionCalls from './settlement/bank-position.ts';
import { bankStatementList, importBankStatement, previewBankStatement } from './settlement/bank-statements.ts';
import * as commission from './settlement/commission.ts';
import * as insurerPayments from './settlement/insurer-payments.ts';
import { outstandingNotes } from './settlement/note-list.ts';
import * as noteCalls from './settlement/notes.ts';
import { receiptList } from './settlement/receipt-list.ts';
import * as receiptCalls from './settlement/receipts.ts';
import { approveRefund, moveRefund, refundList, requestRefund } from './settlement/refunds.ts';
import { recordReminded, reminderList } from './settlement/reminders.ts';
import { clientStatement, consultantStatement, insurerStatement } from './settlement/statements.ts';
import * as policyImports from './transfer/policy-imports.ts';
import { caseSteps } from './workplace/case-steps.ts';
import { homeOverview } from './workplace/home-overview.ts';
import { searchWork } from './workplace/search-work.ts';
import { waitingWork } from './workplace/waiting-work.ts';
import { workSignals } from './workplace/work-signals.ts';

/** Every declared list. */
export const allLists: readonly List[] = [
  motorCaseList,
  userList,
  newsList,
  activityList,
  libraryList,
  editedFileList,
  enquiryList,
  requestList,
  caseList,
  offerList,
  auditList,
  proofList,
  entryList,
  policyList,
  draftList,
  clientChangeList,
  applicationList,
  paymentList,
  caseSteps,
  bankStatementList,
  bankLineCalls.bankLineList,
  insurerPayments.insurerPaymentList,
  commission.drawingList,
  commission.payoutList,
  ageingList,
  agedNoteList,
  reminderList,
  receiptList,
  outstandingNotes,
  refundList,
  policyImports.policyImportList,
];

/** A list's calls: its pages, and the whole of it as a file. */
const callsOf = (list: List): Call[] => [list.page, ...(list.export ? [list.export] : [])];

/** Every call of the API; the server must serve each and the tests walk them all. */
export const allCalls: readonly Call[] = [
  planTravel,
  planFire,
  planMotor,
  planHelper,
  planPet,
  planMedical,
  planOthers,
  planFacts,
  getLineExample,
  listLineExamples,
  getBenefitGuide,
  planWorth,
  listPayouts,
  planCompare,
  comparePdf,
  planCoverage,
  promotionCheck,
  recentSearches,
  openShare,
  shareQuotes,
  sendLink,
  openLink,
  proofOfDay,
  listIncidents,
  incidentCheck,
  incidentPayouts,
  sharedPayouts,
  getWorkedIncident,
  startApplication,
  getApplication,
  applicationState,
  saveApplication,
  submitApplication,
  handOver,
  startPayment,
  getPayment,
  paymentWebhook,
  getConfirmation,
  policyCalendar,
  getTemplate,
  requestQuote,
  myRequests,
  getRequest,
  withdrawRequest,
  endRequest,
  dropdown,
  setting,
  hotline,
  downFile,
  savedViews,
  saveView,
  changeView,
  deleteView,
  demoOutbox,
  captcha,
  loginIn,
  acceptLogin,
  passkeyLoginOptions,
  passkeyLogin,
  logout,
  me,
  menu,
  loginSendCode,
  verifyCode,
  setFirstPassword,
  verifyUser,
  sendTemporaryPassword,
  changePassword,
  mySessions,
  endSession,
  endOtherSessions,
  secondFactor,
  enrolTotp,
  confirmTotp,
  disableTotp,
  newRecoveryCodes,
  passkeyOptions,
  addPasskey,
  removePasskey,
  inviteUser,
  updateUser,
  suspendUser,
  resetUser,
  listSettings,
  updateSettings,
  demoUsers,
  downloadNews,
  downloadActivity,
  downloadLibraryFile,
  downloadClaimForm,
  claimForms,
  claimFaqs,
  uploadFile,
  saveFile,
  publishFile,
  withdrawFile,
  keepFavourite,
  sendFiles,
  openSharedFile,
  publishers,
  deleteFile,
  editedFaqs,
  saveFaq,
  publishFaq,
  withdrawFaq,
  officeInfo,
  contactDetail,
  sendEnquiry,
  sendOlderEnquiry,
  companyFacts,
  answerEnquiry,
  assignEnquiry,
  replyToEnquiry,
  closeEnquiry,
  enquiryAssignees,
  enquiryHistory,
  openRequest,
  deskCounts,
  assignRequest,
  answerRequest,
  requestAssignees,
  indicatePremium,
  ...Object.values(cases),
  ...Object.values(caseNotes),
  ...Object.values(caseDocuments),
  ...Object.values(caseIssue),
  ...Object.values(caseOffers),
  ...Object.values(subjectMatter),
  ...Object.values(employeeSheets),
  clientLinks.getClientLink,
  clientLinks.sendClientLink,
  clientLinks.revokeClientLink,
  clientPage.openClientLink,
  clientPage.mailClientCode,
  clientPage.confirmClient,
  clientPage.askClientLink,
  clientPage.readClientPolicy,
  clientPage.readClientDocument,
  clientPage.readClientReceipt,
  clientPage.readClientCalendar,
  clientPage.payClientNotes,
  clientPage.getClientPayment,
  clientPage.askForChange,
  clientPage.uploadForClient,
  clientPage.uploadForChange,
  recordReminded,
  closeChargeback,
  takeUpChange,
  declineChange,
  insurerLinks.listInsurerLinks,
  insurerLinks.sendInsurerLink,
  insurerLinks.revokeInsurerLink,
  insurerContacts,
  saveInsurerContacts,
  insurerAnswer.openInsurerLink,
  insurerAnswer.answerByLink,
  insurerAnswer.uploadByLink,
  insurerAnswer.downloadByLink,
  ...Object.values(offerDesk),
  dashboard,
  dashboardUpdate,
  dashboardReport,
  dashboardReportExport,
  listConsultants,
  ...Object.values(endorsementDrafts),
  ...Object.values(endorsementMatter),
  getPolicy,
  listEndorsements,
  getEndorsement,
  refuseEndorsementDeletion,
  getPolicyNote,
  getPolicyMatter,
  getArAp,
  editPolicy,
  policyHandlers,
  getCommissionRates,
  ...Object.values(policyDocuments),
  waitingWork,
  workSignals,
  homeOverview,
  searchWork,
  previewBankStatement,
  importBankStatement,
  bankLineCalls.bankLineDetail,
  bankLineCalls.findBankMovements,
  bankLineCalls.matchBankLine,
  bankLineCalls.undoBankMatch,
  bankLineCalls.explainBankLine,
  ...Object.values(bankPositionCalls),
  insurerPayments.insurersDue,
  insurerPayments.insurerNotesDue,
  insurerPayments.saveInsurerPayment,
  insurerPayments.remittancePdf,
  insurerPayments.remittanceWorkbook,
  ...Object.values(insurerPayments.insurerPaymentCalls),
  commission.commissionHeld,
  commission.saveCommissionDrawing,
  ...Object.values(commission.drawingCalls),
  commission.payoutsDue,
  commission.runPayouts,
  commission.refreshPayout,
  ...Object.values(commission.payoutCalls),
  ...Object.values(clientStatement),
  ...Object.values(consultantStatement),
  ...Object.values(insurerStatement),
  ...Object.values(receiptCalls),
  ...Object.values(noteCalls),
  requestRefund,
  approveRefund,
  moveRefund,
  policyImports.policyImportTemplate,
  policyImports.describePolicyImport,
  policyImports.uploadPolicyImport,
  policyImports.startPolicyImport,
  policyImports.exportPortal,
  motorCaseCounts,
  ...Object.values(motorCalls),
  ...Object.values(motorFileCalls),
  ...Object.values(motorTickCalls),
  ...Object.values(motorPaperCalls),
  motorFleetCalls.uploadMotorFleet,
  motorFleetCalls.motorFleetTemplate,
  checkMotorNumber,
  ...allLists.flatMap(callsOf),
];
