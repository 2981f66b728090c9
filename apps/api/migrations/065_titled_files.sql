-- Whether an editor has written a file's titles. Until then both hold its name, which no reader is to take for a title;
-- processes of the release before write no more than that.
-- few rows: content_files
alter table content_files add column titled boolean not null default true;
alter table content_files alter column titled set default false;
update content_files set titled = false
  where recipe is null and title_zh = regexp_replace(file_name, '\.[^.]*$', '');
