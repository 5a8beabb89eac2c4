-- The manufacturer's own part number, as the manufacturer writes it: shoppers who replace a part type it in.
alter table variant add column mpn text check (length(mpn) between 1 and 70);
