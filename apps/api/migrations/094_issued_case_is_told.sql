-- A case whose policy was issued waits for nobody any more, though its status stays what it was.
create trigger tell_work_of_issued_case after update on quote_requests
  for each row when (old.issued_at is distinct from new.issued_at) execute function tell_work_of_request();
