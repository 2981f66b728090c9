-- The certificate of a motor policy that was bought in the shop (decision 057): by its number the page of a number finds the policy.
-- A motor case holds its own number; policies from before have none.
create table motor_certificates (
  policy_id          uuid primary key references policies (id),
  certificate_number text not null unique
);
