-- A new brand is told like the names of attributes: a server that does not know of it counts its articles in no facet.
create trigger brand_inserted after insert on brand referencing new table as changed for each statement execute function log_name_change();
