-- Articles on sale before the first row of a complete file was written; null: the file is not complete.
alter table import_run add column on_sale integer;
