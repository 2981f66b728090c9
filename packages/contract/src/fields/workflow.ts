import * as z from 'zod';
import { promiseCounts } from '../clock/office-hours.ts';
import { field, nullable } from '../shape.ts';
import * as f from './formats.ts';

/** Who may have to do the next thing with a case. */
export const holders = [
  'client',
  'consultant',
  'officer',
  'editor',
  'insurer',
  'finance',
  'underwriter',
  'operations',
  'auditor',
  'approver',
  'gateway',
  'system',
] as const;
export type Holder = (typeof holders)[number];

/** The longest answer, in characters. */
export const ANSWER_MAX = 4_000;

/** What was promised to who asked, in hours. */
export const promiseFields = {
  promisedHours: field('promisedHours', z.int()),
  promiseCounts: field('promiseCounts', f.oneOf(promiseCounts)),
} as const;

/** What the clock of a case shows: what has passed since it began, pauses left out. */
export const clockFields = {
  /** Whole minutes; null where the clock does not run, or not yet. */
  clockMinutes: field('clockMinutes', z.nullable(z.int())),
  /** The office's alone; null also where public holidays are not known so far ahead. */
  officeMinutes: field('officeMinutes', z.nullable(z.int())),
  /** Null where the promise is none, or a day. */
  promisedHours: nullable(promiseFields.promisedHours),
  promiseCounts: nullable(promiseFields.promiseCounts),
  /** The clock stands still: the office has asked for something. */
  isPaused: field('paused', f.flag),
  /** The promise is broken; of a case that is over, was broken. */
  isLate: field('late', f.flag),
} as const;

/** What every answer about a case may say beside its state. */
export const workflowFields = {
  /** Null: nobody, the case rests. */
  holder: field('holder', z.nullable(f.oneOf(holders))),
  /** Since when its holder has the case: since it is in its state, or their turn in it. */
  heldSince: field('heldSince', f.moment),
  /** When it is due to move on; null where nothing is promised. */
  dueAt: field('dueAt', z.nullable(f.moment)),
  ...clockFields,
  /** What the caller may do with the case now; each kind of case has its own actions. */
  allowedActions: field('allowedActions', z.array(z.string())),
} as const;

/** The same for cases of one kind. */
export const allowedOf = <const A extends readonly [string, ...string[]]>(actions: A) =>
  field(workflowFields.allowedActions.wire, z.array(f.oneOf(actions)));

/** What is said of a case that somebody of the office takes and answers. */
export const caseDeskFields = {
  /** Who of the office answers the case; null: nobody has taken it. */
  assigneeId: field('assigneeId', z.nullable(z.uuid('validation.reference'))),
  assigneeName: field('assigneeName', z.nullable(z.string())),
  assigneeNameZh: field('assigneeName9', z.nullable(z.string())),
  /** Who had it as far as the caller has seen: if somebody else has it meanwhile, nothing is changed. */
  assigneeSeen: field('assigneeSeen', z.nullable(z.uuid('validation.reference'))),
  colleague: field('id', z.uuid('validation.reference')),
  colleagueName: field('name', z.string()),
  colleagueNameZh: field('name9', z.nullable(z.string())),
  /** What the office answers; it is mailed. */
  answerText: field(
    'answerText',
    f.paragraphs(ANSWER_MAX).refine((text) => text !== '', 'validation.required'),
  ),
  answerGiven: field('answerText', z.nullable(z.string())),
  // what was done with the case
  eventAction: field('action', z.string()),
  eventAt: field('at', f.moment),
  eventBy: field('by', z.nullable(z.string())),
  eventByZh: field('by9', z.nullable(z.string())),
  /** The insurer that was asked, or answered, by its code. */
  eventInsurer: field('insurer', z.nullable(z.string())),
  /** Whole minutes of the step that it ended, by the clock and in office hours; null where it ended none. */
  stepMinutes: field('stepMinutes', z.nullable(z.int())),
  stepOfficeMinutes: field('stepOfficeMinutes', z.nullable(z.int())),
} as const;
