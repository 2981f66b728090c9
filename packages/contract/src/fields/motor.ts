import * as z from 'zod';
import type { FilePurpose } from '../file-purpose.ts';
import { field } from '../shape.ts';
import { caseFields } from './commercial.ts';
import * as f from './formats.ts';

/** States of a motor case with their codes on the wire, in the order that a case goes through them. */
export const motorStates = {
  draft: 'D',
  quoted: 'Q',
  referred: 'R',
  cleared: 'U',
  confirmed: 'C',
  generated: 'G',
  returned: 'J',
  audited: 'A',
  approved: 'V',
  cancelled: 'X',
  lapsed: 'L',
  declined: 'N',
} as const;
export type MotorState = keyof typeof motorStates;
export const motorStateNames = Object.keys(motorStates) as [MotorState, ...MotorState[]];

/** The states of cases that are still under way: of a vehicle there is one such case at a time. */
export const liveMotorStates = motorStateNames.filter(
  (state) => !['approved', 'cancelled', 'lapsed', 'declined'].includes(state),
);

/** The lists of the back office, each of the states that somebody works on there; the enquiry shows all. */
export const motorStages = {
  quotation: ['draft', 'quoted', 'referred', 'cleared', 'returned'],
  generate: ['confirmed'],
  audit: ['generated'],
  approval: ['audited'],
  enquiry: motorStateNames,
} as const satisfies Record<string, readonly MotorState[]>;
export type MotorStage = keyof typeof motorStages;
const stageNames = Object.keys(motorStages) as [MotorStage, ...MotorStage[]];

export const referRules = [
  'M01',
  'M02',
  'M03',
  'M04',
  'M05',
  'M06',
  'M07',
  'M08',
  'M09',
  'M10',
  'M11',
  'M12',
  'M13',
  'M14',
  'M15',
  'M16',
  'M17',
  'M18',
] as const;

/** What the addresses of the detail pages call the number of a case. */
export const MOTOR_DETAIL_PARAM = 'wfLoginid1';

/** Types of the electronic file, in their order. */
export const motorFileTypes = ['E01', 'E02', 'E03', 'E04', 'E05', 'E06', 'E07', 'E08', 'E09', 'E10', 'E11'] as const;
export type MotorFileType = (typeof motorFileTypes)[number];

/** A document of a case's electronic file. */
export const motorDocument = {
  name: 'motorDocument',
  types: ['pdf', 'jpg', 'png'],
  maxBytes: 5 * 1024 ** 2,
  personal: true,
  review: {
    reviewer: { holder: 'auditor', permission: 'motor.audit' },
    sender: { holder: 'consultant', permission: 'motor.write' },
  },
} as const satisfies FilePurpose;

/** Many cases from one spreadsheet, one a row. */
export const motorFleetSheet = {
  name: 'motorFleetSheet',
  types: ['xlsx', 'csv'],
  maxBytes: 5 * 1024 ** 2,
  personal: true,
} as const satisfies FilePurpose;
export const MOST_FLEET_ROWS = 200;
/** Of each row's case; more are keyed in its form. */
export const FLEET_DRIVERS = 2;

/** The most files of one case. */
export const MOST_MOTOR_FILES = 60;

export const LONGEST_REASON = 500;

const typed = (max: number) => z.string('validation.text').max(max, 'validation.maxLength');
const percent = (highest: number, message: string) =>
  z
    .codec(
      z.string('motorCases.checks.percent').regex(/^-?\d{1,3}(\.\d{1,2})?$/, 'motorCases.checks.percent'),
      z.int(),
      {
        decode: (text) => Math.round(Number(text) * 100),
        encode: (basisPoints) => String(basisPoints / 100),
      },
    )
    .refine((basisPoints) => basisPoints >= 0 && basisPoints <= highest, message);

/** A field of the form, or of a row in it: `chassis`, `drivers.2.driverName`. */
const fieldPath = z
  .string('validation.text')
  .max(60, 'validation.maxLength')
  .regex(/^[A-Za-z]\w*(\.[1-9]\d?\.[A-Za-z]\w*)?$/, 'validation.choice');

/** Covers that are asked for beside the plan's own. */
export const motorExtensions = ['ncdProtector', 'propertyDamage', 'windscreen', 'driverAccident', 'lossOfUse'] as const;

