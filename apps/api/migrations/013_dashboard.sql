-- The TR code a sale counts for: of the consultant who sent the purchase link, prepared the application or handed it over.
alter table purchase_links add column consultant_code text;
alter table applications add column consultant_code text;

create index policies_by_consultant on policies (consultant_code) where consultant_code is not null;
create index policy_endorsements_by_account on policy_endorsements (account_on);

-- Where a user has put the charts. Who never moved one has no rows; a chart without a row beside others is not shown.
create table dashboard_items (
  user_id    uuid not null references users (id) on delete cascade,
  item       smallint not null check (item between 1 and 3),
  period     text not null check (period in ('M1', 'M3', 'M12', 'OWN')),
  start_on   date,                            -- of an own period; the others move with the day
  end_on     date,
  x          smallint not null check (x >= 0),
  y          smallint not null check (y >= 0),
  w          smallint not null check (w > 0 and x + w <= 12),
  h          smallint not null check (h > 0),
  visible    boolean not null,
  changed_at timestamptz not null,
  primary key (user_id, item),
  check ((period = 'OWN') = (start_on is not null and end_on is not null))
);
