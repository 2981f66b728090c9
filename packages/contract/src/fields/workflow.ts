import * as z from 'zod';
import { field } from '../shape.ts';
import * as f from './formats.ts';

/** Who may have to do the next thing with a case. */
export const holders = ['client', 'consultant', 'officer', 'editor', 'insurer', 'gateway', 'system'] as const;
export type Holder = (typeof holders)[number];

/** What every answer about a case may say beside its state. */
export const workflowFields = {
  /** Null: nobody, the case rests. */
  holder: field('holder', z.nullable(f.oneOf(holders))),
  /** Since when the case is in its state, and so with its holder. */
  heldSince: field('heldSince', f.moment),
  /** When it is due to move on; null where nothing is promised. */
  dueAt: field('dueAt', z.nullable(f.moment)),
  /** What the caller may do with the case now; each kind of case has its own actions. */
  allowedActions: field('allowedActions', z.array(z.string())),
} as const;

/** The same for cases of one kind. */
export const allowedOf = <const A extends readonly [string, ...string[]]>(actions: A) =>
  field(workflowFields.allowedActions.wire, z.array(f.oneOf(actions)));
