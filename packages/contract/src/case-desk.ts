import * as z from 'zod';
import { caseDeskFields as d } from './fields/workflow.ts';
import { type Of, optional, shape } from './shape.ts';

/** Something that was done with a case: what, by whom, and who had it then. */
export const caseEvent = shape({
  eventAction: d.eventAction,
  eventAt: d.eventAt,
  eventBy: d.eventBy,
  eventByZh: d.eventByZh,
  eventInsurer: optional(d.eventInsurer),
  stepMinutes: optional(d.stepMinutes),
  stepOfficeMinutes: optional(d.stepOfficeMinutes),
  assigneeName: d.assigneeName,
  assigneeNameZh: d.assigneeNameZh,
});
export type CaseEvent = Of<typeof caseEvent>;

/** A colleague whom a case can be given to. */
const assignee = shape({ userId: d.colleague, name: d.colleagueName, nameZh: d.colleagueNameZh });
export type Assignee = Of<typeof assignee>;
export const assignees = z.array(assignee.codec);
