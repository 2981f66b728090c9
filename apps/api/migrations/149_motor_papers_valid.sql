alter table documents validate constraint documents_kind;
