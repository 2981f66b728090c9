-- What a document in a row without a fixed description is, as who uploaded it has said (decision 046). It goes with its file.
alter table stored_files add column description_sealed bytea;
