/** Rows of migrations/062_case_desk.sql. */
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
  };
}

declare module '../../db/database.ts' {
  interface Database extends WorkflowTables {}
}
