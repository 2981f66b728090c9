import { call } from '../../../call.ts';
import { caseFields, employeeFields, MOST_EMPLOYEES } from '../../../fields/commercial.ts';
import { indicationFields as c } from '../../../fields/indication.ts';
import { requestFields as r } from '../../../fields/requests.ts';
import { listOf, nested, type Of, optional, shape } from '../../../shape.ts';

/** Employees of one occupation, as far as the row is filled in. */
export const employeesRow = shape({
  employeeOccupation: employeeFields.employeeOccupation,
  employeeCount: c.employeeCount,
  annualPayroll: c.annualPayroll,
});
export type EmployeesRow = Of<typeof employeesRow>;

const part = shape({
  code: c.code,
  label: c.label,
  labelZh: c.labelZh,
  working: optional(c.working),
  amountCents: c.amountCents,
});

/** Lines that add up to the premium, and levies that with it add up to the total. */
const figures = shape({
  parts: listOf('parts', part),
  sumCents: c.sumCents,
  loadingCents: c.loadingCents,
  minimumCents: c.minimumCents,
  premiumCents: c.premiumCents,
  levies: listOf('levies', part),
  leviesCents: c.leviesCents,
  totalCents: c.totalCents,
  limitCents: optional(c.limitCents),
});

const missing = shape({ field: c.missingField, label: c.label, labelZh: c.labelZh });
const reason = shape({ code: c.code, label: c.label, labelZh: c.labelZh });

/** What a form's answers are likely to cost, so far as the house's own rates tell; no insurer has given it. */
export const indication = shape({
  outcome: c.outcome,
  note: c.note,
  noteZh: c.noteZh,
  figures: optional(nested('figures', figures)),
  missing: listOf('missing', missing),
  reasons: listOf('reasons', reason),
});
export type Indication = Of<typeof indication>;

export const indicatePremium = call({
  name: 'indicatePremium',
  method: 'POST',
  path: '/commercial-insurance/indication',
  summary:
    'What the answers to a form so far are likely to cost; an indication that no insurer has given, kept nowhere',
  tag: 'commercial',
  permission: 'commercial.write',
  body: shape(
    {
      templateId: r.templateId,
      promotionCode: optional(r.promotionCode),
      startsOn: optional(caseFields.startsOn),
      endsOn: optional(caseFields.endsOn),
      answers: caseFields.answers,
      employees: optional(listOf('eeList', employeesRow, MOST_EMPLOYEES)),
      lossRatio: optional(c.lossRatio),
    },
    [
      ({ startsOn, endsOn }) =>
        startsOn && endsOn && endsOn < startsOn ? [{ field: 'endsOn', message: 'validation.untilBeforeDate' }] : [],
    ],
  ),
  answer: indication,
});
