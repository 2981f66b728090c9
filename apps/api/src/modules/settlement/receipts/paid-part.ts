import { sql } from 'kysely';

/**
 * What an allocation `a` is of what its receipt `r` pays: all that stands comes to it, and of a receipt that was reversed what
 * stood until then. What was taken back before was another client's.
 */
export const paidPart = sql<number>`case when r.reversed_on is null then a.amount_cents
  when a.reverses is not null and a.allocated_at = r.state_changed_at then -a.amount_cents else 0 end`;
