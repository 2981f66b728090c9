-- The endorsement that an accepted case ended in which asked for one (decision 041): a policy has one case of its own, and as many
-- endorsements as are asked for. The release before shows such a case as one that is over.
alter table quote_requests add column endorsement_id uuid;
