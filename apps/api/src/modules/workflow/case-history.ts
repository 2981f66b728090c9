import { randomUUID } from 'node:crypto';
import type { CaseEvent } from '@onegi/contract/case-desk';
import { elapsedBetween } from '@onegi/contract/clock/office-hours';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import type { Asked, EndedStep } from './workflow.ts';

/** A case that is given to somebody. */
interface AssignedRow {
  readonly id: string;
  readonly assigned_to: string | null;
  /** The insurer that was asked for, where there is one. */
  readonly insurer_code?: string | null;
}

/**
 * The columns of an event that say how long a case was in the state that has ended, for the report on steps.
 * @param insurerCode the insurer that it was about; null where there is none
 */
export function stepColumns(ended: EndedStep | null, insurerCode: string | null, now: Date) {
  if (!ended) return {};
  const { workflow, state, holder, since } = ended;
  const { clockMs, officeMs } = elapsedBetween({ from: since, until: now });
  return {
    workflow,
    step: state,
    holder,
    step_insurer_code: insurerCode,
    clock_seconds: Math.round(clockMs / 1000),
    office_seconds: officeMs === null ? null : Math.round(officeMs / 1000),
  };
}

/** Writes down what was done with a case, and how long the step took that it ends; the effect of its workflow's actions. */
export async function recordCaseEvent(
  tx: Tx,
  row: AssignedRow,
  { action, actor, now }: Asked<string>,
  ended: EndedStep | null,
): Promise<void> {
  const event = {
    case_id: row.id,
    id: randomUUID(),
    action,
    user_id: actor === 'system' ? null : actor.userId,
    assigned_to: row.assigned_to,
    at: now,
    ...stepColumns(ended, row.insurer_code ?? null, now),
  };
  await tx.insertInto('case_events').values(event).execute();
}

const minutesOf = (seconds: number | null) => (seconds === null ? null : Math.floor(seconds / 60));

/** Who did what with a case, the latest first. */
export async function readCaseHistory(db: Db, caseId: string): Promise<CaseEvent[]> {
  const rows = await db
    .selectFrom('case_events')
    .leftJoin('users as by', 'by.id', 'case_events.user_id')
    .leftJoin('users as assignee', 'assignee.id', 'case_events.assigned_to')
    .select([
      'action as eventAction',
      'at',
      'by.name_en as eventBy',
      'by.name_zh as eventByZh',
      'assignee.name_en as assigneeName',
      'assignee.name_zh as assigneeNameZh',
      'insurer_code as eventInsurer',
      'clock_seconds',
      'office_seconds',
    ])
    .where('case_id', '=', caseId)
    .orderBy('at', 'desc')
    // What passed a case on comes before that it was.
    .orderBy(sql`action = 'passOn'`, 'desc')
    .orderBy('case_events.id')
    .execute();
  return rows.map(({ at, clock_seconds, office_seconds, ...event }) => ({
    ...event,
    eventByZh: event.eventByZh || null,
    assigneeNameZh: event.assigneeNameZh || null,
    eventAt: at.toISOString(),
    stepMinutes: minutesOf(clock_seconds),
    stepOfficeMinutes: minutesOf(office_seconds),
  }));
}
