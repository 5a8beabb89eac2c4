-- older builds: may run

-- Values of the fields that extensions ask for: { "<extension>": { "<key>": "value" } }.
alter table checkout
  add column extension_fields jsonb not null default '{}' check (jsonb_typeof(extension_fields) = 'object');
alter table sales_order
  add column extension_fields jsonb not null default '{}' check (jsonb_typeof(extension_fields) = 'object');
