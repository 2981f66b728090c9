-- Direct marketing may be refused: what was answered is kept with the application. Null where it is not submitted, and
-- where it was submitted to a process of the release before, which took a yes alone.
alter table applications add column marketing_agreed boolean;
