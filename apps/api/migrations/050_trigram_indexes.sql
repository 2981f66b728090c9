-- outside a transaction
create index concurrently if not exists content_files_by_name_part on content_files
  using gin (search_text gin_trgm_ops) where state = 'published';

create index concurrently if not exists content_files_by_product_part on content_files
  using gin (product_search_text gin_trgm_ops) where state = 'published';
