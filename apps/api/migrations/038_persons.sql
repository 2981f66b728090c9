-- Applicants, policyholders and insured persons: a row each, and every field of theirs sealed by itself (decision 024).
-- Number 0 is the applicant or policyholder. A person is found by any of lookup_hashes, keyed hashes of identity card,
-- passport, e-mail, phone, name with date of birth.
create table application_persons (
  owner_id      uuid not null references applications (id),
  person_no     smallint not null,
  role          text not null check (role in ('applicant', 'insured')),
  kind          text,                         -- of an insured person: adult, child, driver …
  lookup_hashes bytea[] not null,
  primary key (owner_id, person_no),
  check ((person_no = 0) = (role = 'applicant')),
  check ((kind is null) = (role = 'applicant'))
);
create index application_persons_by_lookup on application_persons using gin (lookup_hashes);

create table application_person_fields (
  owner_id     uuid not null,
  person_no    smallint not null,
  field        text not null,
  value_sealed bytea not null,
  primary key (owner_id, person_no, field),
  foreign key (owner_id, person_no) references application_persons (owner_id, person_no)
);

create table policy_persons (
  owner_id      uuid not null references policies (id),
  person_no     smallint not null,
  role          text not null check (role in ('holder', 'insured')),
  kind          text,
  lookup_hashes bytea[] not null,
  primary key (owner_id, person_no),
  check ((person_no = 0) = (role = 'holder')),
  check ((kind is null) = (role = 'holder'))
);
create index policy_persons_by_lookup on policy_persons using gin (lookup_hashes);

create table policy_person_fields (
  owner_id     uuid not null,
  person_no    smallint not null,
  field        text not null,
  value_sealed bytea not null,
  primary key (owner_id, person_no, field),
  foreign key (owner_id, person_no) references policy_persons (owner_id, person_no)
);

-- persons_version: the version of the application that its persons' rows hold. Where it is another than the application's,
-- a process of release 0.1 was the last to write, and people_sealed is what counts.
alter table applications add column answers_sealed bytea, add column persons_version integer;

-- answers_sealed is null as long as the policy's persons are in holder_sealed alone. Nobody writes the two hashes any more.
alter table policies add column answers_sealed bytea,
  alter column holder_hkid_hash drop not null, alter column holder_email_hash drop not null;
