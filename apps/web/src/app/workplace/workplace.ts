import type { Rights } from '@onegi/contract/permissions';
import type { ComponentType, ReactNode } from 'react';

/** Where the account is shown: opened from the header, or as rows of the drawer. */
export type Place = 'bar' | 'drawer';

/** The parts of the frame of everybody who is signed in, in one language. */
export interface Workplace {
  /** Stands before the content: side navigation and bar. */
  readonly Top: ComponentType;
  /** Stands after it. */
  readonly Foot: ComponentType;
  readonly Account: ComponentType<{ place: Place }>;
  /** What the user may do, for a page of visitors that shows more to those who may. */
  readonly WithRights: ComponentType<{ children: (rights: Rights) => ReactNode }>;
}

/** What pages behind the login say of themselves: their route brings the frame with it. */
export interface WorkplaceHandle {
  readonly workplace: Workplace;
}
