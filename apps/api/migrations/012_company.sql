-- What people ask by the contact page. Who asks and what is sealed; the list needs only the rest.
create table enquiries (
  id               uuid primary key,
  enquiry_number   text not null unique,
  language         text not null check (language in ('en', 'zh-Hant')),
  enquiry_sealed   bytea not null,
  sent_at          timestamptz not null,
  answered_by      uuid references users,
  answered_at      timestamptz,
  check ((answered_by is null) = (answered_at is null))
);
create index enquiries_by_time on enquiries (sent_at desc, id desc);
create index enquiries_open on enquiries (sent_at desc, id desc) where answered_at is null;

-- Mails that were sent are thrown away after a year.
create index mails_by_sending on mails (sent_at) where sent_at is not null;
