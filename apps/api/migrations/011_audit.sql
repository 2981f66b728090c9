-- The audit trail: who did what to which object. Rows are written unchained in the transaction of the deed (audit_waiting),
-- and moved into the chain right after it, in turn: no deed waits for another's.

create table audit_waiting (
  id            uuid primary key,
  at            timestamptz not null default clock_timestamp(),
  actor_kind    text not null,
  actor_id      uuid,
  actor_roles   text[] not null,
  action        text not null,
  object_kind   text not null,
  object_id     text,
  object_name   text,
  before_facts  text not null,                     -- JSON as it stands: the hash is over these very characters
  after_facts   text not null,
  address_hash  bytea,                             -- keyed
  agent         text,                              -- in words: Chrome on Windows
  request_id    text
);

create table audit_trail (
  seq           bigint primary key,                -- 1, 2, 3 … without a gap
  id            uuid not null unique,
  at            timestamptz not null,
  actor_kind    text not null,
  actor_id      uuid,
  actor_roles   text[] not null,
  action        text not null,
  object_kind   text not null,
  object_id     text,
  object_name   text,
  before_facts  text not null,
  after_facts   text not null,
  address_hash  bytea,
  agent         text,
  request_id    text,
  previous_hash bytea not null,                    -- of the row before; zeros before the first
  row_hash      bytea not null                     -- sha256 over the row, its place and the hash of the row before
);
create index audit_trail_by_time on audit_trail (at, seq);
create index audit_trail_by_action on audit_trail (action, at, seq);
create index audit_trail_by_actor on audit_trail (actor_id, at, seq) where actor_id is not null;
create index audit_trail_by_actor_kind on audit_trail (actor_kind, at, seq);
create index audit_trail_by_object_kind on audit_trail (object_kind, at, seq);
create index audit_trail_by_object_id on audit_trail (object_id, at, seq);
create index audit_trail_by_object_name on audit_trail (object_name, at, seq);

-- Where the chain ends, signed: without the key nobody can cut its tail off or build it anew.
create table audit_head (
  only_one   boolean primary key default true check (only_one),
  seq        bigint not null,
  row_hash   bytea not null,
  signature  bytea not null
);

create table audit_verifications (
  id          uuid primary key,
  at          timestamptz not null default clock_timestamp(),
  rows        bigint not null,
  until_at    timestamptz,
  problems    integer not null
);
create index audit_verifications_by_time on audit_verifications (at);

create function refuse_change_of_audit() returns trigger language plpgsql as $$
begin
  raise exception 'The audit trail is only ever added to.' using errcode = 'insufficient_privilege';
end $$;

-- What waits may go once it stands in the chain.
create function refuse_loss_of_audit() returns trigger language plpgsql as $$
begin
  if not exists (select from audit_trail where id = old.id) then
    raise exception 'A row of the audit trail may not be removed.' using errcode = 'insufficient_privilege';
  end if;
  return old;
end $$;

create trigger only_added_to before update or delete or truncate on audit_trail
  for each statement execute function refuse_change_of_audit();
create trigger only_added_to before update or truncate on audit_waiting
  for each statement execute function refuse_change_of_audit();
create trigger leaves_into_the_chain before delete on audit_waiting
  for each row execute function refuse_loss_of_audit();
create trigger never_removed before delete or truncate on audit_head
  for each statement execute function refuse_change_of_audit();
create trigger only_added_to before update or delete or truncate on audit_verifications
  for each statement execute function refuse_change_of_audit();
