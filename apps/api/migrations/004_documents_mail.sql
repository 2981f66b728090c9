-- A document of a policy: its facts are kept as they stood at issue, the PDF is made when it is first asked for.
create table documents (
  id            uuid primary key,
  owner_id      uuid not null,               -- the policy
  kind          text not null check (kind in ('schedule', 'receipt', 'wording')),
  language      text not null check (language in ('en', 'zh-Hant')),
  file_name     text not null unique,        -- cannot be guessed: knowing it is the permission to read
  facts_sealed  bytea not null,
  created_at    timestamptz not null
);
create index documents_by_owner on documents (owner_id);

-- Every mail, from the deed that causes it to its delivery. Recipient and contents are sealed.
create table mails (
  id            uuid primary key,
  kind          text not null,
  language      text not null check (language in ('en', 'zh-Hant')),
  mail_sealed   bytea not null,
  attachments   uuid[] not null default '{}',
  state         text not null check (state in ('queued', 'sent', 'failed')),
  attempts      integer not null default 0,
  last_problem  text,                        -- a reply code such as 451, never the reply: it may name the recipient
  queued_at     timestamptz not null,
  sent_at       timestamptz,
  check ((sent_at is not null) = (state = 'sent'))
);
create index mails_by_age on mails (queued_at desc);
