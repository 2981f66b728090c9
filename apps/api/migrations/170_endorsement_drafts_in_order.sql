-- outside a transaction
-- Endorsements on their way: what waits for approval first, then drafts, then what was issued, each by when it came there; and by
-- the day from which they count.
create index concurrently if not exists endorsement_drafts_in_order
  on endorsement_drafts (state, coalesce(state_changed_at, created_at), id);
create index concurrently if not exists endorsement_drafts_by_effect on endorsement_drafts (effective_on, id);

drop index concurrently if exists endorsement_drafts_by_state;

-- What lapses is read from policies_to_lapse, the inquiry from policies_pending_by_number.
drop index concurrently if exists policies_pending;
