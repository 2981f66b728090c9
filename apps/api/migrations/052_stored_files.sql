-- A row for every file that somebody has uploaded, written before its bytes (decision 027).
create table stored_files (
  id               uuid primary key,        -- also the key of its bytes
  purpose          text not null,
  state            text not null check (state in ('arriving', 'kept', 'waiting', 'toCorrect', 'accepted', 'removed')),
  state_changed_at timestamptz,
  owner_id         uuid,                    -- whose it is; null until it is kept
  slot             text,                    -- which of its owner's files it is, where there is one of each
  file_type        text not null,           -- its ending: pdf
  file_name        text,
  file_name_sealed bytea,                   -- in the place of file_name, where it may name a person
  bytes            bigint,                  -- null, and no sha256: uploaded before there was this table
  sha256           bytea,
  sealed_with      bytea,                   -- the id of the key that sealed the bytes; null: they lie open
  note_sealed      bytea,                   -- what has to be corrected
  uploaded_by      uuid,
  uploaded_at      timestamptz not null,
  -- Bytes and row are removed after this: an arriving file that nobody kept, or one that its owner has removed.
  delete_after     timestamptz,
  check ((file_name is null) <> (file_name_sealed is null)),
  check ((delete_after is null) = (state not in ('arriving', 'removed'))),
  check (owner_id is not null or state in ('arriving', 'removed'))
);
create unique index stored_files_slot on stored_files (purpose, owner_id, slot) where state <> 'removed';
create index stored_files_of_owner on stored_files (owner_id) where state <> 'removed';
create index stored_files_to_delete on stored_files (delete_after) where delete_after is not null;
create index stored_files_sealed_with on stored_files (sealed_with) where sealed_with is not null;

-- For processes of the release before, which know content_files.file_key alone: what they upload and delete meanwhile.
-- The release after this one drops both.
create function follow_content_file() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update stored_files set state = 'removed', delete_after = now() where id = old.file_key and state <> 'removed';
  elsif new.file_key is not null then
    insert into stored_files (id, purpose, state, owner_id, file_type, file_name, uploaded_by, uploaded_at)
    values (new.file_key, new.box, 'kept', new.id, new.file_type, new.file_name, new.created_by, new.changed_at)
    on conflict (id) do nothing;
  end if;
  return null;
end $$;

create trigger content_file_stored after insert or delete on content_files
  for each row execute function follow_content_file();

insert into stored_files (id, purpose, state, owner_id, file_type, file_name, uploaded_by, uploaded_at)
select file_key, box, 'kept', id, file_type, file_name, created_by, changed_at
from content_files where file_key is not null;
