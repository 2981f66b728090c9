-- in batches
-- Allocations from before migration 137 that were posted on another day than their own.
update allocations set counted_on =
    (select max(e.booked_on) from journal_entries e where e.payment_id = allocations.id and e.event = 'allocated')
  where id in (select id from allocations where counted_on is null and exists (
    select from journal_entries e where e.payment_id = allocations.id and e.event = 'allocated'
      and e.booked_on <> (allocations.allocated_at at time zone 'Asia/Hong_Kong')::date) limit 5000);
