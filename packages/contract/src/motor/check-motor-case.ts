import * as z from 'zod';
import type { MotorForm, MotorText } from '../calls/motor/case-shapes.ts';
import * as f from '../fields/formats.ts';
import { addDays } from '../lines/dates.ts';
import { MODEL_YEARS } from '../lines/drivers.ts';
import { type Finding, startRules } from '../lines/search.ts';
import { motorOccupationCodes } from './occupations.ts';

/** What the rules need to know beside the form. */
export interface MotorCheckDay {
  /** yyyy-MM-dd in Hong Kong. */
  readonly today: string;
  readonly isModel: (make: string, model: string) => boolean;
  readonly isDistrict: (code: string) => boolean;
}

type Form = MotorForm;
type Wanted = boolean | ((form: Form) => boolean);

/** A mark that a new car does not have yet. */
export const NO_MARK_YET = 'TBA';

export const noClaimDiscounts = ['0', '20', '30', '40', '50', '60'] as const;
const YEARS_OF_CLAIMS = 5;
const YEARS_OF_OFFENCES = 3;
const YOUNGEST_DRIVER = 17;

const wholeNumber = (lowest: number, highest: number) =>
  z
    .string()
    .regex(/^\d+$/, 'validation.integer')
    .refine((text) => Number(text) >= lowest && Number(text) <= highest, {
      message: 'motorCases.checks.between',
      params: { lowest, highest },
    });
const answer = f.oneOf(['Y', 'N']);
const mustAgree = z.literal('Y', 'validation.mustAgree');
const isCompany = (form: Form) => form.holderType === 'C';
const isComprehensive = (form: Form) => form.cover === 'C';
const hasDiscount = (form: Form) => form.ncdPercent !== '' && form.ncdPercent !== '0';

/** The rule of each text, and when it must be there. */
const texts: Partial<Record<MotorText, readonly [z.ZodType, Wanted]>> = {
  businessType: [f.oneOf(['NB', 'RN']), true],
  cover: [f.oneOf(['C', 'T']), true],
  startsOn: [f.date, true],
  holderType: [f.oneOf(['I', 'C']), true],
  bornOn: [f.date, (form) => !isCompany(form)],
  sex: [f.oneOf(['M', 'F']), (form) => !isCompany(form)],
  occupation: [z.enum(motorOccupationCodes, 'validation.choice'), true],
  holderNameZh: [f.printedText(30), false],
  address1: [f.printedText(60), true],
  address2: [f.printedText(60), false],
  address3: [f.printedText(60), false],
  address4: [f.printedText(60), false],
  mobile: [f.hongKongPhone, true],
  email: [f.email, true],
  registrationMark: [f.registrationMark, true],
  bodyType: [f.oneOf(['SALOON', 'HATCHBACK', 'ESTATE', 'SUV', 'MPV', 'COUPE', 'CONVERTIBLE', 'OTHER']), true],
  yearMade: [wholeNumber(1900, 2200), true],
  firstRegisteredOn: [f.date, (form) => form.registrationMark.toUpperCase() !== NO_MARK_YET],
  engineNumber: [f.printedText(20), false],
  chassis: [f.chassis, true],
  capacity: [wholeNumber(1, 20_000), true],
  fuel: [f.oneOf(['P', 'D', 'H', 'E']), true],
  seats: [wholeNumber(2, 16), true],
  insuredDollars: [wholeNumber(1_000, 99_999_999), isComprehensive],
  mortgagee: [f.printedText(60), false],
  vehicleUse: [f.oneOf(['P', 'B', 'O']), true],
  parking: [f.oneOf(['C', 'O', 'S']), false],
  isModified: [answer, true],
  ncdPercent: [f.oneOf(noClaimDiscounts), true],
  previousInsurer: [f.printedText(60), hasDiscount],
  previousPolicy: [f.printedText(40), hasDiscount],
  previousExpiresOn: [f.date, hasDiscount],
  isNcdTransferred: [answer, hasDiscount],
  unnamedUsers: [wholeNumber(0, 99), isCompany],
  wasDeclined: [answer, true],
  declinedRemarks: [f.printedText(500), (form) => form.wasDeclined === 'Y'],
  remarks: [f.paragraphs(500), false],
};

