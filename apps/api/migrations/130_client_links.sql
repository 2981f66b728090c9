-- Links by which a client reads one policy without an account (decision 052): a random token, kept as its hash. Of a policy's
-- links one is live at most. Before anything of the policy is shown the client confirms what only the client knows.
create table client_links (
  id               uuid primary key,
  policy_id        uuid not null references policies (id),
  token_hash       bytea not null unique,
  email_sealed     bytea not null,
  language         text not null check (language in ('en', 'zh-Hant')),
  sent_at          timestamptz not null,
  sent_by          uuid,                    -- null: with the mail of a policy or an endorsement, or asked for by the client
  expires_at       timestamptz not null,
  ended_at         timestamptz,
  ended_as         text check (ended_as in ('revoked', 'replaced', 'locked')),
  opened_count     integer not null default 0,
  first_opened_at  timestamptz,
  last_opened_at   timestamptz,
  wrong_answers    integer not null default 0,
  code_hash        bytea,                   -- of the code that was mailed last
  code_expires_at  timestamptz,
  check ((ended_at is null) = (ended_as is null))
);
create unique index client_links_live on client_links (policy_id) where ended_at is null;
create index client_links_of_policy on client_links (policy_id, sent_at);

-- A browser in which the client has confirmed it.
create table client_sessions (
  session_hash  bytea primary key,
  link_id       uuid not null references client_links (id),
  begun_at      timestamptz not null,
  expires_at    timestamptz not null
);
create index client_sessions_by_link on client_sessions (link_id);

-- What a client asks to be changed. It is the office's draft of an endorsement from then on, which nobody of the office began.
create table client_changes (
  id            uuid primary key,
  policy_id     uuid not null references policies (id),
  draft_id      uuid not null,
  change_kind   text not null check (change_kind in ('contact', 'person', 'sum', 'cancel', 'other')),
  effective_on  date not null,
  text_sealed   bytea not null,
  asked_at      timestamptz not null
);
create index client_changes_of_policy on client_changes (policy_id, asked_at);
alter table endorsement_drafts
  alter column created_by drop not null,
  alter column changed_by drop not null;

-- A payment at a gateway is of an application, or of notes of a policy.
alter table payments
  alter column application_id drop not null,
  alter column application_version drop not null,
  alter column quote_id drop not null,
  add column policy_id uuid,
  add column language text,
  add constraint payments_policy_id_fkey foreign key (policy_id) references policies (id) not valid,
  add constraint payments_of_one check ((application_id is null) <> (policy_id is null)) not valid,
  add constraint payments_of_application
    check (application_id is null or (application_version is not null and quote_id is not null)) not valid;
create table payment_notes (
  payment_id    uuid not null references payments (id),
  note_id       uuid not null references debit_credit_notes (id),
  amount_cents  bigint not null check (amount_cents > 0),
  primary key (payment_id, note_id)
);
