-- The day on which an allocation counts in the books, where it is another than its own: its own was closed when it was posted.
alter table allocations add column counted_on date;
