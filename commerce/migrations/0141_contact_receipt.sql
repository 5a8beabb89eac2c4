-- What the sender of a message was mailed: a copy of it, a receipt without its words, or nothing. Older ones are not known.
alter table contact add column receipt text check (receipt in ('copy', 'receipt', 'none'));
