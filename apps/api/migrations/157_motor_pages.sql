-- Small pictures of the pages of a PDF after its first one, which motor_thumbnails holds as it does an image's.
create table motor_thumbnail_pages (
  file_id         uuid not null references motor_thumbnails (file_id) on delete cascade,
  page            smallint not null,
  picture_sealed  bytea not null,
  primary key (file_id, page)
);

-- PDFs that were taken before await theirs, too.
insert into motor_thumbnails (file_id, taken_at)
  select id, uploaded_at from stored_files
  where purpose = 'motorDocument' and state in ('waiting', 'toCorrect', 'accepted') and file_type = 'pdf'
  on conflict do nothing;
