import * as z from 'zod';
import { field } from '../shape.ts';
import * as f from './formats.ts';

const shown = z.string();

/** Fields of an indicative premium. What it is asked with may be half typed, and is kept nowhere. */
export const indicationFields = {
  employeeCount: field(
    'wfEmployeeNo',
    z
      .string('validation.integer')
      .trim()
      .regex(/^0*\d{0,5}$/, 'validation.integer')
      .max(20, 'validation.integer')
      .overwrite((typed) => typed.replace(/^0+/, '')),
  ),
  /** Estimated annual payroll in dollars. */
  annualPayroll: field(
    'wfEaPayroll',
    z
      .string('validation.money')
      .trim()
      .regex(/^(\d{1,11}(\.\d{1,2})?)?$/, 'validation.money'),
  ),
  /** Claims of three years, paid and outstanding, in percent of the premium. */
  lossRatio: field(
    'lossRatio',
    z
      .string('validation.number')
      .trim()
      .regex(/^(\d{1,4}(\.\d{1,2})?)?$/, 'validation.number'),
  ),
  outcome: field('outcome', f.oneOf(['figures', 'missing', 'refer'])),
  note: field('note', shown),
  noteZh: field('note9', shown),
  code: field('code', shown),
  label: field('label', shown),
  labelZh: field('label9', shown),
  /** The figures that a line was worked out from. */
  working: field('working', shown),
  amountCents: field('amount', f.money),
  /** A question, or a field of a row of employees. */
  missingField: field('field', shown),
  sumCents: field('sum', f.money),
  loadingCents: field('loading', f.money),
  minimumCents: field('minimum', f.money),
  premiumCents: field('wfGprem', f.money),
  leviesCents: field('wfTtllevyamt', f.money),
  totalCents: field('wfTtlprem', f.money),
  limitCents: field('limit', f.money),
} as const;
