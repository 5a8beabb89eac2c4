-- What a variant is called, and its pattern, material, age group and gender, as a feed words them: by language, then by
-- the key of the option. Where colour and size are the same, these tell the variants of a product apart.
alter table variant add column words jsonb not null default '{}';
