import { motorFields as m } from '../../fields/motor.ts';
import { motorPaperFields as p } from '../../fields/motor-papers.ts';
import { allowedOf, workflowFields } from '../../fields/workflow.ts';
import { MOST_DRIVERS } from '../../lines/drivers.ts';
import { type DomainOf, listOf, nested, nullable, type Of, optional, shape } from '../../shape.ts';

/** What may be done with a motor case, as its workflow says; lapsing is the portal's. */
export const motorActions = [
  'save',
  'quote',
  'refer',
  'restore',
  'clear',
  'decline',
  'confirm',
  'generate',
  'audit',
  'return',
  'approve',
  'cancel',
] as const;

export const motorDriver = shape({
  driverName: m.driverName,
  driverHkid: m.driverHkid,
  driverBornOn: m.driverBornOn,
  driverLicence: m.driverLicence,
  driverYears: m.driverYears,
  driverOccupation: m.driverOccupation,
  driverRelation: m.driverRelation,
});

export const motorClaim = shape({
  claimOn: m.claimOn,
  claimNature: m.claimNature,
  claimDollars: m.claimDollars,
  claimStatus: m.claimStatus,
});

export const motorOffence = shape({
  offenceOn: m.offenceOn,
  offenceDriver: m.offenceDriver,
  offenceText: m.offenceText,
  offencePoints: m.offencePoints,
  isSerious: m.isSerious,
});

const MOST_ROWS = 20;

/** The fields of the form that hold one text. */
export const motorTexts = {
  businessType: m.businessType,
  cover: m.cover,
  startsOn: m.startsOn,
  holderType: m.holderType,
  holderName: m.holderName,
  holderNameZh: m.holderNameZh,
  holderId: m.holderId,
  bornOn: m.bornOn,
  sex: m.sex,
  occupation: m.occupation,
  address1: m.address1,
  address2: m.address2,
  address3: m.address3,
  address4: m.address4,
  district: m.district,
  mobile: m.mobile,
  email: m.email,
  registrationMark: m.registrationMark,
  make: m.make,
  model: m.model,
  bodyType: m.bodyType,
  yearMade: m.yearMade,
  firstRegisteredOn: m.firstRegisteredOn,
  engineNumber: m.engineNumber,
  chassis: m.chassis,
  capacity: m.capacity,
  fuel: m.fuel,
  seats: m.seats,
  insuredDollars: m.insuredDollars,
  mortgagee: m.mortgagee,
  vehicleUse: m.vehicleUse,
  parking: m.parking,
  isModified: m.isModified,
  ncdPercent: m.ncdPercent,
  previousInsurer: m.previousInsurer,
  previousPolicy: m.previousPolicy,
  previousExpiresOn: m.previousExpiresOn,
  isNcdTransferred: m.isNcdTransferred,
  unnamedUsers: m.unnamedUsers,
  hasNoClaims: m.hasNoClaims,
  hasNoOffences: m.hasNoOffences,
  wasDeclined: m.wasDeclined,
  declinedRemarks: m.declinedRemarks,
  declared: m.declared,
  consented: m.consented,
  remarks: m.remarks,
} as const;
export type MotorText = keyof typeof motorTexts;
export type MotorTexts = DomainOf<typeof motorTexts>;

/** What is keyed of a case: texts that may be empty or half typed, and rows of them. */
export const motorForm = shape({
  ...motorTexts,
  drivers: listOf('driverList', motorDriver, MOST_DRIVERS),
  claims: listOf('claimList', motorClaim, MOST_ROWS),
  offences: listOf('offenceList', motorOffence, MOST_ROWS),
  extensions: m.extensions,
});
export type MotorForm = Of<typeof motorForm>;

/** What is agreed beside the risk. */
export const motorTerms = shape({
  insurerDiscountBasisPoints: m.insurerDiscountBasisPoints,
  clientDiscountBasisPoints: m.clientDiscountBasisPoints,
  loadingPercent: m.loadingPercent,
  reason: m.reason,
});
export type MotorTerms = Of<typeof motorTerms>;

const premiumLine = shape({
  lineCode: m.lineCode,
  lineCents: m.lineCents,
  lineBasisPoints: optional(m.lineBasisPoints),
});

