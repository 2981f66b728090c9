-- few rows: content_files
-- What names are looked for in, in lower case: written by the database, so that processes of every release keep it right.
alter table content_files add column search_text text, add column product_search_text text;

create function write_content_search_text() returns trigger language plpgsql as $$
begin
  new.search_text := lower(new.file_name || ' ' || new.title_en || ' ' || new.title_zh);
  new.product_search_text := lower(coalesce(new.product_name_en, '') || ' ' || coalesce(new.product_name_zh, ''));
  return new;
end $$;

create trigger content_search_text before insert or update on content_files
  for each row execute function write_content_search_text();

update content_files set search_text = null;

-- Filters and order of a list that somebody has kept under a name: sealed, for they may name people.
create table saved_views (
  id           uuid primary key,
  user_id      uuid not null references users (id),
  list         text not null,
  view_sealed  bytea not null,
  saved_at     timestamptz not null
);
create index saved_views_of_user on saved_views (user_id, list);
