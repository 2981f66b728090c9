-- Accounts: who may sign in, what they may do, and how they prove who they are. Nothing here opens a door by being read:
-- passwords are argon2id, tokens and codes keyed or plain hashes of random words, addresses and secrets sealed.

create table users (
  id                    uuid primary key,
  login_id              text not null unique check (login_id = lower(login_id)),
  email_sealed          bytea not null,
  email_hash            bytea not null unique,
  name_en               text not null,
  name_zh               text not null,
  employee_id           text not null unique,
  ia_licence            text,
  unit                  text,
  language              text not null check (language in ('en', 'zh-Hant')),
  state                 text not null check (state in ('invited', 'active', 'suspended')),
  password_hash         text,                     -- argon2id of the upper-case MD5 that pages send
  must_change_password  boolean not null default false,
  password_changed_at   timestamptz,
  terms_accepted_at     timestamptz,
  last_sign_in_at       timestamptz,
  created_at            timestamptz not null,
  version               integer not null default 1
);

create table user_roles (
  user_id  uuid not null references users on delete cascade,
  role     text not null,
  primary key (user_id, role)
);

create table user_tr_codes (
  user_id  uuid not null references users on delete cascade,
  tr_code  text not null,
  seq      integer not null,
  primary key (user_id, tr_code)
);
create index user_tr_codes_by_code on user_tr_codes (tr_code);

create table sessions (
  id             uuid primary key,
  token_hash     bytea not null unique,
  user_id        uuid not null references users on delete cascade,
  agent          text not null,                    -- in words: Chrome on Windows
  address_hash   bytea not null,
  limited_to     text check (limited_to in ('password', 'secondFactor')),
  temporary_id   uuid,                             -- the temporary password that opened it
  created_at     timestamptz not null,
  last_seen_at   timestamptz not null,
  ends_at        timestamptz not null,
  ended_at       timestamptz,
  end_reason     text
);
create index sessions_of_user on sessions (user_id, created_at desc);
create index sessions_over on sessions (ends_at);

create table captchas (
  key          uuid primary key,
  answer_hash  bytea not null,
  expires_at   timestamptz not null
);
create index captchas_over on captchas (expires_at);

-- Between the password and the accepted terms.
create table login_steps (
  step_hash     bytea primary key,
  user_id       uuid not null references users on delete cascade,
  method        text not null check (method in ('password', 'temporary', 'passkey')),
  temporary_id  uuid,
  challenge     text,                              -- what a passkey has to sign
  expires_at    timestamptz not null
);
create index login_steps_over on login_steps (expires_at);

-- What a passkey has to sign when nobody has named themselves yet, or to be enrolled.
create table passkey_challenges (
  key         uuid primary key,
  user_id     uuid references users on delete cascade,
  challenge   text not null,
  expires_at  timestamptz not null
);
create index passkey_challenges_over on passkey_challenges (expires_at);

-- Codes by mail for a first sign-in, per filled-in form: also for forms that fit nobody, which are treated alike.
create table one_time_codes (
  form_hash    bytea primary key,
  user_id      uuid references users on delete cascade,
  code_hash    bytea not null,
  tries        integer not null,
  sent_at      timestamptz not null,
  expires_at   timestamptz not null,
  verified_at  timestamptz
);
create index one_time_codes_over on one_time_codes (expires_at);

create table temporary_passwords (
  id             uuid primary key,
  user_id        uuid not null references users on delete cascade,
  password_hash  bytea not null,                   -- keyed hash: these are random, not chosen
  expires_at     timestamptz not null,
  used_at        timestamptz
);
create index temporary_passwords_of_user on temporary_passwords (user_id);

-- Failures by keyed hash: of an account, of a name that nobody has, or of an address they came from.
create table failed_logins (
  subject       bytea primary key,
  failures      integer not null,
  last_at       timestamptz not null,
  locked_until  timestamptz
);
create index failed_logins_over on failed_logins (last_at);

create table totp_secrets (
  user_id        uuid primary key references users on delete cascade,
  secret_sealed  bytea not null,
  confirmed_at   timestamptz,
  last_counter   bigint not null default 0         -- a code is good once
);

create table passkeys (
  id             uuid primary key,
  user_id        uuid not null references users on delete cascade,
  credential_id  text not null unique,
  public_key     bytea not null,
  counter        bigint not null,
  transports     text[] not null,
  name           text not null,
  created_at     timestamptz not null,
  last_used_at   timestamptz
);
create index passkeys_of_user on passkeys (user_id);

create table recovery_codes (
  user_id    uuid not null references users on delete cascade,
  code_hash  bytea not null,
  used_at    timestamptz,
  primary key (user_id, code_hash)
);

-- Processes keep sessions in memory for seconds; what ends or changes one is told to all of them at once.
create function notify_session_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_changed', coalesce(old.user_id, new.user_id)::text);
  return null;
end $$;
create trigger tell_processes after update of ended_at, limited_to or delete on sessions
  for each row execute function notify_session_changed();
create trigger tell_processes after insert or delete on user_roles
  for each row execute function notify_session_changed();
create trigger tell_processes after insert or delete on user_tr_codes
  for each row execute function notify_session_changed();

create function notify_user_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_changed', new.id::text);
  return null;
end $$;
create trigger tell_processes after update of state, unit, name_en, must_change_password on users
  for each row execute function notify_user_changed();