const premium = shape({
  lines: listOf('lineList', premiumLine),
  grossPremiumCents: m.grossPremiumCents,
  netPremiumCents: m.netPremiumCents,
  actualPremiumCents: m.actualPremiumCents,
  mibLevyCents: m.mibLevyCents,
  iaLevyCents: m.iaLevyCents,
  totalCents: m.totalCents,
  basicCommissionCents: m.basicCommissionCents,
  totalCommissionCents: m.totalCommissionCents,
  consultantCommissionCents: m.consultantCommissionCents,
});

const plan = { planCode: m.planCode, planName: m.planName, planNameZh: m.planNameZh, insurerCode: m.insurerCode };
const priced = nullable(nested('premium', premium));

const excess = shape({
  excessCode: p.excessCode,
  excessName: p.excessName,
  excessNameZh: p.excessNameZh,
  excessCents: p.excessCents,
  isAdditional: p.isAdditional,
  excessDrivers: p.excessDrivers,
});
export type MotorExcess = Of<typeof excess>;
/** What the insured bears of each loss. */
const excesses = listOf('excessList', excess);

/** A case's premium by one plan, or why there is none. */
export const motorOption = shape({ ...plan, premium: priced, unpricedBecause: m.unpricedBecause, excesses });
export type MotorOption = Of<typeof motorOption>;

const firedRule = shape({
  ruleCode: m.ruleCode,
  ruleText: m.ruleText,
  ruleTextZh: m.ruleTextZh,
  rulePoints: m.rulePoints,
});
export const motorReferral = shape({ rules: listOf('ruleList', firedRule), referPoints: m.referPoints });
export type MotorReferral = Of<typeof motorReferral>;

const duplicate = shape({ duplicateOf: m.duplicateOf, duplicateBy: m.duplicateBy });

const quote = shape({
  ...plan,
  ...motorTerms.fields,
  underwriterLoadingCents: m.underwriterLoadingCents,
  quotedAt: m.quotedAt,
  premium: priced,
  excesses,
});

/** A case as lists show it. */
export const listedMotorCase = shape({
  quotationNumber: m.quotationNumber,
  appliedAt: m.appliedAt,
  state: m.state,
  stateName: m.stateName,
  stateNameZh: m.stateNameZh,
  isReferred: m.isReferred,
  holderName: m.holderName,
  startsOn: m.startsOn,
  consultantCode: m.consultantCode,
  insurerCode: nullable(m.insurerCode),
  totalCents: nullable(m.totalCents),
  confirmedAt: m.confirmedAt,
  changedAt: m.changedAt,
  ...workflowFields,
  allowedActions: allowedOf(motorActions),
});
export type ListedMotorCase = Of<typeof listedMotorCase>;

/** All of a case. */
export const motorCase = shape({
  quotationNumber: m.quotationNumber,
  appliedAt: m.appliedAt,
  state: m.state,
  stateName: m.stateName,
  stateNameZh: m.stateNameZh,
  confirmedAt: m.confirmedAt,
  username: m.username,
  usernameZh: m.usernameZh,
  isReferred: m.isReferred,
  referLabel: m.referLabel,
  referLabelZh: m.referLabelZh,
  rowVersion: m.rowVersion,
  edition: m.edition,
  consultantCode: m.consultantCode,
  panel: m.panel,
  unit: m.unit,
  expiresAt: m.expiresAt,
  endsOn: m.endsOn,
  coverNoteNumber: m.coverNoteNumber,
  coverNoteFrom: p.coverNoteFrom,
  coverNoteUntil: p.coverNoteUntil,
  certificateNumber: p.certificateNumber,
  policyNumber: m.policyNumber,
  form: nested('form', motorForm),
  quote: nullable(nested('quote', quote)),
  referral: nullable(nested('referral', motorReferral)),
  duplicates: listOf('duplicateList', duplicate),
  noteGiven: m.noteGiven,
  fieldsGiven: m.fieldsGiven,
  missingTypes: m.missingTypes,
  papers: p.papers,
  proposalUrl: p.proposalUrl,
  quotationUrl: p.quotationUrl,
  coverNoteUrl: p.coverNoteUrl,
  certificateUrl: p.certificateUrl,
  ...workflowFields,
  allowedActions: allowedOf(motorActions),
});
export type MotorCase = Of<typeof motorCase>;
