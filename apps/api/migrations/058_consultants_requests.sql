-- The consultant who asked for a client, whose request it is too; null for a visitor's, and for those made before.
alter table quote_requests add column consultant_code text;
