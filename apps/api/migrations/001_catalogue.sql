-- The catalogue: who insures what, at which price, with which benefits. Everything that decides a price or a promise of
-- cover belongs to a version of a line; a published version is never changed again, a newer one follows it.

create table insurers (
  code            text primary key check (code ~ '^[A-Z]{3}$'),
  seq             integer not null unique,
  name_en         text not null,
  name_zh         text not null,
  brand_en        text not null,
  brand_zh        text not null,
  style_en        text not null,
  style_zh        text not null,
  colour          text not null check (colour ~ '^#[0-9A-F]{6}$'),
  default_method  text not null,
  connected       boolean not null,
  site_url        text not null
);

create table catalogue_versions (
  line            text not null,
  version         integer not null check (version > 0),
  effective_from  date not null,
  status          text not null default 'draft' check (status in ('draft', 'published')),
  published_at    timestamptz,
  note            text not null,
  primary key (line, version),
  check ((status = 'published') = (published_at is not null))
);

create table plans (
  line                            text not null,
  version                         integer not null,
  code                            text not null,
  seq                             integer not null,
  insurer_code                    text not null references insurers (code),
  tier                            text not null,
  name_en                         text not null,
  name_zh                         text not null,
  method                          text not null,
  relativity_basis_points         integer not null check (relativity_basis_points between 1 and 100000),
  standing_discount_basis_points  integer not null check (standing_discount_basis_points between 0 and 4000),
  limit_factor_basis_points       integer not null check (limit_factor_basis_points between 1 and 100000),
  brochure_file                   text not null,
  wording_file                    text not null,
  claim_file                      text not null,
  primary key (line, version, code),
  unique (line, version, seq),
  foreign key (line, version) references catalogue_versions
);

-- One cell of a tariff table; the key's parts mean what the line's rating says they mean.
create table tariff_cells (
  line        text not null,
  version     integer not null,
  table_name  text not null,
  key         text[] not null,
  seq         integer not null,
  value       numeric not null,
  primary key (line, version, table_name, key),
  foreign key (line, version) references catalogue_versions
);

-- terms: what each tier pays, as structured data, before the insurer's limit factor.
create table benefits (
  line            text not null,
  version         integer not null,
  code            text not null,
  seq             integer not null,
  benefit_group   text not null,
  name_en         text not null,
  name_zh         text not null,
  part_of         text,
  highlight_rank  integer,
  terms           jsonb not null,
  primary key (line, version, code),
  unique (line, version, seq),
  foreign key (line, version) references catalogue_versions,
  foreign key (line, version, part_of) references benefits (line, version, code)
);

create table important_notes (
  line     text not null,
  version  integer not null,
  seq      integer not null,
  text_en  text not null,
  text_zh  text not null,
  primary key (line, version, seq),
  foreign key (line, version) references catalogue_versions
);

create table optional_covers (
  line         text not null,
  version      integer not null,
  code         text not null,
  seq          integer not null,
  rider        text not null,
  name_en      text not null,
  name_zh      text not null,
  minimum_age  integer,
  adds         jsonb not null,
  primary key (line, version, code),
  unique (line, version, rider),
  foreign key (line, version) references catalogue_versions
);

create table promotions (
  code                   text primary key check (code ~ '^[A-Z0-9]{4,12}$'),
  line                   text,                 -- null: every line
  discount_basis_points  integer not null check (discount_basis_points between 1 and 10000),
  valid_from             date not null,
  valid_to               date not null,
  rule                   jsonb,
  failure_en             text,
  failure_zh             text,
  check (valid_from <= valid_to),
  check (rule is null or (failure_en is not null and failure_zh is not null))
);

create table levies (
  code            text not null,
  class           text not null,
  effective_from  date not null,
  effective_to    date,
  rate_ppm        integer not null check (rate_ppm between 0 and 1000000),
  cap_cents       integer check (cap_cents >= 0),
  primary key (code, class, effective_from),
  check (effective_to is null or effective_from <= effective_to)
);

create table settings (
  key    text primary key,
  value  text not null
);

create function refuse_change_of_published_version() returns trigger language plpgsql as $$
declare
  published boolean;
begin
  if tg_op <> 'INSERT' then
    select status = 'published' into published from catalogue_versions
      where line = old.line and version = old.version for share;
    if published then
      raise exception 'version % of % is published: its rows in % are never changed', old.version, old.line, tg_table_name;
    end if;
  end if;
  if tg_op <> 'DELETE' then
    select status = 'published' into published from catalogue_versions
      where line = new.line and version = new.version for share;
    if published then
      raise exception 'version % of % is published: nothing is added to it in %', new.version, new.line, tg_table_name;
    end if;
    return new;
  end if;
  return old;
end $$;

create function refuse_change_of_published_header() returns trigger language plpgsql as $$
begin
  if old.status = 'published' then
    raise exception 'version % of % is published and never changed', old.version, old.line;
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;

-- A version is filled as a draft and then published; it is never born published.
create function refuse_birth_as_published() returns trigger language plpgsql as $$
begin
  if new.status = 'published' then
    raise exception 'version % of % starts as a draft', new.version, new.line;
  end if;
  return new;
end $$;

create trigger published_is_final before update or delete on catalogue_versions
  for each row execute function refuse_change_of_published_header();
create trigger starts_as_draft before insert on catalogue_versions
  for each row execute function refuse_birth_as_published();
create trigger published_is_final before insert or update or delete on plans
  for each row execute function refuse_change_of_published_version();
create trigger published_is_final before insert or update or delete on tariff_cells
  for each row execute function refuse_change_of_published_version();
create trigger published_is_final before insert or update or delete on benefits
  for each row execute function refuse_change_of_published_version();
create trigger published_is_final before insert or update or delete on important_notes
  for each row execute function refuse_change_of_published_version();
create trigger published_is_final before insert or update or delete on optional_covers
  for each row execute function refuse_change_of_published_version();

-- Every process keeps the catalogue in memory and listens on this channel.
create function notify_catalogue_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue_changed', tg_table_name);
  return null;
end $$;

create trigger tell_processes after update of status on catalogue_versions
  for each statement execute function notify_catalogue_changed();
create trigger tell_processes after insert or update or delete on insurers
  for each statement execute function notify_catalogue_changed();
create trigger tell_processes after insert or update or delete on promotions
  for each statement execute function notify_catalogue_changed();
create trigger tell_processes after insert or update or delete on levies
  for each statement execute function notify_catalogue_changed();
create trigger tell_processes after insert or update or delete on settings
  for each statement execute function notify_catalogue_changed();