/** What is judged beside the table, and always asked for. */
const alwaysWanted: readonly MotorText[] = [
  'holderName',
  'holderId',
  'district',
  'make',
  'model',
  'declared',
  'consented',
];

/** Whether a case cannot do without a text, as the rest of its form stands. */
export function isMandatory(form: Form, name: MotorText): boolean {
  const wanted = texts[name]?.[1] ?? alwaysWanted.includes(name);
  return typeof wanted === 'function' ? wanted(form) : wanted;
}

const driverTexts = {
  driverName: f.englishName,
  driverHkid: f.hkid,
  driverBornOn: f.date,
  driverLicence: f.printedText(20),
  driverYears: wholeNumber(0, 80),
  driverOccupation: z.enum(motorOccupationCodes, 'validation.choice'),
  driverRelation: f.oneOf(['S', 'SP', 'CH', 'PA', 'SI', 'EM', 'OT']),
};
const claimTexts = {
  claimOn: f.date,
  claimNature: f.oneOf(['A', 'W', 'T', 'L', 'O']),
  claimDollars: wholeNumber(0, 99_999_999),
  claimStatus: f.oneOf(['O', 'S']),
};
const offenceTexts = {
  offenceOn: f.date,
  offenceDriver: wholeNumber(1, 9),
  offenceText: f.printedText(60),
  offencePoints: wholeNumber(0, 15),
  isSerious: answer,
};

function judge(field: string, schema: z.ZodType, text: string): Finding[] {
  const issue = z.safeDecode(schema, text as never).error?.issues[0];
  if (!issue) return [];
  const { params, maximum } = issue as { params?: Finding['params']; maximum?: number };
  const named = { ...(maximum === undefined ? {} : { maximum }), ...params };
  // Of what is empty, that it is; formats that have words of their own for that keep them.
  const isBlank = text === '' && ['validation.integer', 'validation.choice'].includes(issue.message);
  const message = isBlank ? 'validation.required' : issue.message;
  return [{ field, message, ...(Object.keys(named).length > 0 ? { params: named } : {}) }];
}

const rowFailures = <Row extends object>(
  list: string,
  rows: readonly Row[],
  rules: Readonly<Record<keyof Row & string, z.ZodType>>,
): Finding[] =>
  rows.flatMap((row, at) =>
    Object.entries<z.ZodType>(rules).flatMap(([name, schema]) =>
      judge(`${list}.${at}.${name}`, schema, (row as Record<string, string>)[name] ?? ''),
    ),
  );

/** Whole years from a day to another; both yyyy-MM-dd. */
export const yearsBetween = (from: string, to: string): number =>
  Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (to.slice(5) < from.slice(5) ? 1 : 0);

const yearsBefore = (day: string, years: number): string => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;

