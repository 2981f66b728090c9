-- A document's file name is permission to read it: it is made from the id and the server's key, and stands nowhere.
alter table documents drop column file_name;
