-- The codes under which consultants sell, by the word that everything else uses. Processes of the release before read and
-- write the old name through a view; the release after this one drops it.
alter table user_tr_codes rename to user_consultant_codes;
alter table user_consultant_codes rename column tr_code to consultant_code;
alter table user_consultant_codes rename constraint user_tr_codes_pkey to user_consultant_codes_pkey;
alter table user_consultant_codes rename constraint user_tr_codes_user_id_fkey to user_consultant_codes_user_id_fkey;
alter index user_tr_codes_by_code rename to user_consultant_codes_by_code;
create view user_tr_codes as select user_id, consultant_code as tr_code, seq from user_consultant_codes;
