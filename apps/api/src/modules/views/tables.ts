/** Rows of saved_views in migrations/036_lists.sql. */
export interface ViewsTables {
  saved_views: {
    id: string;
    user_id: string;
    /** Name of the list. */
    list: string;
    /** A SealedView. */
    view_sealed: Buffer;
    saved_at: Date;
  };
}

/** What somebody has typed, which may name people. */
export interface SealedView {
  readonly viewName: string;
  /** What the page's address says, without the place in the list. */
  readonly viewSearch: string;
  /** The list opens with it; of a list one at most. */
  readonly isDefault?: boolean;
}

/** What a view is sealed for. */
export const sealOwner = (id: string) => `saved_views/${id}`;

declare module '../../db/database.ts' {
  interface Database extends ViewsTables {}
}
