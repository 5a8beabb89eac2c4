-- Search by SQL answers for seconds, until the index in memory is read (docs/adr/0008). To keep descriptions and the
-- trigrams of names for it took an import more than half of the database's work: it reads names and keywords.
drop index product_text_name;
alter table product_text drop column search;
alter table product_text add column search tsvector generated always as (
  setweight(to_tsvector(
    case language when 'nl' then 'dutch'::regconfig when 'de' then 'german'::regconfig
                  when 'fr' then 'french'::regconfig else 'simple'::regconfig end, name), 'A') ||
  setweight(to_tsvector(
    case language when 'nl' then 'dutch'::regconfig when 'de' then 'german'::regconfig
                  when 'fr' then 'french'::regconfig else 'simple'::regconfig end, keywords), 'B')
) stored;
create index product_text_search on product_text using gin (search);
