import type { Generated } from 'kysely';

/** Rows of migrations/062_case_desk.sql and 075_request_offers.sql. */
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
    /** Whom the office asked, or who answered. */
    insurer_code: Generated<string | null>;
  };
}

declare module '../../db/database.ts' {
  interface Database extends WorkflowTables {}
}
