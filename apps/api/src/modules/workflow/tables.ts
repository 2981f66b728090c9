import type { Holder } from '@onegi/contract/fields/workflow';
import type { Generated } from 'kysely';

/** Rows of migrations/062_case_desk.sql, 075_request_offers.sql, 082_case_steps.sql and 092_case_messages.sql. */
export interface WorkflowTables {
  /** What was done with a case that the office answers. */
  case_events: {
    case_id: string;
    id: string;
    action: string;
    user_id: string | null;
    /** Who has it afterwards. */
    assigned_to: string | null;
    at: Date;
    /** Whether somebody may have to be mailed of it still. */
    awaits_mail: Generated<boolean>;
    /** Whom the office asked, or who answered. */
    insurer_code: Generated<string | null>;
    /** Which workflow's state the action has ended, and who had to do the next thing there; null where it ended none. */
    workflow: Generated<string | null>;
    step: Generated<string | null>;
    holder: Generated<Holder | null>;
    step_insurer_code: Generated<string | null>;
    clock_seconds: Generated<number | null>;
    office_seconds: Generated<number | null>;
  };
}

declare module '../../db/database.ts' {
  interface Database extends WorkflowTables {}
}
