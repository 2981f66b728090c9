-- in batches
-- Allocations from before migration 137 that were posted on another day than their own.
update allocations a set counted_on = e.booked_on from journal_entries e
  where a.id in (select o.id from allocations o join journal_entries f on f.payment_id = o.id and f.event = 'allocated'
      where o.counted_on is null and f.booked_on <> (o.allocated_at at time zone 'Asia/Hong_Kong')::date limit 5000)
    and e.payment_id = a.id and e.event = 'allocated';
