alter table subject_matter validate constraint subject_matter_owner_kind;
alter table documents validate constraint documents_kind;
