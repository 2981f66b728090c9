-- Files of the product library that somebody keeps at hand.
create table content_favourites (
  user_id  uuid not null references users (id),
  file_id  uuid not null references content_files (id) on delete cascade,
  kept_at  timestamptz not null,
  primary key (user_id, file_id)
);
create index content_favourites_of_file on content_favourites (file_id);
