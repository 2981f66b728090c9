-- The certificates of motor policies that no motor case holds the number of (decision 057): of a policy that was bought in the shop,
-- and of endorsements. By its number the page of a number finds the hours that it prints and what has taken its place since.
create table motor_certificates (
  certificate_number text primary key,
  policy_id          uuid not null references policies (id),
  valid_from         timestamptz not null,
  valid_until        timestamptz not null,
  replaced_at        timestamptz
);
create index motor_certificates_of_policy on motor_certificates (policy_id);
