-- outside a transaction
-- Every insurer's number is one that can be called.
alter table insurers validate constraint insurers_emergency_phone_check;
