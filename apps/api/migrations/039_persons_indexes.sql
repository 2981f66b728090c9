-- outside a transaction
-- What is still to be moved into rows (purchases/backfill-persons.ts): these indexes are empty when it is done.
create index concurrently if not exists applications_without_persons on applications (id)
  where persons_version is distinct from version;

create index concurrently if not exists policies_without_persons on policies (id) where answers_sealed is null;

-- Nobody looks people up in them: lookup_hashes are what is searched.
drop index concurrently if exists applications_by_hkid;

drop index concurrently if exists applications_by_email;

drop index concurrently if exists policies_by_holder_hkid;

drop index concurrently if exists policies_by_holder_email;
