import * as z from 'zod';
import { field } from '../shape.ts';
import * as f from './formats.ts';

/** What the report on steps tells apart beside the step itself. */
export const stepGroupings = ['step', 'officer', 'insurer'] as const;
export type StepGrouping = (typeof stepGroupings)[number];

/** The longest span of days that one report is over, both its ends included. */
export const LONGEST_REPORT_DAYS = 366;
/** The days up to today where none are asked for. */
export const REPORT_DAYS = 30;

const hours = z.nullable(z.number());

/** Fields of the report on how long each step of a case takes. */
export const stepFields = {
  from: field('dateF', f.date),
  until: field('dateT', f.date),
  grouping: field('by', f.oneOf(stepGroupings)),
  /** The workflow and its state: `request.waiting`; names of texts in `caseSteps.steps`. */
  step: field('step', z.string()),
  /** Who has to do the next thing there: names of texts in `caseSteps.holders`. */
  stepHolder: field('stepHolder', z.string()),
  officerName: field('officerName', z.nullable(z.string())),
  officerNameZh: field('officerName9', z.nullable(z.string())),
  insurerName: field('insurerName', z.nullable(z.string())),
  insurerNameZh: field('insurerName9', z.nullable(z.string())),
  /** How often the step ended within the days. */
  stepCount: field('count', z.int()),
  // Hours with two digits; in office hours null where public holidays were not known so far ahead.
  clockMedianHours: field('clockMedianHours', hours),
  clockNinetiethHours: field('clockP90Hours', hours),
  officeMedianHours: field('officeMedianHours', hours),
  officeNinetiethHours: field('officeP90Hours', hours),
} as const;
