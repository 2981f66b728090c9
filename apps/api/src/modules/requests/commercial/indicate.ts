import type { BodyOf } from '@onegi/contract/call';
import type {
  Indication,
  indicatePremium,
  EmployeesRow as TypedRow,
} from '@onegi/contract/calls/requests/commercial/indication';
import { checkAnswers } from '@onegi/contract/check-answers';
import { occupationCodes } from '@onegi/contract/commercial/occupations';
import { answersThatCount, type Question } from '@onegi/contract/questions';
import type { EmployeesRow } from '@onegi/rating/commercial/employees-compensation';
import { leviedPremium } from '@onegi/rating/commercial/levied';
import { dayNumber, monthsLater } from '@onegi/rating/dates';
import { decimalToInteger } from '@onegi/rating/money';
import { AppError, type FieldFailure } from '../../../http/app-error.ts';
import type { CatalogueSnapshot } from '../../../ports/catalogue.ts';
import { openTemplate } from '../../templates/open-template.ts';
import { templateOf } from '../../templates/templates.ts';
import { describeFigures, describeIncomplete, describeReferral } from './describe-indication.ts';
import { leviesInForce, type Period } from './levies-in-force.ts';
import { type RatedForm, type RiskInput, ratedForms } from './rated-forms.ts';

type IndicationInput = BodyOf<typeof indicatePremium>;

/** All payrolls together, in dollars: as large as any amount of a form. */
const MOST_PAYROLL_DOLLARS = 9_999_999_999_999;

function refuse(...fields: FieldFailure[]): never {
  throw new AppError('request.invalid', {}, { fields });
}

/** A row that nobody has begun is none. */
const isBegun = (row: TypedRow) => Object.values(row).some((typed) => typed !== '');

/** What rows that are begun still lack. */
function unfilledOf(rows: readonly TypedRow[]): string[] {
  return rows.flatMap((typed, row) => {
    const fields = Object.keys(typed) as (keyof TypedRow)[];
    return isBegun(typed) ? fields.filter((field) => !typed[field]).map((field) => `employees.${row}.${field}`) : [];
  });
}

function requireKnown(rows: readonly TypedRow[]): void {
  const known = new Set<string>(['', ...occupationCodes]);
  const wrong = rows.flatMap(({ employeeOccupation }, row): FieldFailure[] =>
    known.has(employeeOccupation)
      ? []
      : [{ field: `employees.${row}.employeeOccupation`, message: 'validation.choice' }],
  );
  if (wrong.length > 0) refuse(...wrong);
}

function readRows(rows: readonly TypedRow[]): EmployeesRow[] {
  const read = rows.filter(isBegun).map(({ employeeOccupation, employeeCount, annualPayroll }) => ({
    occupation: employeeOccupation,
    count: Number(employeeCount),
    payrollCents: decimalToInteger(annualPayroll, 2),
  }));
  if (read.reduce((total, { payrollCents }) => total + payrollCents, 0) > MOST_PAYROLL_DOLLARS * 100) {
    refuse({ field: 'employees', message: 'validation.atMost', params: { maximum: MOST_PAYROLL_DOLLARS } });
  }
  return read;
}

/** The page for small businesses sends its code along; any other code is refused. */
function isSmallBusiness({ templateId, promotionCode }: IndicationInput): boolean {
  if (!promotionCode) return false;
  if (templateOf(templateId).visitor?.promotions?.[promotionCode] === undefined) {
    refuse({ field: 'promotionCode', message: 'validation.choice' });
  }
  return true;
}

/** Judges the answers that the rates look at; those still missing are no fault here. */
function requireRight(form: RatedForm, questions: readonly Question[], input: IndicationInput, today: string): void {
  const looksAt = new Set(form.questions.map((question) => `answers.${question}`));
  const wrong = checkAnswers(questions, input.answers, today).filter(
    ({ field, message }) => message !== 'validation.required' && looksAt.has(field),
  );
  if (wrong.length > 0) refuse(...wrong);
}

/** False only for a period that is known and ends neither a year later nor on the day before. */
function isOneYear({ startsOn, endsOn }: Period): boolean {
  if (!startsOn || !endsOn) return true;
  const left = dayNumber(monthsLater(startsOn, 12)) - dayNumber(endsOn);
  return left === 0 || left === 1;
}

/**
 * What a form's answers so far are likely to cost by the house's own rates, with every line of it; or what is still
 * missing; or why only the insurers can say.
 * @throws AppError request.invalid naming what is at fault among that which the rates look at
 */
export function indicate(snapshot: CatalogueSnapshot, input: IndicationInput): Indication {
  const { templateId, startsOn, endsOn, employees = [] } = input;
  const smallBusiness = isSmallBusiness(input);
  const form = Object.hasOwn(ratedForms, templateId) ? ratedForms[templateId] : undefined;
  if (!form) return describeReferral(['noRates']);
  const { questions } = openTemplate(snapshot, { templateId, audience: 'consultant' });
  requireRight(form, questions, input, snapshot.today);
  requireKnown(employees);

  const unfilled = unfilledOf(employees);
  const rows = unfilled.length === 0 ? readRows(employees) : [];
  const risk: RiskInput = {
    answers: answersThatCount(questions, input.answers),
    employees: rows.length > 0 ? rows : undefined,
    lossRatioBasisPoints: input.lossRatio ? decimalToInteger(input.lossRatio, 2) : undefined,
    isSmallBusiness: smallBusiness,
  };
  const rated = form.rate(risk);
  if (rated.kind === 'refer') return describeReferral(rated.reasons);
  if (form.isYearly(risk) && !isOneYear({ startsOn, endsOn })) return describeReferral(['period']);
  if (rated.kind === 'missing') {
    const missing = rated.fields.flatMap((field) =>
      field === 'employees' && unfilled.length > 0 ? unfilled : [field],
    );
    return describeIncomplete(missing, questions);
  }
  const levied = leviedPremium(
    rated.premium,
    leviesInForce(snapshot, form.levyClass, form.ownPeriod(risk) ?? { startsOn, endsOn }),
  );
  return describeFigures(rated.premium, levied, rows);
}
