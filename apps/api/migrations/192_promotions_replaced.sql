-- What was in force of a code when a draft that changes it was imported (decision 010): publishing the draft replaces that and nothing
-- else. Null: there was no such promotion, or the release before imported the draft.
alter table version_promotions add column replaces jsonb;
