import type { ChartNumber, Period } from '@onegi/contract/fields/dashboard';

/** Rows of migrations/013_dashboard.sql. */
export interface DashboardTables {
  dashboard_items: {
    user_id: string;
    item: ChartNumber;
    period: Period;
    start_on: string | null;
    end_on: string | null;
    x: number;
    y: number;
    w: number;
    h: number;
    visible: boolean;
    changed_at: Date;
  };
}

declare module '../../db/database.ts' {
  interface Database extends DashboardTables {}
}
