-- Whether a note of a line is an exclusion, a condition or something else to know. Null in versions that were published
-- before, which are never changed, and in what a process of the release before writes.
alter table important_notes add column kind text;
alter table important_notes
  add constraint important_notes_kind check (kind in ('exclusion', 'condition', 'note')) not valid;
