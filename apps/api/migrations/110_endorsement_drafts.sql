-- Endorsements on their way: drafted by one person, approved by another. What is issued is a row of policy_endorsements with the same id, and
-- the draft stays as what was asked, worked out and approved.
create table endorsement_drafts (
  id                  uuid primary key,
  policy_id           uuid not null references policies (id),
  policy_number       text not null,
  transaction_number  text not null,
  line                text not null,
  endorsement_no      text not null,           -- the one it will have
  kind                text not null check (kind in ('EA', 'ER', 'EN', 'CN', 'RI', 'AD', 'RV')),
  state               text not null check (state in ('draft', 'awaitingApproval', 'issued')),
  version             integer not null default 1,
  effective_on        date not null,
  ends_on             date,                    -- where it changes the last day of the period
  terms_sealed        bytea not null,          -- what was asked for
  changes_sealed      bytea not null,          -- what it changes, before and after
  note_sealed         bytea,                   -- why it was sent back
  figures             jsonb not null,          -- what will be booked, in cents, and how it comes about
  net_premium_cents   bigint not null,
  receivable_cents    bigint not null,
  officer_limit_cents bigint,                  -- up to which an officer may approve it; set when it is submitted
  reverses_no         text,
  created_by          uuid not null,
  created_at          timestamptz not null,
  changed_by          uuid not null,
  submitted_by        uuid,
  submitted_at        timestamptz,
  approved_by         uuid,
  approved_at         timestamptz,
  in_effect_since     date,                    -- when the policy's own rows were made what it says
  state_changed_at    timestamptz
);
create unique index endorsement_drafts_one_open on endorsement_drafts (policy_id) where state <> 'issued';
create index endorsement_drafts_by_policy on endorsement_drafts (policy_id, endorsement_no);
create index endorsement_drafts_waiting on endorsement_drafts (state_changed_at, id) where state = 'awaitingApproval';
create index endorsement_drafts_by_state on endorsement_drafts (state, state_changed_at, id);
create index endorsement_drafts_to_come on endorsement_drafts (effective_on, id)
  where state = 'issued' and in_effect_since is null;

-- Issued endorsements are never changed or removed. Their sealed column is sealed anew with newer keys.
create function refuse_endorsement_change() returns trigger language plpgsql as $$
begin
  raise exception 'An endorsement that was issued is never changed or removed, only reversed'
    using errcode = 'restrict_violation';
end $$;
create trigger policy_endorsements_are_kept before delete on policy_endorsements
  for each statement execute function refuse_endorsement_change();
create trigger policy_endorsements_are_not_changed before update of endorsement_no, kind, effective_on, ends_on,
    net_premium_cents, actual_premium_cents, total_levies_cents, total_commission_cents, receivable_cents, payable_cents,
    reverses_no on policy_endorsements
  for each row when (old.approved_by is not null) execute function refuse_endorsement_change();

alter table subject_matter
  drop constraint subject_matter_owner_kind_check,
  add constraint subject_matter_owner_kind check (owner_kind in ('case', 'policy', 'endorsement')) not valid;

alter table documents
  drop constraint documents_kind,
  add constraint documents_kind
    check (kind in ('schedule', 'receipt', 'wording', 'debitNote', 'endorsement', 'creditNote')) not valid;

create function tell_work_of_endorsement() returns trigger language plpgsql as $$
begin
  perform pg_notify('work_changed', 'endorsements.approve ');
  return null;
end $$;
create trigger tell_work_of_endorsement after insert or update or delete on endorsement_drafts
  for each statement execute function tell_work_of_endorsement();
