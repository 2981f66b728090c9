-- Promotions that a draft brings: they come into force when it is published, and stay as the record of what it brought.
create table version_promotions (
  line                   text not null,
  version                integer not null,
  code                   text not null check (code ~ '^[A-Z0-9]{4,12}$'),
  for_all_lines          boolean not null,
  discount_basis_points  integer not null check (discount_basis_points between 1 and 10000),
  valid_from             date not null,
  valid_to               date not null,
  rule                   jsonb,
  failure_en             text,
  failure_zh             text,
  primary key (line, version, code),
  foreign key (line, version) references catalogue_versions,
  check (valid_from <= valid_to),
  check (rule is null or (failure_en is not null and failure_zh is not null))
);

create trigger published_is_final before insert or update or delete on version_promotions
  for each row execute function refuse_change_of_published_version();
