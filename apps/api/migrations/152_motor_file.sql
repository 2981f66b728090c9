-- few rows: stored_files
-- Each document of a motor case is looked at by the auditor: those that were taken before wait for it, too.
update stored_files set state = 'waiting' where purpose = 'motorDocument' and state = 'kept';

-- Which fields of a version of a case the auditor has compared with its documents.
create table motor_ticks (
  case_id    uuid not null references motor_cases (id),
  edition    integer not null,
  field      text not null,
  ticked_by  uuid not null,
  ticked_at  timestamptz not null,
  primary key (case_id, edition, field)
);

-- A small picture of an image of a case's electronic file, made once: null until it is, and where none can be made.
create table motor_thumbnails (
  file_id         uuid primary key references stored_files (id) on delete cascade,
  taken_at        timestamptz not null,
  made_at         timestamptz,
  picture_sealed  bytea
);
create index motor_thumbnails_to_make on motor_thumbnails (taken_at) where made_at is null;
insert into motor_thumbnails (file_id, taken_at)
  select id, uploaded_at from stored_files
  where purpose = 'motorDocument' and state = 'waiting' and file_type in ('jpg', 'png');
