import * as z from 'zod';
import { call } from '../../call.ts';
import { workFields as w } from '../../fields/work.ts';
import { type Of, shape } from '../../shape.ts';

const waiting = shape({
  /** What waits: `work.waiting` has its name. */
  code: w.code,
  /** The page that lists exactly these, the oldest first, with what it is asked in its address. */
  path: w.path,
  /** How many; 1,000 means that many or more. Never 0: what does not wait is left out. */
  count: w.count,
  /** Since when the oldest waits. */
  oldestAt: w.oldestAt,
  /** When the first of them is due or runs out; null where nothing is promised. */
  dueAt: w.dueAt,
});
export type Waiting = Of<typeof waiting>;

export const waitingWork = call({
  name: 'waitingWork',
  method: 'GET',
  path: '/sys/waiting-work',
  summary: 'What waits for the user, by their rights: how much of each kind, since when, and the page that lists it',
  tag: 'work',
  permission: 'account.own',
  answer: z.array(waiting.codec),
});