/** Rules over several fields; they look at fields alone that are right by themselves. */
function crossFailures(form: Form, { today, isModel, isDistrict }: MotorCheckDay): Finding[] {
  const found: Finding[] = [];
  // Where the first day itself is wrong, that is told; ages are then as of today.
  const startsOn = f.isCalendarDate(form.startsOn) ? form.startsOn : today;
  const add = (isWrong: boolean, field: string, message: string, params?: Finding['params']) => {
    if (isWrong) found.push({ field, message, ...(params ? { params } : {}) });
  };
  const year = Number(form.yearMade);
  const thisYear = Number(today.slice(0, 4));
  found.push(...startRules('startsOn', form.startsOn, today));
  add(form.bornOn > today, 'bornOn', 'validation.birthDate');
  add(!isDistrict(form.district), 'district', 'validation.district');
  add(!isModel(form.make, form.model), 'model', 'validation.model');
  add(year > thisYear || year <= thisYear - MODEL_YEARS, 'yearMade', 'validation.madeIn');
  add(form.firstRegisteredOn > today, 'firstRegisteredOn', 'motorCases.checks.inFuture');
  add(
    form.firstRegisteredOn !== '' && Number(form.firstRegisteredOn.slice(0, 4)) < year,
    'firstRegisteredOn',
    'motorCases.checks.registeredBeforeMade',
  );
  add(
    hasDiscount(form) && form.previousExpiresOn < addDays(startsOn, -365),
    'previousExpiresOn',
    'motorCases.checks.discountTooOld',
  );
  add(form.drivers.length === 0, 'drivers', 'motorCases.checks.noDriver');
  // An identity card has several spellings.
  const hkids = form.drivers.map(({ driverHkid }) => f.hkid.safeParse(driverHkid).data);
  form.drivers.forEach(({ driverBornOn, driverYears }, at) => {
    const age = yearsBetween(driverBornOn, startsOn);
    add(age < YOUNGEST_DRIVER || age > 99, `drivers.${at}.driverBornOn`, 'validation.driverAge');
    add(Number(driverYears) > age - YOUNGEST_DRIVER, `drivers.${at}.driverYears`, 'validation.experience');
    add(
      hkids[at] !== undefined && hkids.indexOf(hkids[at]) < at,
      `drivers.${at}.driverHkid`,
      'validation.duplicateHkid',
    );
  });
  add(
    form.claims.length === 0 ? form.hasNoClaims !== 'Y' : form.hasNoClaims === 'Y',
    'hasNoClaims',
    'motorCases.checks.rowsOrNil',
  );
  add(
    form.offences.length === 0 ? form.hasNoOffences !== 'Y' : form.hasNoOffences === 'Y',
    'hasNoOffences',
    'motorCases.checks.rowsOrNil',
  );
  form.claims.forEach(({ claimOn }, at) => {
    const isOutside = claimOn > today || claimOn < yearsBefore(today, YEARS_OF_CLAIMS);
    add(isOutside, `claims.${at}.claimOn`, 'motorCases.checks.withinYears', { years: YEARS_OF_CLAIMS });
  });
  form.offences.forEach(({ offenceOn, offenceDriver }, at) => {
    const isOutside = offenceOn > today || offenceOn < yearsBefore(today, YEARS_OF_OFFENCES);
    add(isOutside, `offences.${at}.offenceOn`, 'motorCases.checks.withinYears', { years: YEARS_OF_OFFENCES });
    add(Number(offenceDriver) > form.drivers.length, `offences.${at}.offenceDriver`, 'motorCases.checks.unknownDriver');
  });
  return found;
}

/**
 * What keeps a case from being priced and quoted, judged the same way in the browser and on the server.
 * @returns the first finding of each field, under domain names
 */
export function quoteFailures(form: Form, day: MotorCheckDay): Finding[] {
  const company = isCompany(form);
  const single = Object.entries(texts).flatMap(([name, [schema]]) => {
    const text = form[name as MotorText];
    return text === '' && !isMandatory(form, name as MotorText) ? [] : judge(name, schema, text);
  });
  const found = [
    ...single,
    ...judge('holderName', company ? f.printedText(50) : f.englishName, form.holderName),
    ...judge('holderId', company ? f.businessRegistration : f.hkid, form.holderId),
    ...rowFailures('drivers', form.drivers, driverTexts),
    ...rowFailures('claims', form.claims, claimTexts),
    ...rowFailures('offences', form.offences, offenceTexts),
    ...crossFailures(form, day),
  ];
  return [...new Map(found.toReversed().map((finding) => [finding.field, finding])).values()].toReversed();
}

/** What keeps a case from being confirmed beside that: the declaration and the consent. */
export const confirmFailures = (form: Form): Finding[] => [
  ...judge('declared', mustAgree, form.declared),
  ...judge('consented', mustAgree, form.consented),
];
