-- What waits is taken in order, a thousand rows at a time: also when an outage has left a million.
create index audit_waiting_in_order on audit_waiting (at, id);
