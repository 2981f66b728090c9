-- outside a transaction
-- Everything a list narrows by but names stands in the index that orders it: 100,000 files are gone through without reading a row.
create index concurrently if not exists content_files_by_date on content_files (box, shown_on desc, id desc)
  include (shown_until, file_type, insurer_code, line) where state = 'published';

create index concurrently if not exists content_files_by_name on content_files (box, file_name collate "C", id)
  include (shown_on, shown_until, file_type, insurer_code, line) where state = 'published';

create index concurrently if not exists content_files_by_product on content_files
  (box, insurer_code, line, shown_on desc, id desc) include (shown_until, file_type) where state = 'published';

create index concurrently if not exists users_by_name on users (name_en, id);

analyze content_files;
