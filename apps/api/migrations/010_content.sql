-- News, activities, the product library and claim forms: files with titles in both languages and days on which they show.
-- A file is stored, or has a recipe by which it is made when it is first asked for.
create table content_files (
  id               uuid primary key,
  box              text not null check (box in ('news', 'activities', 'prodlib', 'claimforms')),
  state            text not null check (state in ('draft', 'published', 'withdrawn')),
  shown_on         date not null,             -- the day people see, and the first on which it shows
  shown_until      date check (shown_until >= shown_on),
  title_en         text not null,
  title_zh         text not null,
  file_name        text not null,
  file_type        text not null,             -- its ending: pdf
  file_key         uuid,
  recipe           jsonb,
  insurer_code     text,
  line             text,
  product_name_en  text,
  product_name_zh  text,
  created_by       uuid,                      -- null: came with the product
  changed_by       uuid,
  changed_at       timestamptz not null,
  version          integer not null default 1,
  -- The box's revision that brought its last change: what processes that hold the lists in memory have not seen yet.
  revision         bigint not null,
  check ((file_key is null) <> (recipe is null))
);
create index content_files_by_revision on content_files (box, revision);
create index content_files_by_change on content_files (box, changed_at desc, id desc);

-- Counted up in the transaction of a change, so that revisions become visible in their order.
create table content_boxes (
  box       text primary key,
  revision  bigint not null
);
insert into content_boxes values ('news', 0), ('activities', 0), ('prodlib', 0), ('claimforms', 0);

create table claim_faqs (
  id           uuid primary key,
  line         text not null,
  seq          integer not null,
  question_en  text not null,
  question_zh  text not null,
  answer_en    text not null,
  answer_zh    text not null,
  state        text not null check (state in ('draft', 'published', 'withdrawn')),
  changed_by   uuid,
  changed_at   timestamptz not null,
  version      integer not null default 1
);
create index claim_faqs_of_line on claim_faqs (line, seq);
