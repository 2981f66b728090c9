-- What is printed of motor cases (decision 057): from when until when a cover note gives cover, the number of the certificate,
-- and the excess schedule as it was promised. A quote from before has none; it follows from its plan and risk.
alter table motor_cases
  add column cover_note_from timestamptz,
  add column cover_note_until timestamptz,
  add column certificate_number text;
alter table motor_quotes add column excesses jsonb;

alter table documents
  drop constraint documents_kind,
  add constraint documents_kind
    check (kind in ('schedule', 'receipt', 'wording', 'debitNote', 'endorsement', 'creditNote', 'certificate')) not valid;
