-- outside a transaction
alter table payments validate constraint payments_of_one;
alter table payments validate constraint payments_of_application;
alter table payments validate constraint payments_policy_id_fkey;