/** Fields of a motor case. What is keyed of a case travels as texts: a draft holds whatever has been typed so far. */
export const motorFields = {
  quotationNumber: field('wfQuotno', f.code(20)),
  quotationNumberPart: field('wfQuotno', f.looseText(20)),
  appliedAt: field('wfQuotdate', f.moment),
  state: field('wfStatus', f.coded(motorStates)),
  stateName: field('wfStatusc', z.string()),
  stateNameZh: field('wfStatusc9', z.string()),
  confirmedAt: field('wfConfirmdate', z.nullable(f.moment)),
  username: field('wfUsername', z.nullable(z.string())),
  usernameZh: field('wfUsername9', z.nullable(z.string())),
  isReferred: field('isReferSystm', f.yesNo),
  referLabel: field('referLabel', z.string()),
  referLabelZh: field('referLabel9', z.string()),
  rowVersion: field('version', z.int('validation.integer').min(1, 'validation.integer')),
  /** How often the case came back for correction, from 1. */
  edition: field('wfVersion', z.int()),
  coverNoteNumber: field('wfCovernote', z.nullable(z.string())),
  policyNumber: field('wfPolno', z.nullable(z.string())),
  consultantCode: field('wfTrcode', z.nullable(z.string())),
  panel: field('wfPanel', z.nullable(z.string())),
  unit: field('wfUnit', z.nullable(z.string())),
  expiresAt: field('expiresAt', z.nullable(f.moment)),
  expiresUntil: field('expiresUntil', f.date),
  changedAt: field('changedAt', f.moment),
  stage: field('stage', f.oneOf(stageNames)),
  count: field('count', z.int()),
  isMore: field('more', f.flag),
  // the form, as it is typed
  businessType: field('wfBustype', typed(2)),
  cover: field('wfCovertype', typed(1)),
  startsOn: field('wfEffdate', typed(10)),
  endsOn: field('wfExpdate', z.nullable(z.string())),
  holderType: field('wfHoldertype', typed(1)),
  holderName: field('wfInsuredName', typed(50)),
  holderNameZh: field('wfInsuredName9', typed(30)),
  holderId: field('wfHkid', typed(30)),
  bornOn: field('wfDob', typed(10)),
  sex: field('wfSex', typed(1)),
  occupation: field('wfOccupation', typed(20)),
  address1: field('wfAddr1', typed(60)),
  address2: field('wfAddr2', typed(60)),
  address3: field('wfAddr3', typed(60)),
  address4: field('wfAddr4', typed(60)),
  district: field('wfDistrict', typed(2)),
  mobile: field('wfMobile', typed(20)),
  email: field('wfEmail', typed(100)),
  registrationMark: field('wfRegmark', typed(10)),
  make: field('wfMake', typed(20)),
  model: field('wfModel', typed(40)),
  bodyType: field('wfBodytype', typed(20)),
  yearMade: field('wfYear', typed(4)),
  firstRegisteredOn: field('wfFirstreg', typed(10)),
  engineNumber: field('wfEngineno', typed(20)),
  chassis: field('wfChassis', typed(20)),
  capacity: field('wfCapacity', typed(5)),
  fuel: field('wfFuel', typed(1)),
  seats: field('wfSeats', typed(2)),
  insuredDollars: field('wfSuminsured', typed(9)),
  mortgagee: field('wfMortgagee', typed(60)),
  vehicleUse: field('wfUse', typed(1)),
  parking: field('wfParking', typed(1)),
  isModified: field('wfModified', typed(1)),
  ncdPercent: field('wfNcd', typed(2)),
  previousInsurer: field('wfPrevisr', typed(60)),
  previousPolicy: field('wfPrevpolno', typed(40)),
  previousExpiresOn: field('wfPrevexpdate', typed(10)),
  isNcdTransferred: field('wfNcdtransfer', typed(1)),
  unnamedUsers: field('wfUnnamed', typed(2)),
  hasNoClaims: field('wfNoclaim', typed(1)),
  hasNoOffences: field('wfNooffence', typed(1)),
  wasDeclined: field('wfDeclined', typed(1)),
  declinedRemarks: field('wfDeclinedremk', typed(500)),
  declared: field('wfDeclare', typed(1)),
  consented: field('wfPics', typed(1)),
  remarks: field('wfRemk', typed(500)),
  driverName: field('wfDrivername', typed(50)),
  driverHkid: field('wfDriverhkid', typed(20)),
  driverBornOn: field('wfDriverdob', typed(10)),
  driverLicence: field('wfLicenceno', typed(20)),
  driverYears: field('wfDriveryrs', typed(2)),
  driverOccupation: field('wfDriverocc', typed(20)),
  driverRelation: field('wfRelation', typed(2)),
  claimOn: field('wfClaimdate', typed(10)),
  claimNature: field('wfClaimnature', typed(1)),
  claimDollars: field('wfClaimamt', typed(9)),
  claimStatus: field('wfClaimstatus', typed(1)),
  offenceOn: field('wfOffencedate', typed(10)),
  offenceDriver: field('wfOffencedriver', typed(1)),
  offenceText: field('wfOffence', typed(60)),
  offencePoints: field('wfOffencepts', typed(2)),
  isSerious: field('wfSerious', typed(1)),
  extensions: field(
    'wfExtension',
    z
      .array(f.oneOf(motorExtensions))
      .max(motorExtensions.length, 'validation.tooMany')
      .refine((chosen) => new Set(chosen).size === chosen.length, 'validation.duplicateRow'),
  ),
  // the premium
  planCode: field('wfPlan', f.planCode),
  planName: field('wfPlanname', z.string()),
  planNameZh: field('wfPlanname9', z.string()),
  insurerCode: field('wfIsr', f.insurerCode),
  insurerDiscountBasisPoints: field('wfIsrdisc', percent(2_500, 'motorCases.checks.insurerDiscount')),
  clientDiscountBasisPoints: field('wfClientdisc', percent(1_000, 'motorCases.checks.clientDiscount')),
  /** Whole percent in place of the tariff's loadings; null where these stand. */
  loadingPercent: field(
    'wfLoading',
    z.nullable(z.int('validation.integer').min(-50, 'motorCases.checks.loading').max(300, 'motorCases.checks.loading')),
  ),
  underwriterLoadingCents: field(
    'wfUwloading',
    f.money.refine((cents) => Math.abs(cents) <= 100_000_000, 'motorCases.checks.underwriterLoading'),
  ),
  reason: field('wfReason', f.paragraphs(LONGEST_REASON)),
  lineCode: field('line', z.string()),
  lineCents: field('amount', f.money),
  lineBasisPoints: field('rate', z.int()),
  unpricedBecause: field('unpriced', z.nullable(f.oneOf(['model-manual', 'rider-not-offered', 'terms']))),
  grossPremiumCents: field('wfGprem', f.money),
  netPremiumCents: field('wfNprem', f.money),
  actualPremiumCents: field('wfActprem', f.money),
  mibLevyCents: field('wfMib', f.money),
  iaLevyCents: field('wfIalevy', f.money),
  totalCents: field('wfTtlprem', f.money),
  basicCommissionCents: field('wfBcomm', f.money),
  totalCommissionCents: field('wfTtlcomm', f.money),
  consultantCommissionCents: field('wfConcomm', f.money),
  quotedAt: field('quotedAt', f.moment),
  // the referral
  ruleCode: field('rule', f.oneOf(referRules)),
  ruleText: field('reason', z.string()),
  ruleTextZh: field('reason9', z.string()),
  rulePoints: field('points', z.nullable(z.int())),
  referPoints: field('points', z.int()),
  // the way of a case
  returnedFields: field('fields', z.array(f.text(60)).min(1, 'validation.required').max(60, 'validation.tooMany')),
  returnNote: field(
    'note',
    f.paragraphs(1_000).refine((text) => text !== '', 'validation.required'),
  ),
  noteGiven: field('note', z.nullable(z.string())),
  fieldsGiven: field('fields', z.array(z.string())),
  duplicateOf: field('wfQuotno', z.string()),
  duplicateBy: field('by', z.array(f.oneOf(['identity', 'chassis', 'registrationMark']))),
  // the electronic file
  fileId: caseFields.fileId,
  fileType: field('wfDoctype', f.oneOf(motorFileTypes)),
  fileName: caseFields.fileNameOriginal,
  fileEnding: caseFields.fileType,
  uploadedAt: caseFields.uploadedAt,
  uploadedBy: field('wfUploader', z.nullable(z.string())),
  uploadedByZh: field('wfUploader9', z.nullable(z.string())),
  fileBytes: field('imgFileSize', z.int()),
  downloadUrl: caseFields.downloadUrl,
  keptUntil: field('keptUntil', z.nullable(z.string())),
  missingTypes: field('missing', z.array(f.oneOf(motorFileTypes))),
  fileState: field('wfFilestatus', f.coded({ waiting: 'P', toCorrect: 'C', accepted: 'A' })),
  reviewedAs: field('wfFilestatus', f.coded({ toCorrect: 'C', accepted: 'A' })),
  fileNote: field('note', z.nullable(z.string())),
  reviewNote: field('note', f.paragraphs(500)),
  thumbnailUrl: field('thumbnailUrl', z.nullable(z.string())),
  /** Small pictures of the pages of a PDF that has several, in their order. */
  pageUrls: field('pageUrls', z.array(z.string())),
  page: field('page', z.string().regex(/^[1-9]\d?$/, 'validation.integer')),
  // what the auditor has compared
  comparedFields: field('fields', z.array(fieldPath).min(1, 'validation.required').max(200, 'validation.tooMany')),
  comparedField: field('field', z.string()),
  /** Null where who asks has ticked it. */
  comparedBy: field('by', z.nullable(z.string())),
  comparedByZh: field('by9', z.nullable(z.string())),
  comparedAt: field('at', f.moment),
  isCompared: field('compared', f.flag),
  // a fleet
  sheetRow: field('row', z.int()),
  /** From 1; 0 for the whole row. */
  sheetColumn: field('column', z.int()),
  columnName: field('name', z.string()),
  columnNameZh: field('name9', z.string()),
  problemText: field('text', z.string()),
  problemTextZh: field('text9', z.string()),
  // the trail of a case
  trailAt: field('at', f.moment),
  trailBy: field('by', z.nullable(z.string())),
  trailByZh: field('by9', z.nullable(z.string())),
  trailAction: field('action', z.string()),
  trailField: field('field', z.nullable(z.string())),
  trailBefore: field('old', z.nullable(z.string())),
  trailBeforeZh: field('old9', z.nullable(z.string())),
  trailAfter: field('new', z.nullable(z.string())),
  trailAfterZh: field('new9', z.nullable(z.string())),
} as const;
